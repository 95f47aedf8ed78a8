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
  decision: Decision
  best: Decision
  /** How often the seat wins after the best decision, and after the one that it took. */
  best_value: number
  value: number
  /** By how much the second is less. */
  loss: number
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
