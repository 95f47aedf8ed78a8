/** How fast the module is in V8, from positions that it is given: bench/engine.py compares it with the kernel. */
import { readFileSync } from 'node:fs'
import { NODE_SIZE, STATE_SIZE } from '../../src/lib/engine/generated'
import { Mind } from '../../src/lib/engine/mind'
import { rollouts, type Searcher, Tree } from '../../src/lib/engine/search-tree'
import { loadKernel, readMind } from '../../src/lib/engine/testing'

interface Work {
  /** Beginnings of games by table, and what seats know in the middle of some: states, in base64. */
  tables: Record<string, string[]>
  views: string[]
  games: number
  simulations: number
  runs: number
}

const work: Work = JSON.parse(readFileSync(0, 'utf8'))
const kernel = await loadKernel('review')
const { doors, rooms } = kernel

/** Processor time, in milliseconds: other work on the machine does not count. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function best(run: () => number): number {
  run()
  const rates = Array.from({ length: work.runs }, () => {
    const begun = cpu()
    return run() / (cpu() - begun)
  })
  return Math.max(...rates)
}

/** Random games from beginnings that lie where a tree would. */
function decisionsOf(beginnings: Uint8Array[]): number {
  const [source, bytes] = [kernel.seed(1n), kernel.bytes]
  for (const [index, state] of beginnings.entries()) bytes.set(state, kernel.tree + index * STATE_SIZE)
  let decisions = 0
  for (let game = 0; game < work.games; game++) {
    const from = kernel.tree + (game % beginnings.length) * STATE_SIZE
    bytes.copyWithin(rooms.scratch, from, from + STATE_SIZE)
    decisions += doors.play_randomly(rooms.scratch, source, 1_000_000)
  }
  return decisions
}

function simulationsOf(views: Uint8Array[], searcher: Searcher): number {
  for (const view of views) {
    const tree = new Tree(searcher, 3_000_000)
    tree.plant(view, 1n)
    for (let left = work.simulations; left > 0; left -= 100) tree.grow(100)
  }
  return views.length * work.simulations
}

const read = (states: string[]) => states.map(state => new Uint8Array(Buffer.from(state, 'base64')))
const mind = await Mind.load(readMind())
for (const one of [kernel, mind.kernel]) one.reserve(one.tree + 100_000 * NODE_SIZE)
const rates = Object.entries(work.tables).map(([name, states]) => {
  const beginnings = read(states)
  return [name, best(() => decisionsOf(beginnings))]
})
const views = read(work.views)
const searches = {
  search: best(() => simulationsOf(views, rollouts(kernel))),
  mind: best(() => simulationsOf(views, mind)),
}
console.log(JSON.stringify({ ...Object.fromEntries(rates), ...searches }))
