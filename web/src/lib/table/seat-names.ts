import type { SeatInfo } from './table-types'

/** What the players are called. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ name }) => name)
}

/** The seats of those who have left the game and cannot win it. */
export function outOf(seats: readonly Pick<SeatInfo, 'forfeited'>[]): Set<number> {
  return new Set(seats.flatMap(({ forfeited }, seat) => (forfeited ? [seat] : [])))
}
