/** The compiled kernel: its module, its memory, and the rooms in it that are handed to its doors, which allocate nothing. */
import {
  DATA_LIMIT,
  DIGEST,
  DIGEST_SECTION,
  DOOR_NAMES,
  type Doors,
  MIND_FORMAT,
  MIND_LAYOUT,
  NODE_SIZE,
  SIZES,
  STATE_SIZE,
  STEP,
} from './generated'
import { EngineError } from './types'

const PAGE = 1 << 16
const STACK = 1 << 16
const ALIGNED = 16

/** The kernel has trapped: its memory may be broken, so that nobody should ask it again. */
export class KernelFailure extends Error {
  override readonly name = 'KernelFailure'
}

export class Kernel {
  readonly doors: Doors
  private mind: Promise<void> | null = null
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
    found: this.room(SIZES.flaw.found),
    places: this.room(SIZES.flaw.places),
    temper: this.room(SIZES.persona_bit.temper),
    net: this.room(SIZES.persona_bit.net),
    work: this.room(SIZES.persona_bit.work),
    weights: this.room(SIZES.simulate.weights),
    marks: this.room(SIZES.simulate.marks),
    path: this.room(SIZES.simulate.path),
    visits: this.room(SIZES.add_children.visits),
    wins: this.room(SIZES.add_children.wins),
    lineNumbers: this.room(SIZES.main_line.numbers),
    lineSeats: this.room(SIZES.main_line.seats),
  } as const
  /** Above all rooms: search trees, as far as memory goes. */
  readonly tree = this.room(NODE_SIZE)

  private constructor(
    instance: WebAssembly.Instance,
    private readonly memory: WebAssembly.Memory,
    private readonly weights: () => Promise<ArrayBuffer>,
  ) {
    this.doors = instance.exports as unknown as Doors
    this.reserve(this.end)
  }

  /** Compiles the module; what cannot be compiled, or was made from other rules, is refused. */
  static async load(
    source: Promise<Response> | BufferSource,
    weights: () => Promise<ArrayBuffer>,
  ): Promise<Kernel> {
    if (typeof WebAssembly === 'undefined') {
      throw new EngineError('not-loaded', 'This browser has no WebAssembly')
    }
    try {
      const module = await compile(source)
      const memory = new WebAssembly.Memory({ initial: (DATA_LIMIT + STACK) / PAGE })
      const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, DATA_LIMIT + STACK)
      const env = { __linear_memory: memory, __stack_pointer: stack, failed }
      return new Kernel(await WebAssembly.instantiate(module, { env }), memory, weights)
    } catch (error) {
      if (error instanceof EngineError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new EngineError('not-loaded', `The engine cannot be loaded: ${reason}`)
    }
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer)
  }

  get view(): DataView {
    return new DataView(this.memory.buffer)
  }

  /** Puts the mind's network into its room, when it is first needed; again if that failed. */
  loadMind(): Promise<void> {
    this.mind ??= this.weights()
      .then(file => this.bytes.set(networkOf(new Uint8Array(file)), this.rooms.net))
      .catch(error => {
        this.mind = null
        if (error instanceof EngineError) throw error
        const reason = error instanceof Error ? error.message : String(error)
        throw new EngineError('not-loaded', `The weights of the mind cannot be loaded: ${reason}`)
      })
    return this.mind
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
  seed(seed: bigint): number {
    this.view.setBigUint64(this.rooms.chance, BigInt.asUintN(64, seed), true)
    return this.rooms.chance
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

/** The numbers of a file of weights, which begins with a line about them: bots/weights.py. */
function networkOf(file: Uint8Array): Uint8Array {
  const line = file.indexOf(0x0a)
  const head = JSON.parse(new TextDecoder().decode(file.subarray(0, Math.max(0, line))) || '{}')
  const numbers = file.subarray(line + 1)
  if (head.format !== MIND_FORMAT || head.layout !== MIND_LAYOUT || numbers.length !== SIZES.persona_bit.net) {
    throw new EngineError('not-loaded', `The weights of the mind are of another version (${head.layout})`)
  }
  return numbers
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

function failed(door: number, status: number): never {
  throw new KernelFailure(`The kernel failed in ${DOOR_NAMES[door]} (status ${status})`)
}
