import { TOKENS } from '../rules/generated'
import { t } from '../texts.svelte'

/** "a, b and c" inside a sentence, as the language joins it. */
export function joined(items: readonly string[]): string {
  const [first = '', ...rest] = items
  const last = rest.pop()
  if (last === undefined) return first
  const head = rest.reduce((before, next) => t('list-comma', { head: before, next }), first)
  return soundsLikeI(last) ? t('list-and-i', { head, last }) : t('list-and', { head, last })
}

/** "2 Mind and 1 Soul" in token order; only the first has the noun, in languages that need one. */
export function tokensInWords(amounts: Readonly<Record<string, number | undefined>>): string {
  const given = TOKENS.filter(token => (amounts[token] ?? 0) > 0)
  return joined(
    given.map((token, index) => {
      const count = amounts[token] ?? 0
      return index === 0 ? t(`amount-${token}`, { count }) : t(`another-${token}`, { count })
    }),
  )
}

/** Spanish says "e" and not "y" before it. */
function soundsLikeI(word: string): boolean {
  return /^h?(í|i(?![aeo]))/.test(word.toLowerCase())
}
