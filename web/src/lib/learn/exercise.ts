/** Who sits at the board of an exercise, and where its steps point. */
import type { SeatInfo } from '../table/types'
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
