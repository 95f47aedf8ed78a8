/** The example games of tests/vectors, played in the module: states, legal decisions, effects, what each seat may know. */

import type { Core } from '../../src/lib/engine/core'
import type { DealtGame } from '../../src/lib/engine/engine-api'

/** The texts of a record, and of its trace (docs/record.md) where there is one. */
export interface Vector {
  name: string
  record: string
  trace: string | null
}

interface Line {
  decision: string | null
  effects: string[]
  phase: string
  seat: number | null
  legal: string[]
  state: { players: { reserved: string[] }[] }
}

/** What differs; nothing if all is as the files say. */
export function replayVector(core: Core, { name, record, trace }: Vector): string[] {
  const found: string[] = []
  const check = (what: string, ours: unknown, theirs: unknown) => {
    if (!agrees(ours, theirs)) found.push(`${name}: ${what}: ${JSON.stringify(ours)}`)
  }
  const { table, setup, decisions, result } = JSON.parse(record) as DealtGame & { result: unknown }
  check('result', core.outcome({ table, setup, decisions }), result)
  const lines = trace === null ? [] : trace.trim().split('\n')
  if (trace !== null) check('lines', decisions.length + 1, lines.length)
  for (const [number, text] of lines.entries()) {
    const line: Line = JSON.parse(text)
    const game = { table, setup, decisions: decisions.slice(0, number) }
    check(`legal decisions ${number}`, core.legal(game), line.legal)
    for (let viewer = 0; viewer < table.players; viewer++) {
      // Others' hands are as long, but cards from a deck are hidden.
      const hand = <Area extends { reserved: string[] }>(area: Area, seat: number) =>
        seat === viewer ? area : { ...area, reserved: area.reserved.length }
      const board = core.board(game, viewer)
      const wanted = { ...line.state, players: line.state.players.map(hand) }
      check(
        `board ${number} of seat ${viewer}`,
        { ...board, players: board.players.map(hand) },
        { ...wanted, asked: line.seat, phase: line.phase },
      )
    }
    if (line.decision === null) continue
    const seat = core.moves(game, null, number - 1)[0]?.seat ?? null
    const { decision, effects } = line
    check(`move ${number}`, core.moves(game, seat, number - 1), [{ seat, decision, effects }])
  }
  return found
}

/** Whether something is as wanted; it may have more keys. */
function agrees(ours: unknown, theirs: unknown): boolean {
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null)
    return ours === theirs
  if (Array.isArray(theirs) && !(Array.isArray(ours) && ours.length === theirs.length)) return false
  return Object.entries(theirs).every(([key, value]) => agrees(ours[key as keyof typeof ours], value))
}
