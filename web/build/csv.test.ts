import { expect, test } from 'vitest'
import { parseCsv } from './csv'

test('a quoted cell keeps its comma and its quotes', () => {
  expect(parseCsv('id,name,points\na,"Tower, ""NYC""",3\nb,,0\n')).toEqual([
    { id: 'a', name: 'Tower, "NYC"', points: '3' },
    { id: 'b', name: '', points: '0' },
  ])
})
