import type { Area, Outcome } from '../table/table-types'

/** Everyone, the winners first, then by points. */
export function standing(
  outcome: Outcome,
  areas: readonly Area[],
): { seat: number; area: Area; points: number }[] {
  const won = (seat: number) => Number(outcome.winners.includes(seat))
  return areas
    .map((area, seat) => ({ seat, area, points: outcome.points[seat] ?? area.points }))
    .sort((one, other) => won(other.seat) - won(one.seat) || other.points - one.points)
}
