/** What the others did since my last decision: it stays in sight until I decide, however long I looked away. */
import type { Effect } from '../rules/effects'
import { moveInWords } from '../words/moves'
import type { Decided, Move, TableEvent } from './table-types'

interface Trace {
  /** The decisions of others, oldest first. */
  moves: Decided[]
  /** Everything on the table that they touched, with the seat that did so last. */
  spots: Map<string, number>
}

/** The same in words, by seat: a turn of several decisions reads as one. */
export function traceWords(moves: readonly Move[], names: readonly string[]): Record<number, string> {
  const found: Record<number, string> = {}
  for (const move of moves)
    found[move.seat] = [found[move.seat], moveInWords(move, names)].filter(Boolean).join(' ')
  return found
}

/** `me` is null for an onlooker, who sees the last decision. */
export function traceOf(events: readonly TableEvent[], me: number | null): Trace {
  let moves: Decided[] = []
  for (const event of events) {
    if (event.kind === 'undone') moves = moves.slice(0, -1)
    else if (event.kind === 'decided') {
      if (event.seat === me) moves = []
      else if (me === null) moves = [event]
      else moves.push(event)
    }
  }
  return { moves, spots: new Map(moves.flatMap(move => spotsOfMove(move).map(spot => [spot, move.seat]))) }
}

/** Everything that a move has touched. */
export function spotsOfMove({ seat, effects }: Move): string[] {
  return [`player:${seat}`, ...effects.flatMap(spotsOf)]
}

/** What an effect leaves changed on the table. */
function spotsOf(effect: Effect): string[] {
  switch (effect.kind) {
    case 'take':
    case 'gain':
    case 'return':
      return Object.keys(effect.tokens).map(token => `bank:${token}`)
    case 'reserve':
      return effect.level ? [`deck:${effect.level}`] : []
    case 'refill':
      return effect.card ? [`card:${effect.card}`] : []
    case 'avengers':
      return ['tile:avengers']
    case 'claim':
      return [`battle:${effect.battle}`]
    default:
      return []
  }
}
