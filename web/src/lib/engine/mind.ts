/** The learned mind: a module of its own, whose memory holds the network, and searches that take their judgement from it. */
import type { Temperatures } from './calibration'
import { EngineError } from './engine-api'
import { MIND_FORMAT, MIND_LAYOUT, SIZES } from './generated'
import { Kernel } from './kernel'
import type { Searcher, SimulateArguments, Tree } from './search-tree'

/** Where its two files come from: a worker fetches them, a test reads them. */
export interface MindFiles {
  module: Promise<Response> | BufferSource
  weights: Promise<ArrayBuffer>
}

export class Mind implements Searcher {
  private readonly network: number
  private readonly work: number
  private readonly style: number

  private constructor(
    readonly kernel: Kernel,
    readonly temperatures: Temperatures,
    numbers: Uint8Array,
  ) {
    this.network = kernel.allocate(SIZES.search_mind.net)
    this.work = kernel.allocate(SIZES.search_mind.work)
    this.style = kernel.allocate(SIZES.sample_policy.style)
    kernel.bytes.set(numbers, this.network)
  }

  static async load({ module, weights }: MindFiles): Promise<Mind> {
    const [kernel, file] = await Promise.all([Kernel.load(module), weights.catch(refuse)])
    const { temperatures, numbers } = readWeights(new Uint8Array(file))
    return new Mind(kernel, temperatures, numbers)
  }

  simulate(...search: SimulateArguments): number {
    return this.kernel.doors.search_mind(...search, this.network, this.work)
  }

  /** The bit of what a persona decides by the policy alone; `style` as bots/persona.py has it. */
  sample(seen: Uint8Array, style: readonly number[], seed: bigint): number {
    const { doors, rooms } = this.kernel
    this.kernel.bytes.set(seen, rooms.seen)
    this.setStyle(style)
    const [network, work] = [this.network, this.work]
    return doors.sample_policy(rooms.seen, this.style, network, work, rooms.priors, this.kernel.seed(seed))
  }

  /** Puts a style into the priors of a root, after its first simulation. */
  styleRoot(tree: Tree, seen: Uint8Array, style: readonly number[]): void {
    const { doors, rooms, tree: nodes } = this.kernel
    this.kernel.bytes.set(seen, rooms.seen)
    this.setStyle(style)
    doors.style_root(nodes, tree.used, rooms.seen, this.style, this.work)
  }

  private setStyle(style: readonly number[]): void {
    for (const [index, value] of style.entries()) {
      this.kernel.view.setFloat32(this.style + 4 * index, value, true)
    }
  }
}

/** `read_weights` of bots/weights.py: a line of JSON that says what it is, then the numbers. */
export function readWeights(file: Uint8Array): { temperatures: Temperatures; numbers: Uint8Array } {
  const end = file.indexOf('\n'.charCodeAt(0))
  const head = end < 0 ? null : parsed(new TextDecoder().decode(file.subarray(0, end)))
  if (head?.format !== MIND_FORMAT) throw notLoaded(`it is no file of the format ${MIND_FORMAT}`)
  if (head.layout !== MIND_LAYOUT) {
    throw notLoaded(`they were trained on other features (${head.layout}, not ${MIND_LAYOUT})`)
  }
  const numbers = file.subarray(end + 1)
  const size = SIZES.search_mind.net
  if (numbers.length !== size)
    throw notLoaded(`they have ${numbers.length} bytes, not ${size}: are they cut off?`)
  return { temperatures: head.about?.temperatures ?? {}, numbers }
}

interface Head {
  format?: unknown
  layout?: unknown
  about?: { temperatures?: Temperatures }
}

function parsed(line: string): Head | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function refuse(reason: unknown): never {
  throw notLoaded(reason instanceof Error ? reason.message : String(reason))
}

function notLoaded(reason: string): EngineError {
  return new EngineError('not-loaded', `The weights of the mind cannot be used: ${reason}`)
}
