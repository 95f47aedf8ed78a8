import { GOAL } from '../goal'
import type { Area, Outcome } from './types'

/** What decided between those who could win: W3 and B14 of docs/rules.md. */
export type Decider = 'alone' | 'points' | 'avengers' | 'cards' | 'shared'

const STONES = ['mind', 'space', 'soul', 'power', 'reality']

/** Null where nothing had to be decided: nobody has won, or the others had gone. */
export function decider(outcome: Outcome, areas: readonly Area[], out: ReadonlySet<number>): Decider | null {
  const [winner] = outcome.winners
  if (winner === undefined || (outcome.end !== 'gauntlet' && outcome.end !== 'sixteen')) return null
  const seats = areas.map((_, seat) => seat).filter(seat => !out.has(seat))
  const closed = (seat: number) => outcome.end === 'sixteen' || meets(areas[seat])
  // Someone who has left had the Gauntlet: points decide between the others.
  if (!closed(winner)) return 'points'
  const rivals = seats.filter(closed)
  if (rivals.length < 2) return [...out].some(closed) ? null : 'alone'
  const level = rivals.filter(seat => areas[seat]?.points === areas[winner]?.points)
  if (level.length < 2) return 'points'
  // B14 does not ask who holds the tile.
  if (outcome.end === 'gauntlet' && areas[winner]?.avengers) return 'avengers'
  return outcome.winners.length > 1 ? 'shared' : 'cards'
}

/** W1: the conditions of the Gauntlet. */
export function meets(area: Area | undefined): boolean {
  if (!area || area.points < GOAL || (area.tokens.time ?? 0) < 1) return false
  return STONES.every(stone => (area.bonuses[stone] ?? 0) > 0)
}
