/** What can be said with one press: the server knows the same list (match/talk.py). */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'nice-move',
  'oops',
  'thinking',
  'hurry',
  'rematch',
  'bye',
] as const
export type Phrase = (typeof PHRASES)[number]

export function isPhrase(value: string | null): value is Phrase {
  return PHRASES.some(phrase => phrase === value)
}
