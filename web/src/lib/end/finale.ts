import { settings } from '../settings.svelte'
import type { Outcome } from '../table/table-types'

/** When the glove of the finale closes, in seconds at the usual pace: picture and sound meet there. */
export const CLOSES = 1.5

/** At once for those who want no motion. */
export function closesAfter(): number {
  return CLOSES * settings.pace
}

/** Whose glove closes: whoever has won on the table, and not because the others have gone. */
export function closingSeat({ end, winners }: Pick<Outcome, 'end' | 'winners'>): number | undefined {
  return end === 'gauntlet' || end === 'sixteen' ? winners[0] : undefined
}
