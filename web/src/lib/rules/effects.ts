/** What a decision moved on the table, as docs/record.md writes it: parsed once, where it comes in. */
import type { Token } from './decision'

export type Amounts = Readonly<Partial<Record<Token, number>>>

export type Effect =
  | { readonly kind: 'take' | 'pay' | 'gain' | 'return'; readonly tokens: Amounts }
  | {
      readonly kind: 'reserve'
      /** null where the reader does not know it. */
      readonly card: string | null
      /** null for a card of the market. */
      readonly level: number | null
    }
  | { readonly kind: 'shield' | 'time' }
  | { readonly kind: 'recruit'; readonly card: string }
  | {
      readonly kind: 'refill'
      readonly level: number
      /** From 0. */
      readonly slot: number
      /** null if the deck is empty. */
      readonly card: string | null
    }
  | {
      readonly kind: 'avengers'
      /** The seat that held the tile. */
      readonly loser: number | null
    }
  | { readonly kind: 'location'; readonly location: string }
  | { readonly kind: 'claim'; readonly battle: string }

export function parseEffect(text: string): Effect {
  const [kind, ...words] = text.split(' ')
  const [first = '', second = '', third] = words
  switch (kind) {
    case 'take':
    case 'gain':
    case 'return':
      return { kind, tokens: tally(words as Token[]) }
    case 'pay':
      return { kind, tokens: paid(words) }
    case 'reserve':
      if (first === 'deck') return { kind, card: third ?? null, level: Number(second) }
      return { kind, card: first, level: null }
    case 'shield':
    case 'time':
      return { kind }
    case 'recruit':
      return { kind, card: first }
    case 'refill':
      return {
        kind,
        level: Number(first),
        slot: Number(second),
        card: third === '-' ? null : (third ?? null),
      }
    case 'avengers':
      return { kind, loser: first ? Number(first) : null }
    case 'location':
      return { kind, location: first }
    case 'claim':
      return { kind, battle: first }
    default:
      throw new Error(`no effect: '${text}'`)
  }
}

/** How many of each. */
export function tally(tokens: readonly Token[]): Amounts {
  const found: Partial<Record<Token, number>> = {}
  for (const token of tokens) found[token] = (found[token] ?? 0) + 1
  return found
}

/** `mind 2 time 1`. */
function paid(words: readonly string[]): Amounts {
  const found: Partial<Record<Token, number>> = {}
  for (let at = 0; at < words.length; at += 2) found[words[at] as Token] = Number(words[at + 1])
  return found
}
