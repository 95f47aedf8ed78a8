/** A review from the studies of its decisions: `review` of review/game_review.py. */

import type { GameReview, ReviewedDecision, StudiedDecision, Study, TurningPoint } from './engine-api'
import { GOOD, MARKS, SWING, TURNING_POINTS } from './generated-review'

export function assemble(studies: readonly Study[], names: readonly string[]): GameReview {
  const curve = curveOf(studies)
  const decisions = studies.flatMap((study, number) =>
    study.decision === null ? [] : [reviewed(study, curve[number] ?? [])],
  )
  return {
    names: [...names],
    players: names.map((name, seat) =>
      summary(
        name,
        decisions.filter(one => one.seat === seat),
      ),
    ),
    decisions,
    curve,
    turning_points: turningPoints(studies, decisions, curve),
  }
}

/** Before a forced decision the chances are those that follow. */
function curveOf(studies: readonly Study[]): number[][] {
  const curve: number[][] = []
  for (const { wins } of [...studies].reverse()) curve.push(wins ?? curve.at(-1) ?? [])
  return curve.reverse()
}

function reviewed({ luck: _, ...study }: StudiedDecision, wins: number[]): ReviewedDecision {
  const chance = wins[study.seat] ?? 0
  const nothing = { best: study.decision, best_value: chance, value: chance, loss: 0, error: 0, sure: true }
  return { ...nothing, ...study, wins }
}

function summary(name: string, decisions: readonly ReviewedDecision[]) {
  const own = decisions.filter(one => one.mark !== 'forced')
  const marks = MARKS.slice(GOOD).map(mark => [mark, own.filter(one => one.mark === mark).length])
  const lost = own.reduce((sum, one) => sum + one.loss, 0)
  return {
    name,
    marks: Object.fromEntries(marks),
    decisions: own.length,
    mean_loss: lost / Math.max(1, own.length),
  }
}

/** The largest swings of a player's chances, in the order of the game. */
function turningPoints(
  studies: readonly Study[],
  decisions: readonly ReviewedDecision[],
  curve: readonly (readonly number[])[],
): TurningPoint[] {
  const turns = decisions.flatMap((one): TurningPoint[] => {
    const before = curve[one.number] ?? []
    const after = curve[one.number + 1] ?? []
    const swings = before.map((chance, seat) => Math.abs((after[seat] ?? 0) - chance))
    const sizes = swings.map(swing => Math.floor(swing * 1e6 + 0.5))
    const largest = Math.max(...sizes)
    const seat = sizes[one.seat] === largest ? one.seat : sizes.indexOf(largest)
    const swing = swings[seat] ?? 0
    const study = studies[one.number]
    if (swing < SWING || !study || study.decision === null) return []
    const own = MARKS.indexOf(one.mark) > GOOD && one.loss >= swing / 2
    const why = own ? one.why : study.luck
    return [{ number: one.number, seat, before: before[seat] ?? 0, after: after[seat] ?? 0, why }]
  })
  return turns
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, TURNING_POINTS)
    .sort((one, other) => one.number - other.number)
}
