/** Every lesson can be played to its end, and every try in every puzzle gets the right verdict: on the compiled module. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine/engine'
import { EngineError } from '../engine/engine-api'
import { spawner } from '../engine/testing'
import type { Answer, Lesson, Puzzle } from './exercise'
import { LESSONS, PUZZLES } from './generated'
import { STARTS } from './generated-starts'
import { accepts, playExercise } from './play-exercise'

/** Milliseconds: some have hundreds of ways through them. */
const SLOW = 60_000
const engine = createEngine(spawner().spawn)

function exercise(id: string): Lesson | Puzzle {
  const found = [...LESSONS, ...PUZZLES].find(one => one.id === id)
  if (!found) throw new Error(`no exercise is called ${id}`)
  return found
}

const after = (id: string, ...decisions: string[]) => playExercise(engine, exercise(id), decisions)
const texts = (moves: Answer['moves']) => moves.map(move => move.decision.text)
const choices = (answer: Answer) => answer.board.choices.map(choice => choice.decision.text)

describe.each(LESSONS)('lesson $id', lesson => {
  const asking = lesson.steps.filter(step => step.expect.length > 0)

  it(
    'leads to its end whatever of what it waits for is chosen',
    async () => {
      const replies = lesson.steps.flatMap(step => step.reply)
      async function walk(made: string[]): Promise<void> {
        const answer = await playExercise(engine, lesson, made)
        expect(answer.accepted).toBe(made.length)
        const step = lesson.steps.slice(answer.step ?? 0).find(one => one.expect.length > 0)
        if (!step) {
          expect(texts(answer.moves.filter(move => move.seat !== lesson.seat))).toEqual(replies)
          return
        }
        const ways = choices(answer).filter(decision => accepts(step, decision))
        expect(ways).not.toEqual([])
        for (const decision of ways) await walk([...made, decision])
      }
      await walk([])
    },
    SLOW,
  )

  it('answers another choice, and does not play it', async () => {
    const start = await playExercise(engine, lesson, [])
    const [first] = asking
    const others = choices(start).filter(decision => first && !accepts(first, decision))
    for (const decision of others.slice(0, 3)) {
      const answer = await playExercise(engine, lesson, [decision])
      expect(answer).toMatchObject({ verdict: 'other', accepted: 0, text: first?.other })
      expect(answer.board).toEqual(start.board)
    }
  })
})

describe.each(PUZZLES)('puzzle $id', puzzle => {
  const firsts = new Set(puzzle.answers.map(([first]) => first))

  it('is solved by each of its answers', async () => {
    for (const line of puzzle.answers) {
      let answer = await playExercise(engine, puzzle, line)
      if (puzzle.turns === 2) {
        expect(answer.verdict).toBe('continue')
        answer = await finish(puzzle, line, answer)
      }
      expect(answer.verdict).toBe('solved')
      expect(answer.answers.map(one => one.map(decision => decision.text))).toEqual(puzzle.answers)
    }
  })

  it(
    'refuses everything else, and says why',
    async () => {
      const start = await playExercise(engine, puzzle, [])
      expect(start.answers).toEqual([])
      for (const decision of choices(start)) {
        if (firsts.has(decision)) continue
        const answer = await playExercise(engine, puzzle, [decision])
        expect(answer).toMatchObject({ verdict: 'wrong', accepted: 0 })
        expect(answer.board).toEqual(start.board)
        // By how the others win, by what they do so that the reader cannot, or by what is missing; whoever has ended the
        // game sees it.
        const explained = answer.refutation.length > 0 || answer.missing !== null
        expect(explained || (await ends(puzzle, decision)), decision).toBe(true)
        expect(answer.refutation.every(move => move.seat !== puzzle.seat)).toBe(true)
      }
    },
    SLOW,
  )
})

/** The second turn, played so that it wins. */
async function finish(puzzle: Puzzle, line: readonly string[], { moves }: Answer): Promise<Answer> {
  const turns = await engine.turns({ position: STARTS[puzzle.id] ?? '', decisions: texts(moves) })
  const won = turns.find(({ winners }) => winners?.join() === String(puzzle.seat))
  expect(won).toBeDefined()
  return playExercise(engine, puzzle, [...line, ...(won?.decisions ?? [])])
}

async function ends({ id, seat }: Puzzle, decision: string): Promise<boolean> {
  const board = await engine.board({ position: STARTS[id] ?? '', decisions: [decision] }, seat)
  return board.asked === null
}

describe('a lesson', () => {
  it('advances with each decision', async () => {
    expect(await after('recruit')).toMatchObject({ verdict: 'continue', step: 0, moves: [] })
    const answer = await after('recruit', 'recruit rocket')
    expect(answer).toMatchObject({ verdict: 'continue', step: 2, accepted: 1 })
    expect(texts(answer.moves)).toEqual(['recruit rocket', 'take mind power reality'])
    expect(answer.board.players[0]?.recruited).toEqual(['rocket'])
  })

  it('shows nothing that only the others know', async () => {
    const answer = await after('hidden', 'reserve deck 2')
    expect(answer.board.players[1]?.reserved).toEqual(['?1'])
    expect(answer.moves[1]?.effects[0]).toMatchObject({ kind: 'reserve', card: null })
  })

  it('refuses what is not legal, and what comes after its end', async () => {
    await expect(after('recruit', 'recruit thor')).rejects.toThrow(EngineError)
    await expect(after('recruit', 'jump')).rejects.toThrow("'jump' is not legal")
    await expect(after('recruit', 'recruit rocket', 'take mind space soul')).rejects.toThrow('over')
  })
})

describe('a puzzle', () => {
  it('says what a wrong way to win leaves open', async () => {
    const answer = await after('missing-stone', 'recruit spider-ham')
    expect(answer.missing).toEqual({ points: 2, tokens: ['power'] })
  })

  it('shows how the other player wins', async () => {
    const answer = await after('out-of-reach', 'take mind space soul')
    expect(answer.refutation).toMatchObject([{ seat: 1, decision: { text: 'recruit iron-fist' } }])
  })

  it('shows a reply that takes the win away', async () => {
    const start = await after('put-aside')
    const tried =
      choices(start)
        .sort()
        .find(decision => decision !== 'reserve luke-cage') ?? ''
    const { refutation } = await after('put-aside', tried)
    const decisions = [tried, ...texts(refutation)]
    const turns = await engine.turns({ position: STARTS['put-aside'] ?? '', decisions })
    expect(refutation).not.toEqual([])
    expect(turns.filter(turn => turn.winners !== null)).toEqual([])
  })

  it('judges the second turn by the engine', async () => {
    const first = await after('put-aside', 'reserve luke-cage')
    expect(first.moves.map(move => move.seat)).toEqual([1, 0])
    expect(await after('put-aside', 'reserve luke-cage', 'recruit luke-cage')).toMatchObject({
      verdict: 'solved',
    })
    const other = choices(first).find(decision => decision !== 'recruit luke-cage') ?? ''
    expect(await after('put-aside', 'reserve luke-cage', other)).toMatchObject({
      verdict: 'wrong',
      accepted: 1,
    })
  })

  it('takes no more once it is solved', async () => {
    const done = await after('two-points', 'recruit ronan', 'recruit ronan')
    expect(done).toMatchObject({ verdict: 'solved', accepted: 1 })
  })
})
