import { describe, expect, it } from 'vitest'
import { namesOf } from './seat-names'

function named(...names: string[]): string[] {
  return namesOf(names.map(name => ({ name })))
}

describe('names at a table', () => {
  it('are told apart by the number of the mark where there are several of one', () => {
    expect(named('Pebble', 'Ana', 'Pebble')).toEqual(['Pebble 1', 'Ana', 'Pebble 3'])
  })

  it('stay as they are otherwise, and free seats without a name', () => {
    expect(named('Ana', 'Pebble')).toEqual(['Ana', 'Pebble'])
    expect(named('Ana', '', '')).toEqual(['Ana', '', ''])
  })
})
