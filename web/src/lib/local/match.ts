/** The state of a local match, folded from its events; as match/match.py, without clock, chat and waiting room. */
import { STATIC } from '../base'
import type { Beginning, Game } from '../engine/engine-api'
import type { Kept, Options, Schemas, WireEvent } from './local-game'

export interface Seat {
  player: string | null
  name: string
  bot: string | null
  stood_in: boolean
  forfeited: boolean
}

export interface Match {
  id: string
  options: Options
  seats: Seat[]
  status: Schemas['Screen']['status']
  /** Of the last event. */
  number: number
  /** When it was. */
  changed: number
  /** The number of the event that led to what is asked now. */
  question: number
  /** What was decided, and by whom, without what was taken back. */
  decided: { seat: number; decision: string }[]
  paused: boolean
  outcome: Schemas['Outcome'] | null
  rematch: string | null
}

export function fold({ id, events }: Pick<Kept, 'id' | 'events'>): Match {
  const [opened, ...rest] = events
  if (opened?.kind !== 'opened') throw new Error(`The log of ${id} does not begin with opened`)
  const free = { player: null, name: '', bot: null, stood_in: false, forfeited: false }
  const match: Match = {
    id,
    options: opened.options,
    seats: Array.from({ length: opened.options.players }, () => free),
    status: 'waiting',
    number: opened.number,
    changed: opened.at,
    question: opened.number,
    decided: [],
    paused: false,
    outcome: null,
    rematch: null,
  }
  for (const event of rest) apply(match, event)
  return match
}

function apply(match: Match, event: WireEvent): void {
  if (event.number !== match.number + 1) {
    throw new Error(`Event ${event.number} after ${match.number} at ${match.id}`)
  }
  switch (event.kind) {
    case 'seated': {
      const { player, name, bot } = event
      match.seats[event.seat] = { player, name, bot, stood_in: false, forfeited: false }
      break
    }
    case 'started':
      match.seats = event.order.map(seat => match.seats[seat] as Seat)
      match.status = 'playing'
      break
    case 'decided':
      match.decided.push({ seat: event.seat, decision: event.decision })
      break
    case 'undone':
      match.decided.pop()
      break
    case 'paused':
      match.paused = true
      break
    case 'resumed':
      match.paused = false
      break
    case 'stood-in':
      change(match, event.seat, { stood_in: true })
      break
    case 'returned':
      change(match, event.seat, { stood_in: false })
      break
    case 'forfeited':
      change(match, event.seat, { forfeited: true })
      break
    case 'ended': {
      const { end, winners, points, decided_by } = event
      match.status = 'over'
      match.outcome = { end, winners, points, decided_by }
      break
    }
    case 'rematch':
      match.rematch = event.table
      break
  }
  match.number = event.number
  match.changed = event.at
  if (['started', 'decided', 'undone', 'ended'].includes(event.kind)) match.question = event.number
}

function change(match: Match, seat: number, how: Partial<Seat>): void {
  match.seats[seat] = { ...(match.seats[seat] as Seat), ...how }
}

/** The game that the engine is asked about. */
export function gameOf(kept: Kept, match: Match): Game {
  return { ...beginningOf(kept), decisions: match.decided.map(({ decision }) => decision) }
}

/** Without the log. */
export function beginningOf(kept: Kept): Beginning {
  return 'position' in kept ? { position: kept.position } : { table: kept.table, setup: kept.setup }
}

/** The round in which it begins: of a game from a position on that of the position. */
export function firstRound(kept: Kept): number {
  const round = 'position' in kept ? / round=(\d+)/.exec(kept.position)?.[1] : undefined
  return Number(round ?? 1)
}

/** Whether a server would keep it: its tables are dealt, end by the rules, have no last round, and somebody sits there. */
export function isForServer(kept: Kept, match: Match): boolean {
  const ended = match.outcome !== null && match.outcome.end !== 'forfeit'
  const dealt = 'table' in kept && kept.table.max_rounds === null
  return !STATIC && ended && dealt && ownSeats(match).length > 0
}

/** Whether a person is to decide for a seat. */
export function isPerson(seat: Seat | undefined): boolean {
  return seat?.player != null && !seat.stood_in && !seat.forfeited
}

export function seatsWhere(match: Match, is: (seat: Seat) => boolean): number[] {
  return match.seats.flatMap((seat, number) => (is(seat) ? [number] : []))
}

/** The seats of people: all of them belong to whoever has this browser. */
export function ownSeats(match: Match): number[] {
  return seatsWhere(match, seat => seat.player !== null)
}

/** The seats that can still win. */
export function rivals(match: Match): number[] {
  return seatsWhere(match, seat => !seat.forfeited)
}

/** Whose view is shown: of several seats the one that is asked. */
export function viewerOf(match: Match, asked: number | null): number | null {
  const all = ownSeats(match)
  const staying = all.filter(seat => !match.seats[seat]?.forfeited)
  const own = staying.length > 0 ? staying : all
  return asked !== null && own.includes(asked) ? asked : (own[0] ?? null)
}

/** The bot that decides for a seat; null if a person does. */
export function botOf(match: Match, seat: number): string | null {
  return isPerson(match.seats[seat]) ? null : (match.seats[seat]?.bot ?? match.options.stand_in)
}

/** How many decisions a take-back takes back: those of bots, and before them one of a person. */
export function revocable(match: Match): number {
  if (!match.options.undo || match.status !== 'playing' || match.paused) return 0
  const last = match.decided.findLastIndex(({ seat }) => isPerson(match.seats[seat]))
  return last < 0 ? 0 : match.decided.length - last
}
