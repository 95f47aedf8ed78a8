import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLAUSES, SECTIONS } from './clauses'
import { fits, pieces, wordsOf } from './rules-search'

describe('searching the rules', () => {
  it('does not mind accents and capitals', () => {
    expect(fits('T3', 'Réserver une carte', wordsOf(' RESERVER '))).toBe(true)
    expect(fits('T3', 'Weź 1 znacznik umysłu', wordsOf('umyslu wez'))).toBe(true)
    expect(fits('T3', 'Reserve a card', wordsOf('reserve token'))).toBe(false)
  })

  it('finds a clause by its number', () => {
    expect(fits('T10', 'Taking a location', wordsOf('t10'))).toBe(true)
    expect(fits('T1', 'Take stones', wordsOf('t10'))).toBe(false)
  })

  it('marks what was found and links what is named', () => {
    expect(pieces('Pay its cost (B7).', wordsOf('PAY cost'))).toEqual([
      { text: 'Pay', found: true },
      { text: ' its ', found: false },
      { text: 'cost', found: true },
      { text: ' (', found: false },
      { text: 'B7', found: false, clause: 'B7' },
      { text: ').', found: false },
    ])
  })

  it('labels our own readings', () => {
    expect(pieces('A. Our reading: B (T1).', wordsOf('a'), 'Our reading:')).toEqual([
      { text: 'A', found: true },
      { text: '. ', found: false },
      { text: 'Our reading:', found: false, reading: true },
      { text: ' B (', found: false },
      { text: 'T1', found: false, clause: 'T1' },
      { text: ').', found: false },
    ])
  })

  it('joins words that overlap, and keeps the text whole', () => {
    const text = 'Tarcza T.A.R.C.Z.Y. i Âme'
    const made = pieces(text, wordsOf('tarc arcza ame'))
    expect(made.map(piece => piece.text).join('')).toBe(text)
    expect(made.filter(piece => piece.found).map(piece => piece.text)).toEqual(['Tarcza', 'Âme'])
  })
})

it('the clauses are those of the text file', () => {
  const file = readFileSync('../src/gauntlet/texts/en/rules.ftl', 'utf8')
  expect([...file.matchAll(/^rule-(\w+) =/gm)].map(found => found[1])).toEqual(CLAUSES)
  const intros = [...file.matchAll(/^rules-intro-(\w) =/gm)].map(found => found[1])
  expect(SECTIONS.filter(section => section.intro).map(section => section.letter)).toEqual(intros)
})
