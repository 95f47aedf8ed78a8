/** Which events a command leads to; as match/commands.py. What the rules have to say about it the table asks the engine. */
import type { Command } from '../table/table-types'
import { type Draft, Refusal } from './local-game'
import { isPerson, type Match, ownSeats, revocable, seatsWhere, viewerOf } from './match'

/** `asked`: the seat that is to decide. */
export function eventsFor(match: Match, command: Command, asked: number | null): Draft[] {
  switch (command.type) {
    case 'decide':
      running(match)
      if (asked === null || !isPerson(match.seats[asked])) throw new Refusal('not-your-turn')
      if (command.question !== match.question) throw new Refusal('stale')
      return [{ kind: 'decided', seat: asked, decision: command.decision }]
    case 'undo':
      return takeBack(match, command.question)
    case 'pause':
      running(match)
      return [{ kind: 'paused' }]
    case 'resume':
      if (!match.paused) throw new Refusal('bad-message')
      return [{ kind: 'resumed', seat: ownSeat(match, asked) }]
    case 'resign':
      playing(match)
      return [{ kind: 'forfeited', seat: ownSeat(match, asked), why: 'resigned' }]
    case 'leave': {
      playing(match)
      const kind = match.options.absent === 'forfeit' ? 'forfeited' : 'stood-in'
      return seatsWhere(match, isPerson).map(seat => ({ kind, seat, why: 'left' }))
    }
    case 'return': {
      playing(match)
      const away = seatsWhere(match, seat => seat.stood_in && !seat.forfeited)
      if (away.length === 0) throw new Refusal('not-allowed')
      return away.map(seat => ({ kind: 'returned', seat }))
    }
    default:
      throw new Refusal('not-allowed')
  }
}

/** Without limit: nobody is harmed who knows more by it. What bots decided since goes, too. */
function takeBack(match: Match, question: number): Draft[] {
  running(match)
  const count = revocable(match)
  if (count === 0) throw new Refusal('cannot-undo')
  if (question !== match.question) throw new Refusal('stale')
  const seat = match.decided.at(-count)?.seat ?? 0
  return Array.from({ length: count }, () => ({ kind: 'undone', seat }))
}

function playing(match: Match): void {
  if (match.status !== 'playing') throw new Refusal(match.status === 'over' ? 'over' : 'not-started')
}

function running(match: Match): void {
  playing(match)
  if (match.paused) throw new Refusal('paused')
}

function ownSeat(match: Match, asked: number | null): number {
  const seat = viewerOf(match, asked)
  if (seat === null || !ownSeats(match).includes(seat) || match.seats[seat]?.forfeited) {
    throw new Refusal('not-allowed')
  }
  return seat
}
