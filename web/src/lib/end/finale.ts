/** When the glove of the finale closes, in seconds: picture and sound meet there. */
export const CLOSES = 1.5

/** At once for those who want no motion. */
export function closesAfter(): number {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : CLOSES
}
