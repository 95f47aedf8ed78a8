import { expect, test } from 'vitest'
import type { TableEvent } from './table-types'
import { traceOf } from './trace'
import { readEvent } from './wire'

let number = 0

function decided(seat: number, ...effects: string[]): TableEvent {
  number += 1
  return readEvent({ event: { kind: 'decided', number, at: 0, seat, decision: 'pass', id: '' }, effects })
}

const undone: TableEvent = { kind: 'undone', number: 99, at: 0, seat: 1, id: '' }

test('what the others did stays until my next decision', () => {
  const events = [decided(0), decided(1, 'take mind'), decided(2, 'refill 3 0 thor')]
  expect(traceOf(events, 0).moves).toHaveLength(2)
  expect([...traceOf(events, 0).spots]).toEqual([
    ['player:1', 1],
    ['bank:mind', 1],
    ['player:2', 2],
    ['card:thor', 2],
  ])
  expect(traceOf([...events, decided(0)], 0).moves).toEqual([])
})

test('what was taken back leaves no trace', () => {
  expect(traceOf([decided(0), decided(1), undone], 0).moves).toEqual([])
})

test('an onlooker sees the last decision', () => {
  expect(traceOf([decided(0), decided(1)], null).moves).toHaveLength(1)
})
