/** Searching in slices, so that the worker can answer in between; and what many trees found, added up. */
import { SEATS } from '../rules/generated'
import { calibrated } from './calibration'
import type { Budget, Candidate, Findings } from './engine-api'
import { decisionText } from './names'
import { SLICE, type Sums, type Tree } from './search-tree'

/** Milliseconds without looking at what has come in; and between two reports. */
const ANSWERING = 20
const REPORTING = 400
/**
 * Both become longer with the search, as shares of the time since it began: every look leaves an event behind, which
 * browsers hardly ever clear away in a worker, and the longer a search goes on the less there is to report.
 */
const ANSWERING_SHARE = 0.05
const REPORTING_SHARE = 0.1
const ANSWERING_MOST = 200

/** What one worker found, for `findings` to add up. */
export interface Share {
  sums: Sums
  players: number
  /** What the viewer may decide; empty if it is not its turn. */
  legal: number[]
  /** What calibrates its chances. */
  temperature?: number
}

export interface Control {
  stopped: boolean
  report: (share: Share) => void
}

/** Grows a planted tree until the budget is used up or the search is stopped. */
export async function grow(tree: Tree, budget: Budget, control: Control, report = () => {}): Promise<void> {
  const { ms = Number.POSITIVE_INFINITY, simulations = Number.POSITIVE_INFINITY } = budget
  const begun = performance.now()
  let left = simulations
  let [answered, reported] = [begun, begun]
  while (left > 0 && !control.stopped && performance.now() < begun + ms) {
    const number = Math.min(SLICE, left)
    tree.grow(number)
    left -= number
    const now = performance.now()
    const time = now - begun
    if (now - answered > Math.max(ANSWERING, Math.min(ANSWERING_MOST, ANSWERING_SHARE * time))) {
      if (now - reported > Math.max(REPORTING, REPORTING_SHARE * time)) {
        report()
        reported = now
      }
      await turnOfTheLoop()
      answered = performance.now()
    }
  }
}

let paused = 0

/** Hears what has come in, if the last time was a while ago. */
export async function pause(): Promise<void> {
  if (performance.now() - paused <= ANSWERING) return
  await turnOfTheLoop()
  paused = performance.now()
}

/** One for all turns: browsers clear away those that were used late. Its ends take turns, as Node prefers an end that has messages. */
const { port1, port2 } = new MessageChannel()
const ends = [port1, port2] as [MessagePort, MessagePort]
for (const end of ends) end.start()

/** A task of its own, at once: a timer would wait for some milliseconds. */
function turnOfTheLoop(): Promise<void> {
  const [from, to] = ends.reverse() as [MessagePort, MessagePort]
  return new Promise(resolve => {
    to.addEventListener('message', () => resolve(), { once: true })
    from.postMessage(null)
  })
}

/** `Search._findings` of bots/search.py: of all that was tried, what the viewer may decide. */
export function findings(shares: readonly Share[]): Findings {
  const { players, legal, temperature = 1 } = shares[0] ?? NOTHING

  const trees = shares.map(share => share.sums)
  const sums = new Map<number, { visits: number; value: number[] }>()
  for (const { number, visits, value } of trees.flatMap(tree => tree.children)) {
    const before = sums.get(number)
    sums.set(number, {
      visits: visits + (before?.visits ?? 0),
      value: value.map((won, seat) => won + (before?.value[seat] ?? 0)),
    })
  }
  const visits = trees.reduce((sum, tree) => sum + tree.visits, 0)
  const value = SEATS.map(seat => trees.reduce((sum, tree) => sum + (tree.value[seat] ?? 0), 0))
  const rates = (won: readonly number[], of: number) =>
    calibrated(
      won.slice(0, players).map(wins => (of ? wins / of : 0)),
      temperature,
    )
  const candidates: Candidate[] = [...sums]
    .filter(([number]) => legal.length === 0 || legal.includes(number))
    .sort(([one, a], [other, b]) => b.visits - a.visits || one - other)
    .map(([number, found]) => ({
      decision: decisionText(number),
      visits: found.visits,
      wins: rates(found.value, found.visits),
    }))
  const most = trees.reduce((best, tree) => (tree.visits > best.visits ? tree : best), NOTHING.sums)
  const line = most.line.map(({ seat, number }) => ({ seat, decision: decisionText(number) }))
  return { candidates, wins: rates(value, visits), visits, line }
}

const NOTHING: Share = { sums: { visits: 0, value: [], children: [], line: [] }, players: 0, legal: [] }
