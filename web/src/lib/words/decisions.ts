/** Decisions in words, apart from what they lead to. */
import type { Decision } from '../rules/decision'
import { tally } from '../rules/effects'
import { type Args, t } from '../texts.svelte'
import { tokensInWords } from './lists'

/** "Recruit Rocket": what the button says that sends it. */
export function decisionWords(decision: Decision): string {
  return t(`decide-${keyOf(decision)}`, objectsOf(decision))
}

/** "recruiting Thor", for the middle of a sentence. */
export function doing(decision: Decision): string {
  return t(`doing-${keyOf(decision)}`, objectsOf(decision))
}

/** The same on a line of its own. */
export function decisionInWords(decision: Decision): string {
  return capital(doing(decision))
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function keyOf({ verb, level }: Decision): string {
  return level === null ? verb : `${verb}-deck`
}

function objectsOf({ verb, tokens, card, level, location, battle }: Decision): Args {
  if (card) return { card: t(`card-${card}`) }
  if (level) return { level }
  if (location) return { location: t(`location-${location}`) }
  if (battle) return { battle: t(`battle-${battle}`) }
  if (verb === 'discount' || verb === 'shield' || verb === 'time') return { stone: t(`kind-${tokens[0]}`) }
  return { tokens: tokensInWords(tally(tokens)) }
}
