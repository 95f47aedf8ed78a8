/** The bots of a name: `random`, `greedy`, the levels, and `search:1000` or `search:500ms`. */
import { LEVELS } from './generated'
import { derive, type Kernel } from './kernel'
import { type Budget, EngineError } from './types'

export type BotKind =
  | { kind: 'random' | 'greedy' }
  | { kind: 'character'; taste: readonly number[] }
  | ({ kind: 'search' } & Budget)

export function botOf(name: string): BotKind {
  if (name === 'random' || name === 'greedy') return { kind: name }
  for (const level of LEVELS) {
    if (level.name !== name) continue
    if ('taste' in level) return { kind: 'character', taste: level.taste }
    return 'greedy' in level
      ? { kind: 'greedy' }
      : { kind: 'search', ms: level.ms, simulations: level.simulations }
  }
  const [, amount, unit] = /^search:([1-9]\d{0,8})(ms|s|)$/.exec(name) ?? []
  if (!amount) {
    const known = ['random', 'greedy', ...LEVELS.map(level => level.name), 'search:1000', 'search:500ms']
    throw new EngineError(
      'unknown-bot',
      `No bot is called '${name.slice(0, 40)}'; there are ${known.join(', ')}`,
    )
  }
  if (!unit) return { kind: 'search', simulations: Number(amount) }
  return { kind: 'search', ms: Number(amount) * (unit === 's' ? 1000 : 1) }
}

/** The bit of what a bot that does not search decides, from what its seat knows, in `rooms.seen`, which it uses up. */
export function bitOf(
  kernel: Kernel,
  bot: Exclude<BotKind, { kind: 'search' }>,
  seed: bigint,
  decisions: number,
): number {
  const { doors, rooms } = kernel
  const { seen, scratch, taste, stones } = rooms
  switch (bot.kind) {
    case 'random':
      return doors.pick_randomly(seen, kernel.seed(derive(seed, decisions)))
    case 'greedy':
      doors.fill_unseen(seen, kernel.seed(seed))
      return doors.greedy_bit(seen, scratch, kernel.seed(derive(seed, decisions)))
    case 'character':
      for (const [index, value] of bot.taste.entries()) kernel.view.setFloat64(taste + 8 * index, value, true)
      return doors.character_bit(seen, taste, stones, kernel.seed(seed))
  }
}
