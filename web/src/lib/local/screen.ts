import type { Schemas } from './local-game'
import { type Match, ownSeats, revocable } from './match'

/** All that a client shows of a local match: `screen` of match/screen.py. */
export function screenOf(match: Match, board: Schemas['Board']): Schemas['Screen'] {
  const over = match.status === 'over'
  return {
    number: match.number,
    question: match.question,
    status: match.status,
    seats: match.seats.map(seat => ({ ...seat, clock: null })),
    you: ownSeats(match),
    maker: true,
    paused: match.paused,
    pause_requests: [],
    can_undo: revocable(match) > 0,
    draw: null,
    onlookers_muted: false,
    commitment: null,
    outcome: match.outcome,
    rematch: match.rematch,
    // Over by forfeit: nobody is asked any more.
    board: over ? { ...board, asked: null, choices: [], shortfalls: {} } : board,
  }
}
