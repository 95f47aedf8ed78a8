/** The edge: what the server sends, with decisions and effects parsed. Nothing behind it reads their notation. */
import type { components } from '../api'
import { parseDecision } from '../rules/decision'
import { parseEffect } from '../rules/effects'
import type { Board, Hint, Move, Screen, TableEvent } from './table-types'

type Schemas = components['schemas']

export function readBoard(wire: Schemas['Board']): Board {
  return { ...wire, choices: wire.choices.map(readDecision) }
}

export function readScreen(wire: Schemas['Screen']): Screen {
  return { ...wire, board: wire.board && readBoard(wire.board) }
}

export function readEvent({ event, effects = [] }: Schemas['Entry']): TableEvent {
  return event.kind === 'decided' ? { ...event, ...readMove({ ...event, effects }) } : event
}

export function readHint(wire: Schemas['Hint']): Hint {
  return { ...wire, best: wire.best.map(readDecision) }
}

export function readMove(wire: { seat: number; decision: string; effects: readonly string[] }): Move {
  return {
    seat: wire.seat,
    decision: parseDecision(wire.decision),
    effects: wire.effects.map(parseEffect),
  }
}

function readDecision<Thing extends { decision: string }>(thing: Thing) {
  return { ...thing, decision: parseDecision(thing.decision) }
}
