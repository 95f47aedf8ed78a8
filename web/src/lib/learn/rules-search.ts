/** Finding words in the rules, whatever their accents and capitals. */
import { plain } from '../words/plain'
import { CLAUSES } from './clauses'

interface Piece {
  text: string
  /** It is one of the words that were looked for. */
  found: boolean
  /** The clause that it names, if it names one. */
  clause?: string
  /** It is the label of what the rulebooks leave open. */
  reading?: boolean
}

interface Span {
  from: number
  to: number
}

export function wordsOf(search: string): string[] {
  return plain(search.trim()).split(/\s+/).filter(Boolean)
}

/** Whether all the words are in the text, or one of them is the clause's own number. */
export function fits(clause: string, text: string, words: readonly string[]): boolean {
  const where = plain(text)
  return words.every(word => where.includes(word) || clause.toLowerCase() === word)
}

/** The text in pieces: what was found, references to clauses, the `label` of our own readings, and the rest. */
export function pieces(text: string, words: readonly string[], label = ''): Piece[] {
  const [before = '', ...after] = label ? text.split(label) : [text]
  return [
    ...marked(before, words),
    ...after.flatMap(part => [{ text: label, found: false, reading: true }, ...marked(part, words)]),
  ]
}

function marked(text: string, words: readonly string[]): Piece[] {
  const spans = merged(words.flatMap(word => spansOf(plain(text), word)))
  const made: Piece[] = []
  let at = 0
  for (const { from, to } of spans) {
    made.push(...linked(text.slice(at, from)), { text: text.slice(from, to), found: true })
    at = to
  }
  made.push(...linked(text.slice(at)))
  return made.filter(piece => piece.text !== '')
}

function spansOf(where: string, word: string): Span[] {
  const spans: Span[] = []
  for (let from = where.indexOf(word); from >= 0; from = where.indexOf(word, from + word.length)) {
    spans.push({ from, to: from + word.length })
  }
  return spans
}

function merged(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.sort((one, two) => one.from - two.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

function linked(text: string): Piece[] {
  return text
    .split(/\b([CSTEWBHX]\d{1,2})\b/)
    .map(part =>
      CLAUSES.includes(part) ? { text: part, found: false, clause: part } : { text: part, found: false },
    )
}
