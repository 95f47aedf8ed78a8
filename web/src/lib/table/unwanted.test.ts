import { expect, test } from 'vitest'
import type { TableEvent } from './table-types'
import { unwantedBy } from './unwanted'
import { readEvent } from './wire'

function decided(number: number, seat: number): TableEvent {
  return readEvent({
    event: { kind: 'decided', number, at: 0, seat, decision: 'decline', id: '' },
    effects: [],
  })
}

function undone(number: number): TableEvent {
  return { kind: 'undone', number, at: 0, seat: 0, id: '' }
}

const SAID = [
  { seat: 0, battle: 'ragnarok', question: 7 },
  { seat: 1, battle: 'civil-war', question: 8 },
]
const PLAYED = [decided(7, 1), decided(8, 0), decided(9, 1)]

test('what one player does not want to be asked, another one still is', () => {
  expect([...unwantedBy(0, SAID, PLAYED)]).toEqual(['ragnarok'])
  expect([...unwantedBy(1, SAID, PLAYED)]).toEqual(['civil-war'])
  expect([...unwantedBy(null, SAID, PLAYED)]).toEqual([])
})

test('it holds before its own decision has come back', () => {
  expect([...unwantedBy(0, SAID, PLAYED.slice(0, 1))]).toEqual(['ragnarok'])
})

test('taking back what came later leaves it, taking back its own decision does not', () => {
  const once = [...PLAYED, undone(10)]
  expect([...unwantedBy(0, SAID, once)]).toEqual(['ragnarok'])
  expect([...unwantedBy(1, SAID, once)]).toEqual([])
  const twice = [...once, undone(11)]
  expect([...unwantedBy(0, SAID, twice)]).toEqual([])
  // Whatever is decided instead does not bring it back.
  expect([...unwantedBy(0, SAID, [...twice, decided(12, 0), decided(13, 1)])]).toEqual([])
})
