import type { SeatInfo } from './table-types'

/** What the players are called; of several with one name, as bots may be, each with the number of its mark. */
export function namesOf(seats: readonly Pick<SeatInfo, 'name'>[]): string[] {
  const alike = (name: string) => name !== '' && seats.filter(seat => seat.name === name).length > 1
  return seats.map(({ name }, seat) => (alike(name) ? `${name} ${seat + 1}` : name))
}

/** The seats of those who have left the game and cannot win it. */
export function outOf(seats: readonly Pick<SeatInfo, 'forfeited'>[]): Set<number> {
  return new Set(seats.flatMap(({ forfeited }, seat) => (forfeited ? [seat] : [])))
}
