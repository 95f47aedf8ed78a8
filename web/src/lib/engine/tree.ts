/** Search trees in the kernel's memory: `Grove` of bots/search.py. There is one at a time; others are kept as bytes. */
import { DECISION_NUMBERS, LINE_VISITS, NODE, NODE_SIZE, NONE, SIZES } from './generated'
import { derive, type Kernel } from './kernel'

/** What is known of a root: sums that can be added to those of other trees. */
export interface Sums {
  visits: number
  /** The wins of each seat. */
  value: number[]
  children: { number: number; visits: number; value: number[] }[]
  line: { seat: number; number: number }[]
}

/** Simulations between two looks at the clock. */
export const SLICE = 100
/** Free nodes before a slice: a simulation adds about twenty, and hardly ever a hundred. */
const HEADROOM = SLICE * 200
const SEATS = 4
const offsets = Object.fromEntries(NODE.map(([name, offset]) => [name, offset])) as Record<
  (typeof NODE)[number][0],
  number
>

export class Tree {
  private used = 1

  /** It grows to so many nodes, and no further; all that is searched then makes those more certain. */
  constructor(
    private readonly kernel: Kernel,
    private readonly most: number,
  ) {
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

  /** Begins to simulate from what a viewer knows, in `rooms.seen`. */
  plant(seed: bigint, decisions: number, which: number): void {
    const { seen, root, marks } = this.kernel.rooms
    this.kernel.copyState(seen, root)
    this.kernel.doors.gather(root)
    this.kernel.seed(derive(seed, decisions, which))
    this.kernel.bytes.fill(0, marks, marks + SIZES.simulate.marks)
  }

  grow(simulations: number): void {
    const { doors, rooms, tree } = this.kernel
    this.kernel.reserve(tree + Math.min(this.most, this.used + HEADROOM) * NODE_SIZE)
    const length = Math.min(this.most, this.kernel.nodesFrom(tree))
    const { root, scratch, chance, weights, marks, path } = rooms
    this.used = doors.simulate(
      tree,
      length,
      this.used,
      root,
      scratch,
      chance,
      simulations,
      weights,
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
    const seats = [...Array(SEATS).keys()]
    const children = Array.from({ length: DECISION_NUMBERS }, (_, number) => ({
      number,
      visits: view.getInt32(visits + 8 * number, true),
      value: seats.map(seat => view.getFloat64(wins + 8 * (SEATS * number + seat), true)),
    })).filter(child => child.visits > 0)
    return {
      visits: this.read(0, 'visits'),
      value: seats.map(seat => view.getFloat32(tree + offsets.value + 4 * seat, true)),
      children,
      line: Array.from({ length }, (_, index) => ({
        seat: view.getInt32(lineSeats + 8 * index, true),
        number: view.getInt32(lineNumbers + 8 * index, true),
      })),
    }
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
