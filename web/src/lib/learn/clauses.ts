/** The clauses of the rules by section, in the order of the file `rules`. A test compares them. */
export const SECTIONS = [
  { letter: 'C', clauses: 5, intro: true },
  { letter: 'S', clauses: 5, intro: false },
  { letter: 'T', clauses: 10, intro: true },
  { letter: 'E', clauses: 4, intro: true },
  { letter: 'W', clauses: 5, intro: false },
  { letter: 'B', clauses: 16, intro: false },
  { letter: 'H', clauses: 3, intro: false },
  { letter: 'X', clauses: 4, intro: false },
] as const

type Section = (typeof SECTIONS)[number]

export function clausesOf(section: Section): string[] {
  return Array.from({ length: section.clauses }, (_, index) => `${section.letter}${index + 1}`)
}

export const CLAUSES: string[] = SECTIONS.flatMap(clausesOf)
