import type { Engine, Game } from '../engine/types'
import type { Schemas } from './types'

const HINTS = 3
/** Milliseconds, as on the server. */
const THINKING = 700

/** The best decisions for the seat that is asked, from what it knows. */
export async function hint(engine: Engine, game: Game, seat: number): Promise<Schemas['Advice'][]> {
  const legal = await engine.legal(game)
  const [only] = legal
  if (only && legal.length === 1) return [{ decision: only, win: 0.5, reasons: [{ kind: 'only-choice' }] }]
  const { candidates } = await engine.search(game, { viewer: seat, ms: THINKING })
  return candidates
    .slice(0, HINTS)
    .map(({ decision, wins }) => ({ decision, win: wins[seat] ?? 0, reasons: [] }))
}
