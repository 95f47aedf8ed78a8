/** Candidates, the first of which is the one in question, and their values: `_Contest` of review/compare.py. */
import { OVER, STATE_SIZE } from './generated'
import { MOST_DEALS } from './generated-review'
import type { Kernel } from './kernel'
import { SLICE, type Tree } from './search-tree'
import { byteAt, seatAt, winShare } from './state-record'

export class Contest {
  left: number

  constructor(
    private readonly kernel: Kernel,
    private readonly tree: Tree,
    private readonly view: Uint8Array,
    bits: readonly number[],
  ) {
    for (const [index, bit] of bits.entries()) {
      kernel.view.setBigInt64(this.candidate(index), BigInt(bit), true)
    }
    this.left = bits.length
  }

  /** The bit of the best of the others, once `keep` has found it. */
  get best(): number {
    return this.bit(1)
  }

  /** Fills a column of the values, in one deal and with the same luck for all. */
  evaluate(column: number, simulations: number, dealing: bigint, luck: bigint): void {
    const { kernel } = this
    const { dealt, values } = kernel.rooms
    kernel.bytes.set(this.view, dealt)
    const seat = seatAt(kernel.view, dealt)
    kernel.doors.fill_unseen(dealt, kernel.seed(dealing))
    for (let index = 0; index < this.left; index++) {
      const value = this.value(this.bit(index), seat, luck, simulations)
      kernel.view.setFloat64(values + 8 * (index * MOST_DEALS + column), value, true)
    }
  }

  keep(columns: number, most: number): void {
    const { values, candidates } = this.kernel.rooms
    this.left = this.kernel.doors.keep_best(values, candidates, this.left, columns, most)
  }

  /** It sees the cards that have turned up, and nothing else: from there it is a search like any other. */
  private value(bit: number, seat: number, luck: bigint, simulations: number): number {
    const { kernel, tree } = this
    const { dealt, after, seen, log } = kernel.rooms
    kernel.copyState(dealt, after)
    kernel.doors.apply(after, bit, log)
    if (byteAt(kernel.view, after, 'phase') === OVER) return winShare(kernel.view, after, seat)
    kernel.doors.see(after, seat, seen)
    tree.clear()
    tree.plant(kernel.bytes.slice(seen, seen + STATE_SIZE), luck)
    for (let left = simulations; left > 0; left -= SLICE) tree.grow(Math.min(SLICE, left))
    return tree.winRate(seat)
  }

  private bit(index: number): number {
    return Number(this.kernel.view.getBigInt64(this.candidate(index), true))
  }

  private candidate(index: number): number {
    return this.kernel.rooms.candidates + 8 * index
  }
}
