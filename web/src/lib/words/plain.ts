/** Text without accents, capitals and curly apostrophes, letter by letter: an index into it is an index into the text. */
export function plain(text: string): string {
  return [...text].map(bare).join('')
}

function bare(letter: string): string {
  const [first = letter] = letter.normalize('NFD').toLowerCase()
  return (ALIKE[first] ?? first).padEnd(letter.length)
}

/** The Polish ł has no accent that could be taken off. */
const ALIKE: Readonly<Record<string, string>> = { ł: 'l', '’': "'" }
