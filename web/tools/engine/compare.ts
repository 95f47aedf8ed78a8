/** Compares the module with what the kernel answers natively (testkit/engine/reference.py): in Node, and in a browser. */

import type { Findings, Game, Options, Outcome, Setup, Viewer } from '../../src/lib/engine/engine-api'
import { FullCore } from '../../src/lib/engine/full-core'
import { SIZES, STATE_SIZE } from '../../src/lib/engine/generated'
import { derive, type Kernel } from '../../src/lib/engine/kernel'
import { Mind, type MindFiles } from '../../src/lib/engine/mind'
import { findings } from '../../src/lib/engine/search'
import { rollouts, type Searcher, Tree } from '../../src/lib/engine/search-tree'
import { dealInto, drawSetup } from '../../src/lib/engine/setup'
import { seatAt } from '../../src/lib/engine/state-record'

export interface Reference {
  games: { table: Options; seed: number; bits: number[]; digest: string }[]
  played: {
    table: Options
    seed: number
    setup: Setup
    decisions: string[]
    bots: string[]
    steps: Step[]
  }[]
}

interface Step {
  number: number
  legal: string[]
  boards: string[]
  moves: string[]
  outcome: Outcome | null
  position: string
  seen: string[]
  determinized: string[]
  /** One by rollouts, one by the mind. */
  trees: { grown: string; child: number; kept: string }[]
  findings: Findings[]
}

const SIMULATIONS = 300
const NODES = 1_000_000
const idle = { stopped: false, report: () => {} }

/** What differs; nothing if all is the same. */
export async function compare(
  reference: Reference,
  kernel: Kernel,
  mindFiles: () => MindFiles,
): Promise<string[]> {
  const found: string[] = []
  const searchers = [rollouts(kernel), await Mind.load(mindFiles())]
  for (const game of reference.games) {
    if ((await digestOf(randomGame(kernel, game))) !== game.digest)
      found.push(`random game ${game.seed} differs`)
  }
  const core = new FullCore(kernel, NODES, mindFiles)
  for (const played of reference.played) {
    const check = (what: string, ours: unknown, theirs: unknown) => {
      if (canonical(ours) !== canonical(theirs))
        found.push(`game ${played.seed}: ${what}: ${canonical(ours)}`)
    }
    const { table, setup } = played
    check('set-up', core.deal(table, BigInt(played.seed)), setup)
    for (const step of played.steps) {
      const game = { table, setup, decisions: played.decisions.slice(0, step.number) }
      await compareStep(core, game, BigInt(played.seed), step, (what, ours, theirs) =>
        check(`${what} at ${step.number}`, ours, theirs),
      )
      for (const [index, tree] of step.trees.entries()) {
        const searcher = searchers[index] ?? rollouts(kernel)
        const seen = seenIn(core, kernel, game)
        check(index ? 'mind' : 'tree', await growTree(searcher, seen, game, played.seed, tree.child), tree)
      }
    }
    for (const [number, decision] of played.decisions.entries()) {
      const game = { table, setup, decisions: played.decisions.slice(0, number) }
      const bot = played.bots[core.board(game, null).asked ?? 0] ?? ''
      check(`${bot} at ${number}`, await core.decide(game, bot, BigInt(played.seed), idle), decision)
    }
  }
  return found
}

async function compareStep(
  core: FullCore,
  game: Game,
  seed: bigint,
  step: Step,
  check: (what: string, ours: unknown, theirs: unknown) => void,
) {
  const viewers: Viewer[] = [null, ...step.boards.slice(1).keys()]
  check('legal', core.legal(game), step.legal)
  check('outcome', core.outcome(game), step.outcome)
  check('position', core.position(game), step.position)
  check('position, read', core.position({ position: step.position, decisions: [] }), step.position)
  for (const [index, viewer] of viewers.entries()) {
    const seen = { position: step.seen[index] ?? '', decisions: [] }
    check(`board of ${viewer}`, await digestOf(bytes(core.board(game, viewer))), step.boards[index])
    check(`moves for ${viewer}`, await digestOf(bytes(core.moves(game, viewer, 0))), step.moves[index])
    check(`position for ${viewer}`, core.position(game, viewer), step.seen[index])
    check(`position for ${viewer}, read`, core.position(seen), step.seen[index])
    check(
      `determinized for ${viewer}`,
      core.determinize(game, viewer, seed).position,
      step.determinized[index],
    )
    check(
      `determinized for ${viewer}, read`,
      core.determinize(seen, viewer, seed).position,
      step.determinized[index],
    )
  }
  for (const [index, theirs] of step.findings.entries()) {
    const workers = [...Array(index + 1).keys()]
    const budget = { simulations: Math.ceil(SIMULATIONS / workers.length) }
    const shares = []
    for (const which of workers)
      shares.push(await core.search(game, undefined, budget, 'rollouts', seed, which, idle))
    check(`search with ${workers.length}`, findings(shares), theirs)
  }
}

/** Everything that the doors answer in a random game, as bytes. */
function randomGame(kernel: Kernel, game: Reference['games'][number]): Uint8Array<ArrayBuffer> {
  const { doors, rooms } = kernel
  const { state, seen, scratch, log, numbers, bits, previews, shortfalls } = rooms
  const parts: Uint8Array[] = []
  const add = (at: number, size: number) => parts.push(kernel.bytes.slice(at, at + size))
  const addLog = () => add(log, 8 * (kernel.view.getInt32(log, true) + 1))
  kernel.bytes.fill(0, state, state + STATE_SIZE)
  dealInto(kernel, state, game.table, drawSetup(kernel, game.table, BigInt(game.seed)))
  for (let number = 0; number <= game.bits.length; number++) {
    add(state, STATE_SIZE)
    for (let viewer = -1; viewer < game.table.players; viewer++) {
      doors.see(state, viewer, seen)
      add(seen, STATE_SIZE)
    }
    const count = doors.list_legal(state, numbers, bits)
    parts.push(Uint8Array.from({ length: count }, (_, index) => kernel.view.getInt16(bits + 2 * index, true)))
    const bit = game.bits[number]
    if (bit === undefined) break
    kernel.bytes.fill(0, previews, previews + SIZES.previews.rows)
    doors.previews(state, scratch, log, previews)
    add(previews, SIZES.previews.rows)
    kernel.bytes.fill(0, shortfalls, shortfalls + SIZES.shortfalls.rows)
    const seat = seatAt(kernel.view, state)
    doors.shortfalls(state, seat, shortfalls)
    add(shortfalls, SIZES.shortfalls.rows)
    doors.apply(state, bit, log)
    addLog()
    doors.see_effects(log, seat, (seat + 1) % game.table.players)
    addLog()
  }
  return joined(parts)
}

/** What the seat that is asked knows. */
function seenIn(core: FullCore, kernel: Kernel, game: Game): Uint8Array {
  core.board(game, core.board(game, null).asked)
  const { seen } = kernel.rooms
  return kernel.bytes.slice(seen, seen + STATE_SIZE)
}

async function growTree(searcher: Searcher, seen: Uint8Array, game: Game, seed: number, child: number) {
  const tree = new Tree(searcher, NODES)
  tree.plant(seen, derive(BigInt(seed), game.decisions.length, 0))
  for (let left = SIMULATIONS; left > 0; left -= 100) tree.grow(100)
  const grown = await digestOf(tree.save())
  tree.keep([child])
  return { grown, child, kept: await digestOf(tree.save()) }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function bytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonical(value)) as Uint8Array<ArrayBuffer>
}

async function digestOf(data: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(data))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
