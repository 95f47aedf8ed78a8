import type { Decision } from '../rules/decision'

/** What a decision is about, as the board names its parts. */
export function spotsOf({ tokens, card, level, location, battle }: Decision): string[] {
  if (card) return [`card:${card}`]
  if (level) return [`deck:${level}`]
  if (location) return [`location:${location}`]
  if (battle) return [`battle:${battle}`]
  return [...new Set(tokens)].map(token => `bank:${token}`)
}
