import { describe, expect, it } from 'vitest'
import { parseDecision } from '../rules/decision'
import { isMarked, type Mark, type Review, type Reviewed, turningPoints, worthALook } from './review'
import { spotsOf } from './spots'

function reviewed(number: number, seat: number, mark: Mark, loss = 0, error = 0, phase = 'turn'): Reviewed {
  const decision = parseDecision('pass')
  const why = { kind: 'best' }
  return {
    number,
    round: 1,
    seat,
    phase,
    decision,
    best: decision,
    best_value: 0,
    value: 0,
    loss,
    error,
    sure: true,
    mark,
    why,
  }
}

const REVIEW: Review = {
  names: ['Ana', 'Ben'],
  players: [],
  decisions: [
    reviewed(0, 0, 'blunder', 0.3),
    reviewed(1, 1, 'mistake', 0.1),
    reviewed(2, 0, 'good'),
    reviewed(3, 1, 'inaccuracy', 0.06),
  ],
  curve: [],
  turning_points: [0, 2].map(number => ({
    number,
    seat: 0,
    before: 0.5,
    after: 0.8,
    why: { kind: 'came-up' },
  })),
}

describe('the review', () => {
  it('lists my decisions first', () => {
    const { own, others } = worthALook(REVIEW, [1])
    expect(own.map(one => one.number)).toEqual([1, 3])
    expect(others.map(one => one.number)).toEqual([0])
  })

  it('names turning points that the list has not', () => {
    expect(turningPoints(REVIEW).map(turn => turn.number)).toEqual([2])
    const small = [reviewed(0, 0, 'inaccuracy', 0.06), ...REVIEW.decisions.slice(1)]
    expect(turningPoints({ ...REVIEW, decisions: small }).map(turn => turn.number)).toEqual([0, 2])
  })

  it('leaves trivial decisions unmarked', () => {
    expect(isMarked({ mark: 'good', phase: 'turn' })).toBe(true)
    expect(isMarked({ mark: 'good', phase: 'pay' })).toBe(false)
    expect(isMarked({ mark: 'forced', phase: 'turn' })).toBe(false)
    expect(isMarked({ mark: 'blunder', phase: 'pay' })).toBe(true)
  })

  it('points at what a decision is about', () => {
    expect(spotsOf(parseDecision('take mind mind'))).toEqual(['bank:mind'])
    expect(spotsOf(parseDecision('recruit thor'))).toEqual(['card:thor'])
    expect(spotsOf(parseDecision('reserve deck 2'))).toEqual(['deck:2'])
    expect(spotsOf(parseDecision('location wakanda'))).toEqual(['location:wakanda'])
    expect(spotsOf(parseDecision('claim ragnarok'))).toEqual(['battle:ragnarok'])
    expect(spotsOf(parseDecision('pass'))).toEqual([])
  })

  it('is at its player, if it is about a card in a hand', () => {
    const market = [['thor', null]]
    expect(spotsOf(parseDecision('recruit thor'), market, 1)).toEqual(['card:thor'])
    expect(spotsOf(parseDecision('recruit rocket'), market, 1)).toEqual(['player:1'])
  })
})
