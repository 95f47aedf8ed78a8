/** What the others did since my last decision: it stays in sight until I decide, however long I looked away. */
import { sentences } from '../story'
import type { Deed, Told } from './types'

export interface Trace {
  /** The decisions of others, oldest first. */
  moves: Told[]
  /** Everything on the table that they touched. */
  spots: Set<string>
}

/** The same in words, by seat: a turn of several decisions reads as one. */
export function traceWords(trace: Trace, names: readonly string[]): Record<number, string> {
  const found: Record<number, string> = {}
  for (const { event, deeds } of trace.moves) {
    if (event.kind !== 'decided') continue
    const words = sentences(deeds ?? [], names)
    found[event.seat] = [found[event.seat], words].filter(Boolean).join(' ')
  }
  return found
}

/** `me` is null for an onlooker, who sees the last decision. */
export function traceOf(told: readonly Told[], me: number | null): Trace {
  let moves: Told[] = []
  for (const one of told) {
    if (one.event.kind === 'undone') moves = moves.slice(0, -1)
    else if (one.event.kind === 'decided') {
      if (one.event.seat === me) moves = []
      else if (me === null) moves = [one]
      else moves.push(one)
    }
  }
  return { moves, spots: new Set(moves.flatMap(move => (move.deeds ?? []).flatMap(spotsOf))) }
}

export function spotsOf(deed: Deed): string[] {
  const player = `player:${deed.seat}`
  switch (deed.deed) {
    case 'take':
    case 'return':
      return [player, ...Object.keys(deed.tokens ?? {}).map(token => `bank:${token}`)]
    case 'gain':
      return [player, `bank:${deed.stone}`]
    case 'reserve':
      return deed.source === 'deck' ? [player, `deck:${deed.level}`] : [player]
    case 'refill':
      return deed.card ? [`card:${deed.card}`] : []
    case 'avengers':
      return [player, 'tile:avengers']
    case 'claim':
      return [player, `battle:${deed.battle}`]
    default:
      return [player]
  }
}
