/** A record from a file: of the right shape, or an error that names where it is not. Whether it can be played, the kernel says. */

import { EngineError, type GameRecord, type Options, type Setup } from './engine-api'
import { OPTIONS, RECORD_FORMAT, RECORD_KEYS, SETUP } from './generated'
import { brief } from './setup'

type Fields = Record<string, unknown>

function refuse(message: string): never {
  throw new EngineError('bad-record', message)
}

export function parseRecord(text: string): GameRecord {
  const top = fields('the record', json(text), RECORD_KEYS)
  if (top.format !== RECORD_FORMAT) refuse(`format: ${brief(top.format)} is not '${RECORD_FORMAT}'`)
  const table = fields('table', top.table, OPTIONS) as unknown as Options
  const setup = fields('setup', top.setup, SETUP)
  const decks = list('setup.decks', setup.decks)
  const names = texts('names', top.names)
  if (names.length !== table.players)
    refuse(`names: ${names.length} names for ${brief(table.players)} players`)
  return {
    format: RECORD_FORMAT,
    table,
    names,
    setup: {
      decks: decks.map((deck, level) => texts(`setup.decks[${level}]`, deck)),
      locations: texts('setup.locations', setup.locations),
      battles: texts('setup.battles', setup.battles),
    } satisfies Setup,
    decisions: texts('decisions', top.decisions),
    result: top.result as GameRecord['result'],
  }
}

/** The result that a file claims must be the one that its game has. */
export function checkResult(given: unknown, played: GameRecord['result']): void {
  const claimed = given === null ? null : fields('result', given, ['end', 'winners', 'points'])
  const ordered = claimed && { end: claimed.end, winners: claimed.winners, points: claimed.points }
  if (JSON.stringify(ordered) !== JSON.stringify(played)) {
    const fact = played ? JSON.stringify(played) : 'null (the game is not over)'
    refuse(`result: ${JSON.stringify(given)} is not the one that the game has: ${fact}`)
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuse(`not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** An object with just these keys. */
function fields(path: string, value: unknown, keys: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse(`${path}: must be an object with ${keys.join(', ')}, not ${brief(value)}`)
  }
  const unknown = Object.keys(value).find(key => !keys.includes(key))
  if (unknown !== undefined) refuse(`${path}: unknown key '${unknown}'`)
  const missing = keys.find(key => !Object.hasOwn(value, key))
  if (missing !== undefined) refuse(`${path}: the key '${missing}' is missing`)
  return value as Fields
}

function list(path: string, value: unknown): unknown[] {
  return Array.isArray(value) ? value : refuse(`${path}: must be a list, not ${brief(value)}`)
}

function texts(path: string, value: unknown): string[] {
  return list(path, value).map((item, number) =>
    typeof item === 'string' ? item : refuse(`${path}[${number}]: must be a text, not ${brief(item)}`),
  )
}
