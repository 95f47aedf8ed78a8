import { sentence, tokensInWords } from '../story'
import { t } from '../texts.svelte'
import type { Deed } from './types'

/** "recruiting Thor", for the middle of a sentence. */
export function doing(decision: string): string {
  const [verb = '', ...objects] = decision.split(' ')
  const thing = objects[0] ?? ''
  switch (verb) {
    case 'take':
    case 'gain':
    case 'return':
      return t(`doing-${verb}`, { tokens: tokensInWords(counted(objects)) })
    case 'reserve':
      if (thing === 'deck') return t('doing-reserve-deck', { level: Number(objects[1]) })
      return t('doing-reserve', { card: t(`card-${thing}`) })
    case 'recruit':
      return t('doing-recruit', { card: t(`card-${thing}`) })
    case 'discount':
    case 'shield':
    case 'time':
      return t(`doing-${verb}`, { stone: t(`kind-${thing}`) })
    case 'location':
      return t('doing-location', { location: t(`location-${thing}`) })
    case 'claim':
      return t('doing-claim', { battle: t(`battle-${thing}`) })
    default:
      return t(`doing-${verb}`)
  }
}

/** The same on a line of its own. */
export function decisionInWords(decision: string): string {
  return capital(doing(decision))
}

/** "Ana recruits Thor.", from the notation alone: without what came of it, which the log tells. */
export function does(decision: string, who: string): string {
  const [verb = '', ...objects] = decision.split(' ')
  if (verb === 'recruit') return t('does-recruit', { who, card: t(`card-${objects[0]}`) })
  if (verb === 'pay') return t('does-pay', { who })
  return sentence({ seat: 0, ...deedOf(verb, objects) }, [who])
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function deedOf(verb: string, objects: readonly string[]): Omit<Deed, 'seat'> {
  const thing = objects[0] ?? ''
  switch (verb) {
    case 'take':
    case 'return':
      return { deed: verb, tokens: counted(objects) }
    case 'gain':
      return { deed: 'gain', stone: thing }
    case 'reserve':
      if (thing === 'deck') return { deed: 'reserve', card: null, level: Number(objects[1]), shield: false }
      return { deed: 'reserve', card: thing, source: 'market', shield: false }
    case 'discount':
    case 'shield':
    case 'time':
      return { deed: 'pay', paid_with: verb, stone: thing }
    case 'location':
      return { deed: 'location', location: thing }
    case 'claim':
      return { deed: 'claim', battle: thing }
    case 'decline':
      return { deed: 'decline' }
    default:
      return { deed: 'pass' }
  }
}

function counted(tokens: readonly string[]): Record<string, number> {
  const amounts: Record<string, number> = {}
  for (const token of tokens) amounts[token] = (amounts[token] ?? 0) + 1
  return amounts
}
