import type { Card, Stones } from '../data'
import { listed, t } from '../texts.svelte'
import { STONES } from './stones'

/** "2 Mind, 1 Soul": amounts in the fixed order of the stones; some languages say the noun only once. */
export function amounts(of: Stones): string {
  const shown = STONES.filter(stone => of[stone] > 0)
  return listed(
    shown.map((stone, place) =>
      place === 0 ? t(`amount-${stone}`, { count: of[stone] }) : t(`another-${stone}`, { count: of[stone] }),
    ),
  )
}

/** All that a card shows, as one would read it out. */
export function spoken(card: Card): string {
  return t('piece-card', {
    name: t(`card-${card.id}`),
    level: card.level,
    points: card.points,
    bonus: t(`token-${card.bonus}`),
    tags: card.tags,
    cost: amounts(card.cost),
  })
}
