/** All ways to play a turn to its end. */
import { SEATS } from '../rules/generated'
import { legalOf } from './board'
import type { Turn } from './engine-api'
import { OVER, PHASES, STATE_SIZE } from './generated'
import type { Kernel } from './kernel'
import { decisionText } from './names'
import { byteAt, seatAt } from './state-record'

const TURN = PHASES.indexOf('turn')

/** From the position in `rooms.state`, in the order of the decisions' texts. */
export function turnsFrom(kernel: Kernel): Turn[] {
  const { state, log } = kernel.rooms
  const asked = seatAt(kernel.view, state)
  const found: Turn[] = []
  function visit(made: readonly string[]): void {
    const before = kernel.bytes.slice(state, state + STATE_SIZE)
    const legal = legalOf(kernel, state)
      .map(({ number, bit }) => ({ decision: decisionText(number), bit }))
      .sort((one, other) => (one.decision < other.decision ? -1 : 1))
    for (const { decision, bit } of legal) {
      kernel.doors.apply(state, bit, log)
      const decisions = [...made, decision]
      const phase = byteAt(kernel.view, state, 'phase')
      if (phase === OVER) found.push({ decisions, winners: winnersAt(kernel) })
      else if (phase === TURN || seatAt(kernel.view, state) !== asked)
        found.push({ decisions, winners: null })
      else visit(decisions)
      kernel.bytes.set(before, state)
    }
  }
  visit([])
  return found
}

function winnersAt(kernel: Kernel): number[] {
  const winners = byteAt(kernel.view, kernel.rooms.state, 'winners')
  return SEATS.filter(seat => (winners >> seat) & 1)
}
