/** A position while it is being edited: the text of a position, taken apart. What follows from the rest is not in it. */

import type { Engine } from '../engine/engine-api'
import { DECK_SIZES, POSITION_FORMAT } from '../engine/generated'
import { BATTLES, cardOf, hiddenLevel } from '../rules/catalogue'
import { DEALT_BATTLES, TOKENS } from '../rules/generated'

export interface Reserved {
  /** Its id; or `?2`, if only its level is known. */
  card: string
  /** Whether it came from a deck, so that only its owner knows it. */
  hidden: boolean
}

export interface Person {
  /** In the order of TOKENS. */
  tokens: number[]
  recruited: string[]
  reserved: Reserved[]
  battles: string[]
  spentTime: string
}

export interface Draft {
  ending: string
  payment: string
  round: string
  /** Whose turn it is. */
  seat: number
  bank: number[]
  /** Four of each level, from the first one on; empty where no card lies. */
  market: string[]
  /** As many as there are players, each on the table or with one of them. */
  locations: { id: string; owner: number | null }[]
  battles: string[]
  avengers: number | null
  people: Person[]
}

const NOTHING = '-'

/** From the text of a position, which the engine has checked. It is somebody's turn then, whatever was asked. */
export function readDraft(text: string): Draft {
  const fields = Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(item => item.split(/=(.*)/s, 2) as [string, string]),
  )
  const list = (name: string) => (fields[name] === NOTHING ? [] : (fields[name]?.split(',') ?? []))
  const numbers = (name: string) => list(name).map(Number)
  const seats = Array.from({ length: Number(fields.players) }, (_, seat) => seat)
  const recruited = list('recruited').map(item => item.split('@'))
  const owned = seats.flatMap(seat => list(`locations${seat}`).map(id => ({ id, owner: seat })))
  const free = list('locations').filter(id => id !== NOTHING)
  return {
    ending: fields.ending ?? '',
    payment: fields.payment ?? '',
    round: fields.round ?? '1',
    seat: Number(fields.seat) || 0,
    bank: numbers('bank'),
    market: list('market').map(card => (card === NOTHING ? '' : card)),
    locations: [...free.map(id => ({ id, owner: null })), ...owned],
    battles: list('battles'),
    avengers: fields.avengers === NOTHING ? null : Number(fields.avengers),
    people: seats.map(seat => ({
      tokens: numbers(`tokens${seat}`),
      recruited: recruited.filter(([, owner]) => owner === String(seat)).map(([card = '']) => card),
      reserved: list(`reserved${seat}`).map(card => ({
        card: card.replace('*', ''),
        hidden: card.endsWith('*'),
      })),
      battles: list(`battles${seat}`),
      spentTime: fields[`spent_time${seat}`] ?? '0',
    })),
  }
}

/** As a line of text; decks are unknown, and as high as the other cards leave them. */
export function writeDraft(draft: Draft, powerPoints = 0): string {
  const list = (items: readonly string[]) => items.join(',') || NOTHING
  const free = draft.locations.map(({ id, owner }) => (owner === null ? id : NOTHING))
  const none = TOKENS.map(() => 0).join(',')
  const fields: [string, string | number][] = [
    ['players', draft.people.length],
    ['ending', draft.ending],
    ['payment', draft.payment],
    ['max_rounds', NOTHING],
    ['round', draft.round],
    ['seat', draft.seat],
    ['phase', 'turn'],
    ['end', NOTHING],
    ['winners', 0],
    ['bank', draft.bank.join(',')],
    ['market', draft.market.map(card => card || NOTHING).join(',')],
    ['decks', decks(draft).join('/')],
    ['locations', free.join(',')],
    ['battles', list(draft.battles)],
    ['avengers', draft.avengers ?? NOTHING],
    [
      'recruited',
      list(draft.people.flatMap(({ recruited }, seat) => recruited.map(card => `${card}@${seat}`))),
    ],
    ['passes', 0],
    ['power_points', powerPoints],
    ['paying', NOTHING],
    ['owing', none],
    ['discount_due', 0],
    ['shields', 0],
    ['time_coins', NOTHING],
    ['lowest', 0],
    ['gainable', 0],
    ...draft.people.flatMap((person, seat): [string, string][] => [
      [`tokens${seat}`, person.tokens.join(',')],
      [`reserved${seat}`, list(person.reserved.map(({ card, hidden }) => card + (hidden ? '*' : '')))],
      [`locations${seat}`, list(draft.locations.filter(({ owner }) => owner === seat).map(({ id }) => id))],
      [`battles${seat}`, list(person.battles)],
      [`spent_time${seat}`, person.spentTime],
    ]),
  ]
  return [POSITION_FORMAT, ...fields.map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** All cards that lie anywhere but in a deck. */
export function placed({ market, people }: Draft): string[] {
  return [
    ...market.filter(Boolean),
    ...people.flatMap(({ recruited, reserved }) => [...recruited, ...reserved.map(({ card }) => card)]),
  ]
}

function decks(draft: Draft): string[] {
  const seen = placed(draft)
  return DECK_SIZES.map((size, level) => {
    const known = new Set(seen.filter(card => !hiddenLevel(card) && cardOf(card).level === level + 1))
    const unknown = seen.filter(card => hiddenLevel(card) === level + 1)
    return String(size - known.size - unknown.length || NOTHING)
  })
}

/**
 * The text of a draft that can be; throws an EngineError that says why it cannot. What super-powers are worth when the
 * turn begins (B15) is the difference that the claimed battles of whoever decides make to the points.
 */
export async function checkedText(draft: Draft, engine: Engine): Promise<string> {
  const text = writeDraft(draft)
  const points = async (position: string) => {
    const { players } = await engine.board({ position, decisions: [] }, null)
    return players[draft.seat]?.points ?? 0
  }
  const all = await points(text)
  const people = draft.people.map((person, seat) =>
    seat === draft.seat ? { ...person, battles: [] } : person,
  )
  return writeDraft(draft, all - (await points(writeDraft({ ...draft, people }))))
}

/** Moves tokens between a person and the bank, as far as the bank has any: the sum stays what it was. */
export function withTokens(draft: Draft, seat: number, token: number, count: number): Draft {
  const before = draft.people[seat]?.tokens[token] ?? 0
  const left = (draft.bank[token] ?? 0) + before - count
  return {
    ...withPerson(draft, seat, person => ({ ...person, tokens: person.tokens.with(token, count) })),
    bank: left >= 0 ? draft.bank.with(token, left) : draft.bank,
  }
}

export function withPerson(draft: Draft, seat: number, change: (person: Person) => Person): Draft {
  return { ...draft, people: draft.people.map((person, at) => (at === seat ? change(person) : person)) }
}

/** With Epic Battles, or without them. */
export function withBattles(draft: Draft, epic: boolean): Draft {
  if (epic)
    return { ...draft, ending: 'sixteen', battles: BATTLES.slice(0, DEALT_BATTLES).map(({ id }) => id) }
  const people = draft.people.map(person => ({ ...person, battles: [] }))
  return { ...draft, ending: 'gauntlet', battles: [], people }
}
