/** Names for the kernel's numbers. */
import { DECISIONS } from '../rules/decision'
import { TOKENS } from '../rules/generated'
import {
  CLAIM_BATTLE,
  DECK_SIZES,
  DECK_START,
  NO_CARD,
  NONE,
  RESERVE_CARD,
  UNKNOWN,
  VISIT_LOCATION,
} from './generated'

/** In the order of the rules' data files, as the table of decisions names them. */
export const CARD_IDS = names(RESERVE_CARD, NO_CARD, 'card')
export const LOCATION_IDS = names(VISIT_LOCATION, CLAIM_BATTLE - VISIT_LOCATION, 'location')
export const BATTLE_IDS = names(CLAIM_BATTLE, DECISIONS.length - 1 - CLAIM_BATTLE, 'battle')

/** null for none; a card that the viewer does not know is `?1`, `?2` or `?3` by its level. */
export function cardName(card: number): string | null {
  if (card === NO_CARD) return null
  return CARD_IDS[card] ?? `?${card - UNKNOWN + 1}`
}

/** From 1. */
export function levelOf(card: number): number {
  if (card >= UNKNOWN) return card - UNKNOWN + 1
  return DECK_START.findIndex((start, level) => card < start + (DECK_SIZES[level] ?? 0)) + 1
}

export function locationName(location: number): string | null {
  return LOCATION_IDS[location] ?? null
}

/** Without the gaps. */
export function listed(things: readonly number[], ids: readonly string[]): string[] {
  return things.filter(thing => thing !== NONE).map(thing => ids[thing] ?? '')
}

export function decisionText(number: number): string {
  return DECISIONS[number]?.text ?? ''
}

/** All seven. */
export function tokenCounts(vector: readonly number[]): Record<string, number> {
  return Object.fromEntries(TOKENS.map((token, index) => [token, vector[index] ?? 0]))
}

/** Those of which there are any. */
export function amounts(vector: readonly number[]): [token: string, amount: number][] {
  return Object.entries(tokenCounts(vector)).filter(([, amount]) => amount > 0)
}

function names(first: number, count: number, part: 'card' | 'location' | 'battle'): string[] {
  return DECISIONS.slice(first, first + count).map(decision => decision[part] ?? '')
}
