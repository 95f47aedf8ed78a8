import { expect, it } from 'vitest'
import { plain } from './plain'

it('looks through accents, capitals and apostrophes', () => {
  expect(plain('Capitán Ł')).toBe('capitan l')
  expect(plain('Hell’s Kitchen')).toBe(plain("hell's KITCHEN"))
})

it('keeps every index', () => {
  for (const text of ['Capitán', 'Żółć', '😀 Ana', 'L’Âme']) expect(plain(text)).toHaveLength(text.length)
})
