/** `gauntlet-review/1`, as far as the page needs it: docs/review.md. */
import type { GameReview, Mark, ReviewedDecision } from '../engine/engine-api'
import { type Decision, parseDecision } from '../rules/decision'

export type { Mark }

export const MARKS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const

/** As it comes from the engine or a server. */
export type WireReview = Omit<GameReview, 'decisions'> & {
  decisions: Omit<ReviewedDecision, 'wins' | 'line' | 'legal'>[]
}

export type Reviewed = Omit<WireReview['decisions'][number], 'decision' | 'best'> & {
  decision: Decision
  best: Decision
}

export type Review = Omit<GameReview, 'decisions'> & { decisions: Reviewed[] }

export function readReview(review: WireReview): Review {
  const decisions = review.decisions.map(one => ({
    ...one,
    decision: parseDecision(one.decision),
    best: parseDecision(one.best),
  }))
  return { ...review, decisions }
}

export function isBad(mark: Mark): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder'
}

/** A step inside a turn (how to pay, what to return) is worth a mark only if it was bad. */
export function isMarked({ mark, phase }: Pick<Reviewed, 'mark' | 'phase'>): boolean {
  return isBad(mark) || (phase === 'turn' && mark !== 'forced')
}

/** The bad decisions, mine first; each part in the order of the game. */
export function worthALook(review: Review, mine: readonly number[]): { own: Reviewed[]; others: Reviewed[] } {
  const bad = review.decisions.filter(one => isBad(one.mark))
  return {
    own: bad.filter(one => mine.includes(one.seat)),
    others: bad.filter(one => !mine.includes(one.seat)),
  }
}

/** What changed the chances without being a mistake of somebody: that list has those, unless something else did more. */
export function turningPoints(review: Review): Review['turning_points'] {
  return review.turning_points.filter(turn => {
    const one = review.decisions[turn.number]
    if (!one || !isBad(one.mark)) return true
    return turn.why.kind !== one.why.kind && Math.abs(turn.after - turn.before) > 2 * one.loss
  })
}
