/** What an exercise is, and where it stands after some decisions. Its data come from learning/data (generated.ts). */
import type { Decision } from '../rules/decision'
import type { Area, Board, Ending, Move } from '../table/table-types'

interface Exercise {
  id: string
  /** The message that names it. */
  title: string
  /** The reader's seat. */
  seat: number
  ending: Ending
}

/** A message of the coach, and the decision that it waits for. */
export interface Step {
  /** The message. */
  text: string
  /** What it points at. */
  at: readonly string[]
  /** Decisions, or patterns of them (`take *`), one of which it waits for; empty: the reader just continues. */
  expect: readonly string[]
  /** What the other players do then. */
  reply: readonly string[]
  /** The message for any other decision, where it has one of its own. */
  other: string | null
}

export type Part = 'first' | 'finer' | 'battles'

export interface Lesson extends Exercise {
  part: Part
  /** The clauses of the rules that it teaches. */
  clauses: readonly string[]
  steps: readonly Step[]
}

export type Kind = 'win-now' | 'win-in-two' | 'first-card' | 'keep' | 'pay' | 'claim' | 'return'

export interface Puzzle extends Exercise {
  kind: Kind
  /** How hard it is. */
  stars: number
  /** Within how many of the reader's turns, this one included. */
  turns: number
  battles: boolean
  /** All ways to play this turn that work. */
  answers: readonly (readonly string[])[]
  /** What the others do after this turn, if there is a second one. */
  reply: readonly string[]
}

/** continue: right so far. other: legal, but not what the lesson is about. done, solved: it is finished. wrong: no. */
export type Verdict = 'continue' | 'other' | 'done' | 'solved' | 'wrong'

/** Where an exercise stands. */
export interface Answer {
  board: Board
  ending: Ending
  /** All moves since its start. */
  moves: Move[]
  /** How many of the decisions were played; one that is not wanted is not. */
  accepted: number
  verdict: Verdict
  /** The message for a decision that is not what the lesson is about, where it has one of its own. */
  text: string | null
  /** In a lesson: the step that comes next; as many as there are steps when it is done. */
  step: number | null
  /** After a wrong way to win: what it leaves open. */
  missing: Area['lacks'] | null
  /** After a wrong try: how the next player wins then, or else what they do so that the reader cannot. */
  refutation: Move[]
  /** Of a puzzle that was tried: all ways to play this turn that work. */
  answers: Decision[][]
}
