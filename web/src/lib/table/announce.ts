import { eventInWords, sentences } from '../story'
import type { Told } from './types'

/** What has just happened, a line for each event that has words; new cards are told too. */
export function announced(
  told: readonly Told[],
  names: readonly string[],
  out: ReadonlySet<number>,
): string[] {
  return told
    .map(({ event, deeds }) =>
      event.kind === 'decided'
        ? sentences(deeds ?? [], names, true)
        : eventInWords(event, names, new Map(), out),
    )
    .filter(Boolean)
}
