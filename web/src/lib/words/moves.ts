/** What a decision did, as someone at the table would say it: the same words as gauntlet.texts. */
import type { Decision } from '../rules/decision'
import { type Amounts, type Effect, tally } from '../rules/effects'
import type { Move } from '../table/table-types'
import { t } from '../texts.svelte'
import { tokensInWords } from './lists'

type Names = readonly string[]

/** `refills` names the new cards too, for those who cannot see them. */
export function moveInWords({ seat, decision, effects }: Move, names: Names, refills = false): string {
  const who = names[seat] ?? ''
  const moved = effects.map((effect, at) => {
    if (effect.kind === 'refill') return refills ? refilled(effect) : ''
    // Tokens that are returned one after the other are one sentence.
    if (effect.kind === 'return' && effects[at - 1]?.kind === 'return') return ''
    return effectInWords(effect, effects, who, names)
  })
  return [stepInWords(decision, effects, who), ...moved].filter(Boolean).join(' ')
}

/** "Ana recruits Thor.", from the decision alone: without what it led to, which the log says. */
export function does(decision: Decision, who: string): string {
  const { verb, tokens, card, level, location, battle } = decision
  if (verb === 'recruit') return t('does-recruit', { who, card: t(`card-${card}`) })
  if (verb === 'pay') return t('does-pay', { who })
  let effect: Effect | null = null
  if (verb === 'take' || verb === 'gain' || verb === 'return') effect = { kind: verb, tokens: tally(tokens) }
  if (verb === 'reserve') effect = { kind: verb, card, level }
  if (location) effect = { kind: 'location', location }
  if (battle) effect = { kind: 'claim', battle }
  return effect ? effectInWords(effect, [effect], who, []) : stepInWords(decision, [], who)
}

/** A decision that moves nothing itself, or not yet. */
function stepInWords({ verb, tokens, card }: Decision, effects: readonly Effect[], who: string): string {
  switch (verb) {
    case 'recruit':
      return effects.length > 0 ? '' : t('move-choose', { who, card: t(`card-${card}`) })
    case 'discount':
    case 'shield':
    case 'time':
      return t(`move-pay-${verb}`, { who, stone: t(`kind-${tokens[0]}`) })
    case 'pass':
      return t('move-pass', { who })
    case 'decline':
      return t('move-decline', { who })
    default:
      return ''
  }
}

/** One of the effects of a decision; some are part of another one's sentence. */
function effectInWords(effect: Effect, all: readonly Effect[], who: string, names: Names): string {
  switch (effect.kind) {
    case 'take':
      return t('move-take', { who, tokens: tokensInWords(effect.tokens) })
    case 'gain':
      return t('move-gain', { who, tokens: tokensInWords(effect.tokens) })
    case 'return':
      return t('move-return', { who, tokens: tokensInWords(sum(all, 'return')) })
    case 'reserve':
      return reserved(effect, all, who)
    case 'recruit':
      return recruited(effect.card, all, who)
    case 'time':
      return t('move-time', { who })
    case 'avengers':
      if (effect.loser === null) return t('move-avengers', { who })
      return t('move-avengers-from', { who, loser: names[effect.loser] ?? '' })
    case 'location':
      return t('move-location', { who, location: t(`location-${effect.location}`) })
    case 'claim':
      return t('move-claim', { who, battle: t(`battle-${effect.battle}`) })
    default:
      return ''
  }
}

function reserved(
  { card, level }: Extract<Effect, { kind: 'reserve' }>,
  all: readonly Effect[],
  who: string,
): string {
  const shield = all.some(one => one.kind === 'shield') ? 'yes' : 'no'
  if (!card) return t('move-reserve-unseen', { who, level: level ?? 0, shield })
  if (level) return t('move-reserve-deck', { who, card: t(`card-${card}`), level, shield })
  return t('move-reserve', { who, card: t(`card-${card}`), shield })
}

/** A card of the market leaves a gap that is filled; one of the hand does not. */
function recruited(id: string, all: readonly Effect[], who: string): string {
  const card = t(`card-${id}`)
  const source = all.some(one => one.kind === 'refill') ? 'market' : 'hand'
  const tokens = tokensInWords(sum(all, 'pay'))
  if (!tokens) return t('move-recruit-free', { who, card, source })
  return t('move-recruit', { who, card, source, tokens })
}

function refilled({ level, slot, card }: Extract<Effect, { kind: 'refill' }>): string {
  const at = slot + 1
  if (!card) return t('move-refill-empty', { level, slot: at })
  return t('move-refill', { level, slot: at, card: t(`card-${card}`) })
}

function sum(effects: readonly Effect[], kind: 'pay' | 'return'): Amounts {
  const found: Record<string, number> = {}
  for (const effect of effects) {
    if (effect.kind !== kind) continue
    for (const [token, count] of Object.entries(effect.tokens)) found[token] = (found[token] ?? 0) + count
  }
  return found
}
