import { beforeAll, expect, it } from 'vitest'
import { DECIDED_BY } from '../engine/generated'
import type { Outcome } from '../table/table-types'
import { useTexts } from '../testing'
import { decidedInWords, standing } from './standing'

beforeAll(() => useTexts('moves', 'end'))

function outcome(decided_by: Outcome['decided_by'], end: Outcome['end'] = 'gauntlet'): Outcome {
  return { end, winners: [1], points: [16, 16], decided_by }
}

it('says in words what has decided', () => {
  expect(DECIDED_BY.map(why => [why, decidedInWords(outcome(why))])).toEqual([
    ['alone', 'Nobody else has the Gauntlet: 16 points, all five stones and Time.'],
    ['points', 'Most points wins.'],
    ['avengers', 'Tied on points: the Avengers Assemble tile decides.'],
    ['cards', 'Still tied: fewest recruited cards wins.'],
    ['shared', 'Tied on everything: the victory is shared.'],
  ])
})

it('says nothing about the Gauntlet where it was not played for, nor again why where the title says it', () => {
  expect(decidedInWords(outcome('alone', 'sixteen'))).toBe('')
  expect(decidedInWords(outcome('points', 'sixteen'))).toBe('')
  expect(decidedInWords(outcome(null, 'forfeit'))).toBe('')
})

it('has the winners first, then everyone by points', () => {
  const area = { points: 0 } as Parameters<typeof standing>[1][number]
  const places = standing({ ...outcome('avengers'), winners: [2], points: [9, 16, 16, 12] }, [
    area,
    area,
    area,
    area,
  ])
  expect(places.map(({ seat, points }) => [seat, points])).toEqual([
    [2, 16],
    [1, 16],
    [3, 12],
    [0, 9],
  ])
})
