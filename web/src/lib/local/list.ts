/** The games of this browser, for lists: without the engine. */
import type { Played } from '../http'
import { games } from './game-store.svelte'
import type { Kept } from './local-game'
import { fold, isForServer, ownSeats } from './match'

/** One of my games, here or on a server. */
export interface Listed extends Played {
  /** Whether it can be handed to a server. */
  forServer?: boolean
}

/** As the server lists mine. */
export async function listGames(): Promise<Listed[]> {
  return byTime((await games.all()).map(playedOf))
}

function playedOf(kept: Kept): Listed {
  const match = fold(kept)
  const { outcome } = match
  const share = outcome ? 1 / Math.max(1, outcome.winners.length) : null
  return {
    table: kept.id,
    status: match.status === 'over' ? 'over' : 'playing',
    options: match.options,
    changed: match.changed,
    mine: ownSeats(match),
    forServer: isForServer(kept, match),
    seats: match.seats.map(({ name, bot }, seat) => ({
      player: null,
      name,
      bot,
      points: outcome?.points[seat] ?? null,
      won: outcome && share !== null ? (outcome.winners.includes(seat) ? share : 0) : null,
    })),
  }
}

/** The latest first. */
export function byTime<One extends Played>(played: readonly One[]): One[] {
  return [...played].sort((one, other) => other.changed - one.changed)
}
