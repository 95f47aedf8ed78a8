/** The game in words, one line for each event that has some. */
import type { Verb } from '../rules/decision'
import type { TableEvent } from '../table/table-types'
import { eventInWords } from '../words/events'
import { moveInWords } from '../words/moves'

export interface Line {
  number: number
  /** 0 before the game. */
  round: number
  seat: number | null
  text: string
  /** It was taken back. */
  undone: boolean
  kind: 'move' | 'table' | 'end'
}

/** Verbs that begin a turn; each round begins with the turn of seat 0. */
const TURN: readonly Verb[] = ['take', 'reserve', 'recruit', 'pass']

/** `first`: the round of the first decision; a game from a position on begins in a later one. */
export function lines(events: readonly TableEvent[], names: readonly string[], first = 1): Line[] {
  const found: Line[] = []
  /** Each with the round before it. */
  const moves: { line: Line; before: number }[] = []
  const seated = new Map<number, string>()
  const out = new Set<number>()
  let round = 0
  let before: TableEvent | null = null
  for (const event of events) {
    if (event.kind === 'decided') {
      const previous = round
      const opens = event.seat === 0 && TURN.includes(event.decision.verb)
      if (moves.length === 0) round = first
      else if (opens) round += 1
      const line = lineOf(event, round, moveInWords(event, names))
      before = event
      moves.push({ line, before: previous })
      if (line.text) found.push(line)
      continue
    }
    const undone = event.kind === 'undone' ? moves.pop() : undefined
    if (undone) undone.line.undone = true
    // What goes back with a decision, bots' answers to it, is one line.
    const repeated = event.kind === 'undone' && before?.kind === 'undone'
    const text = repeated ? '' : eventInWords(event, names, seated, out)
    before = event
    if (text) found.push(lineOf(event, round, text))
    if (event.kind === 'seated') seated.set(event.seat, event.name)
    if (event.kind === 'forfeited') out.add(event.seat)
    if (undone) round = undone.before
  }
  return found
}

function lineOf(event: TableEvent, round: number, text: string): Line {
  const seat = 'seat' in event ? event.seat : null
  const kind = event.kind === 'decided' ? 'move' : event.kind === 'ended' ? 'end' : 'table'
  return { number: event.number, round, seat, text, undone: false, kind }
}
