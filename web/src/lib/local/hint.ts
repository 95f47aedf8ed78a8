import type { Engine, Game } from '../engine/engine-api'
import { HINT_MS } from '../engine/generated-review'
import type { Schemas } from './local-game'

/** The best decisions for the seat that is asked, from what it knows. */
export async function hint(engine: Engine, game: Game, seat: number): Promise<Schemas['Advice'][]> {
  const legal = await engine.legal(game)
  const [only] = legal
  if (only && legal.length === 1) return [{ decision: only, win: 0.5, reasons: [{ kind: 'only-choice' }] }]
  const found = await engine.search(game, { viewer: seat, ms: HINT_MS })
  const reasons = await engine.advise(game, found)
  return reasons.map((why, rank) => {
    const { decision = '', wins = [] } = found.candidates[rank] ?? {}
    return { decision, win: wins[seat] ?? 0, reasons: [...why] }
  })
}
