/** What the engine's findings look like on the board. */
import type { Findings } from '../engine/engine-api'
import { spotsOf } from '../review/spots'
import { parseDecision } from '../rules/decision'

/** Candidates in the list; fewer of them are drawn. */
export const CANDIDATES = 5
const DRAWN = 3
/** Decisions of the main line in words; fewer of them are drawn. */
export const LINE = 6
const STEPS = 4
/** A candidate that was tried less often than this share of the best one is not worth a mark. */
const SHARE = 0.02

export interface Mark {
  /** Parts of the board. */
  spots: string[]
  /** Of a candidate, from 0: the better, the bolder. */
  rank: number
  chance: number
  /** Whether something comes to whoever decides, and does not go back. */
  comes: boolean
}

export interface Step {
  spot: string
  /** In the main line, from 1. */
  number: number
  seat: number
}

/** The best candidates; or only one of them, if it is pointed at. */
export function marksOf(findings: Findings | null, seat: number | null, pointed: string | null): Mark[] {
  if (!findings || seat === null) return []
  const most = findings.candidates[0]?.visits ?? 0
  return findings.candidates
    .map((candidate, rank) => ({ ...candidate, rank }))
    .filter(({ decision, rank, visits }) =>
      pointed === null ? rank < DRAWN && visits >= SHARE * most : decision === pointed,
    )
    .map(({ decision, rank, wins }) => {
      const parsed = parseDecision(decision)
      return { spots: spotsOf(parsed), rank, chance: wins[seat] ?? 0, comes: parsed.verb !== 'return' }
    })
}

/** The main line behind its first decision, which is the best candidate. */
export function stepsOf(findings: Findings | null): Step[] {
  const steps = (findings?.line ?? []).slice(1, STEPS).flatMap(({ seat, decision }, at) => {
    const [spot] = spotsOf(parseDecision(decision))
    return spot ? [{ spot, number: at + 2, seat }] : []
  })
  return steps
}
