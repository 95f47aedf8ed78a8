/** The compiled kernel: its module, its memory, and the rooms in it that are handed to its doors, which allocate nothing. */

import { EngineError } from './engine-api'
import {
  DATA_LIMIT,
  DIGEST,
  DIGEST_SECTION,
  type Doors,
  NODE_SIZE,
  SIZES,
  STATE_SIZE,
  STEP,
} from './generated'

const PAGE = 1 << 16
const STACK = 1 << 16
const ALIGNED = 16

/** The kernel has trapped: its memory may be broken, so that nobody should ask it again. */
export class KernelFailure extends Error {
  override readonly name = 'KernelFailure'
}

export class Kernel {
  /** Those of its module: `MODULES` of tools/wasm/doors.py. */
  readonly doors: Doors
  /** The first address of the rooms; each is one array, of the length that its doors expect. */
  private end = DATA_LIMIT + STACK
  readonly rooms = {
    /** The position that is asked about, and what a viewer knows of it. */
    state: this.room(STATE_SIZE),
    seen: this.room(STATE_SIZE),
    /** For whatever a door tries out. */
    scratch: this.room(STATE_SIZE),
    root: this.room(STATE_SIZE),
    chance: this.room(SIZES.draw_setup.chance),
    deck: this.room(SIZES.draw_setup.deck),
    location: this.room(SIZES.draw_setup.location),
    battle: this.room(SIZES.draw_setup.battle),
    numbers: this.room(SIZES.list_legal.numbers),
    bits: this.room(SIZES.list_legal.bits),
    log: this.room(SIZES.apply.log),
    points: this.room(SIZES.scores.points),
    previews: this.room(SIZES.previews.rows),
    shortfalls: this.room(SIZES.shortfalls.rows),
    progress: this.room(SIZES.progress.rows),
    needs: this.room(SIZES.needs.rows),
    found: this.room(SIZES.flaw.found),
    counts: this.room(SIZES.flaw.counts),
    priors: this.room(SIZES.simulate.priors),
    marks: this.room(SIZES.simulate.marks),
    path: this.room(SIZES.simulate.path),
    visits: this.room(SIZES.add_children.visits),
    wins: this.room(SIZES.add_children.wins),
    lineNumbers: this.room(SIZES.main_line.numbers),
    lineSeats: this.room(SIZES.main_line.seats),
    /** For comparing decisions. */
    dealt: this.room(STATE_SIZE),
    after: this.room(STATE_SIZE),
    candidates: this.room(SIZES.keep_best.bits),
    values: this.room(SIZES.keep_best.values),
    judged: this.room(SIZES.judge.found),
    work: this.room(SIZES.explain.work),
    known: this.room(SIZES.explain.known),
    gains: this.room(SIZES.explain.gains),
    reasons: this.room(SIZES.explain.reasons),
  } as const
  private constructor(
    instance: WebAssembly.Instance,
    private readonly memory: WebAssembly.Memory,
  ) {
    this.doors = instance.exports as unknown as Doors
    this.reserve(this.tree)
  }

  /** Compiles the module; what cannot be compiled, or was made from other rules, is refused. */
  static async load(source: Promise<Response> | BufferSource): Promise<Kernel> {
    if (typeof WebAssembly === 'undefined') {
      throw new EngineError('not-loaded', 'This browser has no WebAssembly')
    }
    try {
      const module = await compile(source)
      const memory = new WebAssembly.Memory({ initial: (DATA_LIMIT + STACK) / PAGE })
      const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, DATA_LIMIT + STACK)
      const failed = (door: number, status: number) => {
        const { name } = WebAssembly.Module.exports(module)[door] ?? {}
        throw new KernelFailure(`The kernel failed in ${name} (status ${status})`)
      }
      const env = { __linear_memory: memory, __stack_pointer: stack, failed }
      return new Kernel(await WebAssembly.instantiate(module, { env }), memory)
    } catch (error) {
      if (error instanceof EngineError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new EngineError('not-loaded', `The engine cannot be loaded: ${reason}`)
    }
  }

  /** Above all rooms: search trees, as far as memory goes. */
  get tree(): number {
    return this.end
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer)
  }

  get view(): DataView {
    return new DataView(this.memory.buffer)
  }

  /** Makes the memory reach to an address; false if the browser has no more. */
  reserve(end: number): boolean {
    const missing = end - this.memory.buffer.byteLength
    if (missing <= 0) return true
    try {
      this.memory.grow(Math.ceil(missing / PAGE))
      return true
    } catch {
      return false
    }
  }

  /** How many nodes fit from an address on. */
  nodesFrom(address: number): number {
    return Math.floor((this.memory.buffer.byteLength - address) / NODE_SIZE)
  }

  copyState(from: number, to: number): void {
    this.bytes.copyWithin(to, from, from + STATE_SIZE)
  }

  /** Starts the generator anew: `chance` of kernel/chance.py. */
  seed(seed: bigint, room: number = this.rooms.chance): number {
    this.view.setBigUint64(room, BigInt.asUintN(64, seed), true)
    return room
  }

  /** Another room, before the first tree. */
  allocate(size: number): number {
    const start = this.room(size)
    this.reserve(this.end)
    return start
  }

  private room(size: number): number {
    const start = this.end
    this.end += Math.ceil(size / ALIGNED) * ALIGNED
    return start
  }
}

/** A seed of its own for each path of small numbers: `derive` of kernel/chance.py. */
export function derive(seed: bigint, ...path: number[]): bigint {
  return path.reduce((from, number) => BigInt.asUintN(64, from * STEP + BigInt(number)), seed)
}

async function compile(source: Promise<Response> | BufferSource): Promise<WebAssembly.Module> {
  const module =
    source instanceof Promise ? await compileResponse(await source) : await WebAssembly.compile(source)
  const [mark] = WebAssembly.Module.customSections(module, DIGEST_SECTION)
  const digest = mark ? new TextDecoder().decode(mark) : 'nothing'
  if (digest !== DIGEST) {
    throw new EngineError('not-loaded', `The module was made from other rules (${digest}, not ${DIGEST})`)
  }
  return module
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  // Streaming wants the right media type, which not every web host knows.
  const known = response.headers.get('content-type') === 'application/wasm'
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
