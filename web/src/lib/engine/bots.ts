/** The bots of a name: the levels, `random`, `greedy`, `search:1000`, `search:500ms`, `mind:1000`, `mind:policy`. */

import { type Budget, EngineError } from './engine-api'
import { LEVEL_MS, LEVELS } from './generated'
import { derive, type Kernel } from './kernel'

/** A level as data: bots/levels.py. Without simulations it plays by the policy of the mind alone. */
export interface Persona {
  kind: 'persona'
  ms: number
  simulations: number
  style: readonly number[]
}

export type BotKind =
  | { kind: 'random' }
  | { kind: 'greedy' }
  | ({ kind: 'search' } & Budget)
  | ({ kind: 'mind' } & Budget)
  | Persona

/** `NO_STYLE` of bots/persona.py: the decision that the policy finds best. */
const POLICY: Persona = { kind: 'persona', ms: LEVEL_MS, simulations: 0, style: [1, 0, 0, 0, 0, 0, 0, 0] }

const NAMED: ReadonlyMap<string, BotKind> = new Map<string, BotKind>([
  ...LEVELS.map(({ name, ...level }) => [name, { kind: 'persona', ms: LEVEL_MS, ...level }] as const),
  ['random', { kind: 'random' }],
  ['greedy', { kind: 'greedy' }],
  ['mind:policy', POLICY],
])
const EXAMPLES = ['search:1000', 'search:500ms', 'mind:1000', 'mind:500ms']

export function botOf(name: string): BotKind {
  const known = NAMED.get(name)
  if (known) return known
  const [, kind, amount, unit] = /^(search|mind):([1-9]\d{0,8})(ms|s|)$/.exec(name) ?? []
  if (kind !== 'search' && kind !== 'mind') {
    const all = [...NAMED.keys(), ...EXAMPLES].join(', ')
    throw new EngineError('unknown-bot', `No bot is called '${name.slice(0, 40)}'; there are ${all}`)
  }
  if (!unit) return { kind, simulations: Number(amount) }
  return { kind, ms: Number(amount) * (unit === 's' ? 1000 : 1) }
}

/** The bit of what a bot without a tree decides, from what its seat knows, in `rooms.seen`, which it uses up. */
export function bitOf(kernel: Kernel, kind: 'random' | 'greedy', seed: bigint, decisions: number): number {
  const { doors, rooms } = kernel
  const { seen, scratch } = rooms
  if (kind === 'random') return doors.pick_randomly(seen, kernel.seed(derive(seed, decisions)))
  doors.fill_unseen(seen, kernel.seed(seed))
  return doors.greedy_bit(seen, scratch, kernel.seed(derive(seed, decisions)))
}
