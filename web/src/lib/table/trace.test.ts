import { expect, test } from 'vitest'
import { traceOf } from './trace'
import type { Deed, Told } from './types'

let number = 0

function decided(seat: number, ...deeds: Partial<Deed>[]): Told {
  number += 1
  return {
    event: { kind: 'decided', number, at: 0, seat, decision: 'pass', id: '' },
    deeds: deeds.map(deed => ({ deed: 'take', seat, ...deed })),
  }
}

const undone: Told = { event: { kind: 'undone', number: 99, at: 0, seat: 1, id: '' } }

test('what the others did stays until my next decision', () => {
  const told = [decided(0), decided(1, { tokens: { mind: 1 } }), decided(2, { deed: 'refill', card: 'thor' })]
  expect(traceOf(told, 0).moves).toHaveLength(2)
  expect([...traceOf(told, 0).spots]).toEqual(['player:1', 'bank:mind', 'card:thor'])
  expect(traceOf([...told, decided(0)], 0).moves).toEqual([])
})

test('what was taken back leaves no trace', () => {
  expect(traceOf([decided(0), decided(1), undone], 0).moves).toEqual([])
})

test('an onlooker sees the last decision', () => {
  expect(traceOf([decided(0), decided(1)], null).moves).toHaveLength(1)
})
