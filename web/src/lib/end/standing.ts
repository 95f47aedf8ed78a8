import type { Area, Outcome } from '../table/table-types'
import { t } from '../texts.svelte'

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

/** Why they have won, and not another one who could have; nothing where what was won by says it all. */
export function decidedInWords({ end, decided_by }: Outcome): string {
  switch (decided_by) {
    case 'alone':
      return end === 'gauntlet' ? t('final-alone') : ''
    case 'points':
      return end === 'gauntlet' ? t('tie-points') : ''
    case 'avengers':
      return t('tie-avengers')
    case 'cards':
      return t('tie-cards')
    case 'shared':
      return t('tie-shared')
    case null:
      return ''
  }
}
