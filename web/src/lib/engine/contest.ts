/** Candidates, the first of which is the one in question, and their values: the doors of review/evaluate.py. */
import { NODE_SIZE } from './generated'
import type { Kernel } from './kernel'

/** A simulation adds about twenty nodes, and hardly ever a hundred. */
const NODES = 200

export class Contest {
  left: number

  constructor(
    private readonly kernel: Kernel,
    private readonly view: Uint8Array,
    bits: readonly number[],
  ) {
    for (const [index, bit] of bits.entries()) {
      kernel.view.setBigInt64(kernel.rooms.candidates + 8 * index, BigInt(bit), true)
    }
    this.left = bits.length
  }

  /** The bit of the best of the others, once `keep` has found it. */
  get best(): number {
    return Number(this.kernel.view.getBigInt64(this.kernel.rooms.candidates + 8, true))
  }

  /** Fills a column of the values, in one deal. */
  evaluate(column: number, simulations: number, dealing: bigint, luck: bigint): void {
    const { kernel } = this
    const { seen, dealt, after, scratch, candidates, priors, marks, path, values } = kernel.rooms
    kernel.bytes.set(this.view, seen)
    kernel.reserve(kernel.tree + simulations * NODES * NODE_SIZE)
    const rooms = [
      seen,
      dealt,
      after,
      scratch,
      kernel.seed(dealing),
      kernel.seed(luck, kernel.rooms.luck),
    ] as const
    const tree = [kernel.tree, kernel.nodesFrom(kernel.tree), priors, marks, path] as const
    kernel.doors.evaluate(...rooms, candidates, this.left, simulations, ...tree, values, column)
  }

  keep(columns: number, most: number): void {
    const { values, candidates } = this.kernel.rooms
    this.left = this.kernel.doors.keep_best(values, candidates, this.left, columns, most)
  }
}
