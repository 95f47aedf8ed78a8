/** The bots of a name: `random`, `greedy`, the levels, `search:1000` or `search:500ms`, and the same by the mind. */
import { LEVELS } from './generated'
import { derive, type Kernel } from './kernel'
import { type Budget, EngineError } from './types'

export type BotKind =
  | { kind: 'random' | 'greedy' }
  | { kind: 'persona'; temper: readonly number[] }
  | ({ kind: 'search' | 'mind' } & Budget)

export function botOf(name: string): BotKind {
  if (name === 'random' || name === 'greedy') return { kind: name }
  for (const level of LEVELS) {
    if (level.name !== name) continue
    return 'temper' in level
      ? { kind: 'persona', temper: level.temper }
      : { kind: 'mind', ms: level.ms, simulations: level.simulations }
  }
  const [, by, amount, unit] = /^(search|mind):([1-9]\d{0,8})(ms|s|)$/.exec(name) ?? []
  if (!amount) {
    const known = ['random', 'greedy', ...LEVELS.map(level => level.name), 'search:1000', 'mind:500ms']
    throw new EngineError(
      'unknown-bot',
      `No bot is called '${name.slice(0, 40)}'; there are ${known.join(', ')}`,
    )
  }
  const kind = by === 'mind' ? 'mind' : 'search'
  if (!unit) return { kind, simulations: Number(amount) }
  return { kind, ms: Number(amount) * (unit === 's' ? 1000 : 1) }
}

/** The bit of what a bot that does not search decides, from what its seat knows, in `rooms.seen`, which it uses up. */
export function bitOf(
  kernel: Kernel,
  bot: Exclude<BotKind, { kind: 'search' | 'mind' }>,
  seed: bigint,
  decisions: number,
): number {
  const { doors, rooms } = kernel
  const { seen, scratch, temper, net, work, weights } = rooms
  switch (bot.kind) {
    case 'random':
      return doors.pick_randomly(seen, kernel.seed(derive(seed, decisions)))
    case 'greedy':
      doors.fill_unseen(seen, kernel.seed(seed))
      return doors.greedy_bit(seen, scratch, kernel.seed(derive(seed, decisions)))
    case 'persona':
      for (const [place, value] of bot.temper.entries())
        kernel.view.setFloat32(temper + 4 * place, value, true)
      return doors.persona_bit(seen, temper, net, work, weights, kernel.seed(derive(seed, decisions)))
  }
}
