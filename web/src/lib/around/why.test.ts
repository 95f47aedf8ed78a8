import { describe, expect, it } from 'vitest'
import type { Area, Outcome } from './types'
import { decider } from './why'

const ALL = { mind: 1, space: 1, soul: 1, power: 1, reality: 1 }

function area(points: number, more: Partial<Area> = {}): Area {
  return {
    tokens: { time: 1 },
    bonuses: ALL,
    recruited: ['thor', 'hulk'],
    reserved: [],
    locations: [],
    battles: [],
    tags: 0,
    avengers: false,
    points,
    cubes: 0,
    ...more,
  }
}

function outcome(end: Outcome['end'], winners: number[]): Outcome {
  return { end, winners, points: [] }
}

const nobody = new Set<number>()

describe('what decided (W3)', () => {
  it('nothing, if one alone meets the conditions', () => {
    const areas = [area(16), area(18, { bonuses: { ...ALL, soul: 0 } })]
    expect(decider(outcome('gauntlet', [0]), areas, nobody)).toBe('alone')
  })

  it('points, then the tile, then cards, then nothing', () => {
    const few = { recruited: ['thor'] }
    expect(decider(outcome('gauntlet', [1]), [area(16), area(17)], nobody)).toBe('points')
    expect(decider(outcome('gauntlet', [1]), [area(16), area(16, { avengers: true })], nobody)).toBe(
      'avengers',
    )
    expect(decider(outcome('gauntlet', [0]), [area(16, few), area(16)], nobody)).toBe('cards')
    expect(decider(outcome('gauntlet', [0, 1]), [area(16), area(16)], nobody)).toBe('shared')
  })

  it('leaves out those who have given up', () => {
    expect(decider(outcome('sixteen', [0]), [area(12), area(19), area(11)], new Set([1]))).toBe('points')
    expect(decider(outcome('gauntlet', [0]), [area(16), area(15), area(12)], new Set([1]))).toBe('alone')
  })

  it('is not alone beside someone who had the Gauntlet and gave up', () => {
    expect(decider(outcome('gauntlet', [0]), [area(16), area(19), area(12)], new Set([1]))).toBeNull()
    expect(decider(outcome('gauntlet', [0]), [area(13), area(19), area(12)], new Set([1]))).toBe('points')
  })
})

describe('what decided (B14)', () => {
  it('does not ask who holds the tile', () => {
    const areas = [area(17, { recruited: ['thor'], avengers: true }), area(17)]
    expect(decider(outcome('sixteen', [0]), areas, nobody)).toBe('cards')
    expect(decider(outcome('sixteen', [0]), [area(17), area(12)], nobody)).toBe('points')
  })
})

it('nothing is decided where nobody wins', () => {
  expect(decider(outcome('stalemate', []), [area(16), area(16)], nobody)).toBeNull()
  expect(decider(outcome('forfeit', [0]), [area(3), area(4)], new Set([1]))).toBeNull()
})
