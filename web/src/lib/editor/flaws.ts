/** What cannot be, in words: a sentence for each kind of flaw that the rules know (`layout.FLAWS`). */
import type { EngineError, Flaw } from '../engine/engine-api'
import { isWithoutEngine, problemInWords } from '../http'
import { type Args, t } from '../texts.svelte'

/** Why a position, a record or a link is refused. */
export function wrongInWords(error: EngineError): string {
  if (isWithoutEngine(error)) return problemInWords(error)
  if (error.flaw) return flawInWords(error.flaw)
  return t('analysis-wrong-text', { reason: error.message })
}

export function flawInWords({ kind, about }: Flaw): string {
  // A card that is nowhere, or more than once.
  if (kind === 'card') return t(about.places === 0 ? 'flaw-card-missing' : 'flaw-card', named(about))
  return t(`flaw-${kind}`, named(about))
}

/** Names instead of ids, and seats from 1. */
function named(about: Flaw['about']): Args {
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => {
      if (name === 'card') return [name, t(`card-${value}`)]
      if (name === 'token') return [name, t(`token-${value}`)]
      return [name, name === 'seat' ? Number(value) + 1 : value]
    }),
  )
}
