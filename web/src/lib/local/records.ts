/** Record files (docs/record.md): what a finished game is exported as, and any record as a game of this browser. */
import { isLevel } from '../bots/levels'
import type { Engine, GameRecord } from '../engine/engine-api'
import type { Draft, Kept } from './local-game'
import { fold, gameOf } from './match'
import { numbered, type Sitter, started } from './new-game'

const LONGEST_NAME = 24

/** null for a game from a position on: records begin with a deal. */
export async function recordOf(engine: Engine, kept: Kept): Promise<GameRecord | null> {
  const match = fold(kept)
  const game = gameOf(kept, match)
  if ('position' in game) return null
  return engine.record(
    game,
    match.seats.map(({ name }) => name),
  )
}

/** The text of a record file: the same bytes that Python writes. */
export function recordText(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`
}

/** A seat that is called like a bot is that bot's; people of this device have the others. */
export async function gameFrom(engine: Engine, record: GameRecord): Promise<Kept> {
  const { table, setup, names, decisions } = record
  const { players, epic_battles, ending, payment } = table
  const sitters = names.map((name, seat): Sitter => {
    const bot = name.toLowerCase()
    return { name: shown(name) || String(seat + 1), bot: isLevel(bot) ? bot : null }
  })
  const kept = started({ table, setup }, { players, epic_battles, ending, payment }, sitters, 0)
  const moves = await engine.moves({ table, setup, decisions }, null)
  const drafts: Draft[] = moves.map(({ seat, decision }) => ({ kind: 'decided', seat, decision }))
  const outcome = await engine.outcome({ table, setup, decisions })
  if (outcome) drafts.push({ kind: 'ended', ...outcome, nonce: '' })
  return { ...kept, events: [...kept.events, ...numbered(drafts, kept.events.length)] }
}

/** As it may stand at a table: one line of visible characters. */
function shown(name: string): string {
  return name
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
}
