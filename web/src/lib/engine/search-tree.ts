/** Search trees in the kernel's memory: `SearchTree` of bots/search.py. There is one at a time; others are kept as bytes. */
import { SEATS } from '../rules/generated'
import type { Temperatures } from './calibration'
import { DECISION_NUMBERS, type Doors, LINE_VISITS, NODE, NODE_SIZE, NONE, SIZES } from './generated'
import type { Kernel } from './kernel'

/** What is known of a root: sums that can be added to those of other trees. */
export interface Sums {
  visits: number
  /** The wins of each seat. */
  value: number[]
  children: { number: number; visits: number; value: number[] }[]
  line: { seat: number; number: number }[]
}

export type SimulateArguments = Parameters<Doors['simulate']>

/** What simulates, and in whose memory: rollouts in that of the kernel, or the mind in its own. */
export interface Searcher {
  readonly kernel: Kernel
  /** For each kind of table, what calibrates the chances that it finds. */
  readonly temperatures: Temperatures
  simulate(...search: SimulateArguments): number
}

export function rollouts(kernel: Kernel): Searcher {
  return { kernel, temperatures: {}, simulate: kernel.doors.simulate }
}

/** Simulations between two looks at the clock. */
export const SLICE = 100
/** Free nodes before a slice: a simulation adds about twenty, and hardly ever a hundred. */
const HEADROOM = SLICE * 200
const offsets = Object.fromEntries(NODE.map(([name, offset]) => [name, offset])) as Record<
  (typeof NODE)[number][0],
  number
>

export class Tree {
  used = 1
  private readonly kernel: Kernel

  /** It grows to so many nodes, and no further; all that is searched then makes those more certain. */
  constructor(
    private readonly searcher: Searcher,
    private readonly most: number,
  ) {
    this.kernel = searcher.kernel
    this.clear()
  }

  clear(): void {
    const { tree } = this.kernel
    this.kernel.reserve(tree + NODE_SIZE)
    this.kernel.bytes.fill(0, tree, tree + NODE_SIZE)
    this.kernel.view.setInt32(tree + offsets.first, NONE, true)
    this.used = 1
  }

  save(): Uint8Array {
    const { tree } = this.kernel
    return this.kernel.bytes.slice(tree, tree + this.used * NODE_SIZE)
  }

  restore(nodes: Uint8Array): boolean {
    const { tree } = this.kernel
    if (!this.kernel.reserve(tree + nodes.length)) return false
    this.kernel.bytes.set(nodes, tree)
    this.used = nodes.length / NODE_SIZE
    return true
  }

  /** Makes the node behind some decisions the root; false, and an empty tree, if it is not known. */
  keep(numbers: readonly number[]): boolean {
    let at = 0
    for (const number of numbers) {
      const next = [...this.children(at)].find(child => this.read(child, 'number') === number)
      if (next === undefined) {
        this.clear()
        return false
      }
      at = next
    }
    if (at === 0) return true
    const { tree } = this.kernel
    const fresh = tree + this.used * NODE_SIZE
    if (!this.kernel.reserve(fresh + this.used * NODE_SIZE)) {
      this.clear()
      return false
    }
    const kept = this.kernel.doors.reroot(tree, this.used, at, fresh, this.used)
    this.kernel.bytes.copyWithin(tree, fresh, fresh + kept * NODE_SIZE)
    this.used = kept
    return true
  }

  /** Begins to simulate from what a viewer knows: a state. */
  plant(seen: Uint8Array, seed: bigint): void {
    const { root, marks } = this.kernel.rooms
    this.kernel.bytes.set(seen, root)
    this.kernel.doors.gather(root)
    this.kernel.seed(seed)
    this.kernel.bytes.fill(0, marks, marks + SIZES.simulate.marks)
  }

  grow(simulations: number): void {
    const { rooms, tree } = this.kernel
    this.kernel.reserve(tree + Math.min(this.most, this.used + HEADROOM) * NODE_SIZE)
    const length = Math.min(this.most, this.kernel.nodesFrom(tree))
    const { root, scratch, chance, priors, marks, path } = rooms
    this.used = this.searcher.simulate(
      tree,
      length,
      this.used,
      root,
      scratch,
      chance,
      simulations,
      priors,
      marks,
      path,
    )
  }

  sums(): Sums {
    const { doors, rooms, tree } = this.kernel
    const { visits, wins, lineNumbers, lineSeats } = rooms
    this.kernel.bytes.fill(0, visits, visits + SIZES.add_children.visits)
    this.kernel.bytes.fill(0, wins, wins + SIZES.add_children.wins)
    doors.add_children(tree, this.used, visits, wins)
    const length = doors.main_line(tree, this.used, LINE_VISITS, lineNumbers, lineSeats)
    const view = this.kernel.view
    const children = Array.from({ length: DECISION_NUMBERS }, (_, number) => ({
      number,
      visits: view.getInt32(visits + 8 * number, true),
      value: SEATS.map(seat => view.getFloat64(wins + 8 * (SEATS.length * number + seat), true)),
    })).filter(child => child.visits > 0)
    return {
      visits: this.read(0, 'visits'),
      value: SEATS.map(seat => this.rootValue(seat)),
      children,
      line: Array.from({ length }, (_, index) => ({
        seat: view.getInt32(lineSeats + 8 * index, true),
        number: view.getInt32(lineNumbers + 8 * index, true),
      })),
    }
  }

  /** How often a seat has won from the root. */
  winRate(seat: number): number {
    return this.rootValue(seat) / Math.max(1, this.read(0, 'visits'))
  }

  private rootValue(seat: number): number {
    return this.kernel.view.getFloat32(this.kernel.tree + offsets.value + 4 * seat, true)
  }

  private *children(at: number): Generator<number> {
    for (let child = this.read(at, 'first'); child !== NONE; child = this.read(child, 'following'))
      yield child
  }

  private read(node: number, field: 'visits' | 'first' | 'following' | 'number'): number {
    const at = this.kernel.tree + node * NODE_SIZE + offsets[field]
    return field === 'number' ? this.kernel.view.getInt16(at, true) : this.kernel.view.getInt32(at, true)
  }
}
