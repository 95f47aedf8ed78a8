/** Why a decision is good or bad: the facts of reviews and hints in words, as gauntlet.texts.reasons has them. */

import { parseDecision } from '../rules/decision'
import { type Args, t } from '../texts.svelte'
import { capital, doing } from './decisions'
import { joined } from './lists'

/** One reason; which keys it has depends on `kind`. */
export type Reason = Readonly<Record<string, unknown>>

export function reasonInWords(reason: Reason, names: readonly string[]): string {
  const gaps: Args = {}
  for (const [key, value] of Object.entries(reason)) Object.assign(gaps, gap(key, value, names))
  let words = t(`reason-${reason.kind}`, gaps)
  if (typeof gaps.best === 'string' && words.startsWith(gaps.best)) words = capital(words)
  return isReason(reason.then) ? `${words} ${reasonInWords(reason.then, names)}` : words
}

function gap(key: string, value: unknown, names: readonly string[]): Args {
  const text = String(value)
  switch (key) {
    case 'kind':
    case 'then':
      return {}
    case 'seat':
      return { who: names[Number(value)] ?? '' }
    case 'card':
      return { card: t(`card-${text}`) }
    case 'location':
      return { location: t(`location-${text}`) }
    case 'stone':
      return { stone: t(`kind-${text}`) }
    case 'best':
    case 'plan':
      return { [key]: doing(parseDecision(text)) }
    case 'gain':
      return { gain: gainInWords(value) }
    case 'worth':
      return { worth: worthInWords(value) }
    case 'did':
    case 'nearly':
      return { [key]: value ? 'yes' : 'no' }
    default:
      return { [key]: typeof value === 'number' ? value : text }
  }
}

/** "3 points, the Avengers Assemble tile and the Time token"; nothing where there is nothing to name. */
function gainInWords(gain: unknown): string {
  if (!isReason(gain)) return ''
  const locations = Array.isArray(gain.locations) ? gain.locations : []
  return joined([
    ...(gain.points ? [t('points', { count: Number(gain.points) })] : []),
    ...(gain.avengers ? [t('gain-avengers')] : []),
    ...locations.map(id => t('gain-location', { location: t(`location-${id}`) })),
    ...(gain.time ? [t('gain-time')] : []),
    ...(gain.first ? [t('gain-first', { stone: t(`kind-${gain.first}`) })] : []),
  ])
}

function worthInWords(gain: unknown): string {
  if (!isReason(gain)) return ''
  if (gain.ends) return t(`worth-${gain.ends}`)
  const words = gainInWords(gain)
  return words ? t('worth-gain', { gain: words }) : ''
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
