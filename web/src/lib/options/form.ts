/** What the form of a new table holds, and what becomes of it. */

import { botName, type Level } from '../bots/levels'
import type { SeatRequest } from '../http'
import type { Sitter } from '../local/new-game'
import type { Ending, Options } from '../table/table-types'

export interface Wish {
  kind: SeatRequest['kind']
  bot: Level
  name: string
}

export type ClockKind = 'none' | 'turn' | 'reserve' | 'days'

/** Seconds to choose from, by kind of clock; the middle one is offered first. */
export const CLOCKS: Record<Exclude<ClockKind, 'none'>, readonly [number, ...number[]]> = {
  turn: [120, 30, 60, 180, 300],
  reserve: [1200, 300, 600, 1800, 3600],
  days: [259_200, 86_400, 172_800, 604_800],
}

export function clockOf(kind: ClockKind, seconds: number): Options['clock'] {
  if (kind === 'none') return { kind: 'none' }
  return { kind: kind === 'reserve' ? 'reserve' : 'turn', seconds }
}

/** A person without a name yet is a seat that is still open. */
export function seatOf(wish: Wish): SeatRequest {
  if (wish.kind === 'bot') return { kind: 'bot', bot: wish.bot }
  if (wish.kind === 'person' && wish.name.trim()) return { kind: 'person', name: wish.name.trim() }
  return { kind: wish.kind === 'me' ? 'me' : 'open' }
}

/** The same at a table of this browser. */
export function sitterOf(wish: Wish, me: string): Sitter {
  if (wish.kind === 'bot') return { name: botName(wish.bot), bot: wish.bot }
  return { name: wish.kind === 'me' ? me : wish.name.trim(), bot: null }
}

/** Whether the game begins at once. */
export function isComplete(seats: readonly SeatRequest[], begins: Options['begins']): boolean {
  return begins === 'drawn' && seats.every(seat => seat.kind !== 'open')
}

/** The ending that a table plays with; without a choice it follows from Epic Battles (B14). */
export function endingOf({ ending, epic_battles }: Pick<Options, 'ending' | 'epic_battles'>): Ending {
  return ending ?? (epic_battles ? 'sixteen' : 'gauntlet')
}
