import type { Card } from '../rules/catalogue'
import { t } from '../texts.svelte'
import { tokensInWords } from './lists'

/** All that a card shows, as one would read it out. */
export function cardInWords(card: Card): string {
  return t('piece-card', {
    name: t(`card-${card.id}`),
    level: card.level,
    points: card.points,
    bonus: t(`token-${card.bonus}`),
    tags: card.tags,
    cost: tokensInWords(card.cost),
  })
}
