/** `gauntlet-review/1`, as far as the page needs it: docs/review.md. */
import type { Decision } from '../rules/decision'
import type { Reason } from '../words/reasons'

export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number] | 'forced'

export interface Reviewed {
  /** From 0, as in the record. */
  number: number
  round: number
  seat: number
  phase: string
  decision: Decision
  best: Decision
  /** How often the seat wins after the best decision, and after the one that it took. */
  best_value: number
  value: number
  /** By how much the second is less. */
  loss: number
  /** Its standard error. */
  error: number
  mark: Mark
  why: Reason
}

interface TurningPoint {
  number: number
  seat: number
  before: number
  after: number
  why: Reason
}

export interface Review {
  names: string[]
  players: { name: string; marks: Record<string, number>; decisions: number; mean_loss: number }[]
  decisions: Reviewed[]
  /** Everyone's chances before each decision, and after the last one. */
  curve: number[][]
  turning_points: TurningPoint[]
}

export function isBad(mark: Mark): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder'
}

/** A step inside a turn (how to pay, what to return) is worth a mark only if it was bad. */
export function isMarked({ mark, phase }: Pick<Reviewed, 'mark' | 'phase'>): boolean {
  return isBad(mark) || (phase === 'turn' && mark !== 'forced')
}

/** A loss that would be bad, but may be chance. */
export function isDoubtful({ mark, loss, error }: Pick<Reviewed, 'mark' | 'loss' | 'error'>): boolean {
  return !isBad(mark) && loss >= LEAST_BAD && loss < 2 * error
}

const LEAST_BAD = 0.05

/** The bad decisions, mine first; each part in the order of the game. */
export function worthALook(review: Review, mine: readonly number[]): { own: Reviewed[]; others: Reviewed[] } {
  const bad = review.decisions.filter(one => isBad(one.mark))
  return {
    own: bad.filter(one => mine.includes(one.seat)),
    others: bad.filter(one => !mine.includes(one.seat)),
  }
}

/** What changed the chances without being a mistake of somebody: that list has those. */
export function turningPoints(review: Review): TurningPoint[] {
  return review.turning_points.filter(turn => {
    const one = review.decisions[turn.number]
    return !one || !isBad(one.mark)
  })
}
