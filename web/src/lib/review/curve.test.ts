import { describe, expect, it } from 'vitest'
import { pathOf, percent, positionAt, roundStarts, xOf } from './curve'

const BOX = { width: 100, height: 50 }
const CURVE = [
  [0.5, 0.5],
  [0.8, 0.2],
  [1, 0],
]

describe('the curve', () => {
  it('runs from left to right, certain above and hopeless below', () => {
    expect(pathOf(CURVE, 0, BOX)).toBe('M0 25L50 10L100 0')
    expect(pathOf(CURVE, 1, BOX)).toBe('M0 25L50 40L100 50')
  })

  it('has a position for a game of one position', () => {
    expect(xOf(0, 1, BOX)).toBe(0)
    expect(pathOf([[1]], 0, BOX)).toBe('M0 0')
  })

  it('finds the position that someone points at', () => {
    expect([-0.2, 0, 0.2, 0.3, 0.9, 1.5].map(share => positionAt(share, 3))).toEqual([0, 0, 0, 1, 2, 2])
  })

  it('names rounds where they begin, and not too many', () => {
    const decisions = Array.from({ length: 24 }, (_, number) => ({
      number,
      round: 1 + Math.floor(number / 2),
    }))
    expect(roundStarts(decisions, 12)).toHaveLength(12)
    expect(roundStarts(decisions, 4)).toEqual([
      { round: 1, position: 0 },
      { round: 5, position: 8 },
      { round: 10, position: 18 },
    ])
  })

  it('rounds to whole percents', () => {
    expect(percent(0.5449)).toBe(54)
  })
})
