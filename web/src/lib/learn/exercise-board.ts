/** Who sits at the board of an exercise, and where its steps point. */
import { spotsOf } from '../review/spots'
import type { Move, SeatInfo } from '../table/table-types'
import { t } from '../texts.svelte'

export function seatsOf(players: number, me: number): SeatInfo[] {
  const others = [t('learn-rival'), t('learn-rival-two')]
  return Array.from({ length: players }, (_, seat) => ({
    player: null,
    name: seat === me ? t('learn-you') : (others.shift() ?? ''),
    bot: null,
    stood_in: false,
    forfeited: false,
    clock: null,
  }))
}

/** What the board can let glow, for what a lesson points at: parts of my area glow as a whole. */
const GLOWS: Record<string, string> = {
  avengers: 'tile:avengers',
  gauntlet: 'me',
  'me:bonuses': 'me',
  'me:points': 'me',
}

export function glowing(at: readonly string[], me: number): string[] {
  return [...new Set(at.map(spot => (spot === `player:${me}` ? 'me' : (GLOWS[spot] ?? spot))))]
}

/** What moves that are only thought of would touch, with the seat of whoever would make them. */
export function outlined(moves: readonly Move[]): Map<string, number> {
  return new Map(
    moves.flatMap(({ seat, decision }) =>
      [...spotsOf(decision), `player:${seat}`].map((spot): [string, number] => [spot, seat]),
    ),
  )
}
