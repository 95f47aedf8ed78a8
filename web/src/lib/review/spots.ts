import type { Decision } from '../rules/decision'

/** What a decision is about, as the board names its parts; with a market, a card that is not in it is at its player. */
export function spotsOf(
  { tokens, card, level, location, battle }: Decision,
  market?: readonly (readonly (string | null)[])[],
  seat?: number,
): string[] {
  if (card) return [market?.flat().includes(card) === false ? `player:${seat}` : `card:${card}`]
  if (level) return [`deck:${level}`]
  if (location) return [`location:${location}`]
  if (battle) return [`battle:${battle}`]
  return [...new Set(tokens)].map(token => `bank:${token}`)
}
