/** Lessons and puzzles as the server has them. */
import type { components } from '../api'
import { http } from '../http'
import { type Decision, parseDecision } from '../rules/decision'
import type { Board, Move } from '../table/types'
import { readBoard, readMove } from '../table/wire'

type Schemas = components['schemas']

export type Lesson = Schemas['LessonOut']
export type Puzzle = Schemas['PuzzleOut']
export type Kind = Puzzle['kind']
export type Part = Lesson['part']

export interface Answer extends Omit<Schemas['Answer'], 'board' | 'moves' | 'refutation' | 'answers'> {
  board: Board
  moves: Move[]
  refutation: Move[]
  answers: Decision[][]
}

export const allLessons = once<Lesson>(http.lessons)
export const allPuzzles = once<Puzzle>(http.puzzles)

/** Fetched once; a failure is forgotten, so that a later try may succeed. */
function once<Thing>(fetchAll: () => Promise<Thing[]>): () => Promise<Thing[]> {
  let known: Promise<Thing[]> | null = null
  return () => {
    known ??= fetchAll().catch(problem => {
      known = null
      throw problem
    })
    return known
  }
}

/** Where an exercise stands after all that the reader has decided in it. */
export async function practise(exercise: string, decisions: readonly Decision[]): Promise<Answer> {
  const answer = await http.practise(
    exercise,
    decisions.map(decision => decision.text),
  )
  return {
    ...answer,
    board: readBoard(answer.board),
    moves: answer.moves.map(readMove),
    refutation: answer.refutation.map(readMove),
    answers: answer.answers.map(line => line.map(parseDecision)),
  }
}
