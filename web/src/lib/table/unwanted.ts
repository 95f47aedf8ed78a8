/** Battles that a player does not want to be asked about any more. */
import type { TableEvent } from './table-types'

export interface Unwanted {
  seat: number
  battle: string
  /** The question that was answered with it. */
  question: number
}

/** Those of one seat. What was said with a decision goes when that decision is taken back. */
export function unwantedBy(
  seat: number | null,
  said: readonly Unwanted[],
  events: readonly TableEvent[],
): ReadonlySet<string> {
  const standing = said.filter(one => one.seat === seat && !takenBack(one.question, events))
  return new Set(standing.map(({ battle }) => battle))
}

/** Whether the answer to a question was undone: each undoing takes back the latest decision that is left. */
function takenBack(question: number, events: readonly TableEvent[]): boolean {
  let since = 0
  for (const { kind, number } of events) {
    if (number <= question) continue
    if (kind === 'decided') since += 1
    else if (kind === 'undone') since -= 1
    if (kind === 'undone' && since <= 0) return true
  }
  return false
}
