/** Lessons and puzzles as the server has them. */
import type { components } from '../api'
import { reach } from '../http'

type Schemas = components['schemas']

export type Lesson = Schemas['LessonOut']
export type Step = Schemas['StepOut']
export type Puzzle = Schemas['PuzzleOut']
export type Kind = Puzzle['kind']
export type Part = Lesson['part']
export type Answer = Schemas['Answer']
export type Happened = Schemas['Happened']

let lessons: Promise<Lesson[]> | null = null
let puzzles: Promise<Puzzle[]> | null = null

/** Fetched once; a failure is forgotten, so that a later try may succeed. */
export function allLessons(): Promise<Lesson[]> {
  lessons ??= list<Lesson>('/api/lessons').catch(problem => {
    lessons = null
    throw problem
  })
  return lessons
}

export function allPuzzles(): Promise<Puzzle[]> {
  puzzles ??= list<Puzzle>('/api/puzzles').catch(problem => {
    puzzles = null
    throw problem
  })
  return puzzles
}

/** Where an exercise stands after all that the reader has decided in it. */
export async function practise(exercise: string, decisions: readonly string[]): Promise<Answer> {
  const response = await reach('/api/practice', {
    method: 'POST',
    body: JSON.stringify({ exercise, decisions }),
    headers: { 'Content-Type': 'application/json' },
  })
  return (await response.json()) as Answer
}

async function list<Thing>(path: string): Promise<Thing[]> {
  return (await (await reach(path)).json()) as Thing[]
}
