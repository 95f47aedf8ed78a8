/** Where a lesson or a puzzle stands after the reader's decisions: played anew from its start each time. */
import type { Engine, Turn } from '../engine/engine-api'
import { EngineError } from '../engine/engine-api'
import { parseDecision } from '../rules/decision'
import type { Board, Move } from '../table/table-types'
import { readBoard, readMove } from '../table/wire'
import type { Answer, Lesson, Puzzle, Step, Verdict } from './exercise'

/** How often the decks are shuffled anew to find what refutes a decision. */
const SHUFFLES = 8

/** The other players' decisions are added by themselves. An illegal decision rejects, and says what is legal. */
export async function playExercise(
  engine: Engine,
  exercise: Lesson | Puzzle,
  decisions: readonly string[],
): Promise<Answer> {
  const { STARTS } = await import('./generated-starts')
  const trial = new Trial(engine, exercise, STARTS[exercise.id] ?? '')
  return 'steps' in exercise ? lesson(trial, exercise, decisions) : puzzle(trial, exercise, decisions)
}

export function accepts(step: Step, decision: string): boolean {
  return step.expect.some(pattern => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(decision))
}

/** A position, and what has been played from it. */
class Trial {
  readonly reader: number

  constructor(
    private readonly engine: Engine,
    private readonly exercise: Lesson | Puzzle,
    private readonly position: string,
    readonly made: readonly string[] = [],
  ) {
    this.reader = exercise.seat
  }

  after(...decisions: string[]): Trial {
    return new Trial(this.engine, this.exercise, this.position, [...this.made, ...decisions])
  }

  board(): Promise<Board> {
    return this.engine.board(this.game, this.reader).then(readBoard)
  }

  legal(): Promise<string[]> {
    return this.engine.legal(this.game)
  }

  turns(): Promise<Turn[]> {
    return this.engine.turns(this.game)
  }

  async moves(from = 0) {
    return (await this.engine.moves(this.game, this.reader, from)).map(readMove)
  }

  /** Rejects an illegal decision. */
  check(decision: string): Promise<unknown> {
    return this.engine.play(this.game, decision, this.reader)
  }

  /** The same with other cards in the decks: all that the reader knows stays. */
  async shuffled(seed: number): Promise<Trial> {
    const { position } = await this.engine.determinize(this.game, this.reader, BigInt(seed))
    return new Trial(this.engine, this.exercise, position)
  }

  /** Whether somebody else is asked. */
  async waits(): Promise<boolean> {
    const { asked } = await this.board()
    return asked !== null && asked !== this.reader
  }

  /** What the others do, as long as it is their turn. */
  async replied(replies: readonly string[]): Promise<Trial> {
    let trial: Trial = this
    for (const reply of replies) if (await trial.waits()) trial = trial.after(reply)
    return trial
  }

  async answer(verdict: Verdict, accepted: number): Promise<Answer> {
    return {
      board: await this.board(),
      ending: this.exercise.ending,
      moves: await this.moves(),
      accepted,
      verdict,
      text: null,
      step: null,
      missing: null,
      refutation: [],
      answers: [],
    }
  }

  private get game() {
    return { position: this.position, decisions: this.made }
  }
}

async function lesson(start: Trial, { steps }: Lesson, decisions: readonly string[]): Promise<Answer> {
  const asking = [...steps.entries()].filter(([, step]) => step.expect.length > 0)
  let trial = start
  let at = 0
  let next = 0
  for (const [accepted, decision] of decisions.entries()) {
    const [number, step] = asking[at] ?? []
    if (number === undefined || !step) throw new EngineError('illegal-decision', 'The lesson is over')
    await trial.check(decision)
    if (!accepts(step, decision)) {
      return { ...(await trial.answer('other', accepted)), text: step.other, step: number }
    }
    trial = await trial.after(decision).replied(step.reply)
    next = number + 1
    at += 1
    // A question with one possible answer is not asked (the engine answers it), so its step is skipped.
    for (let skipped = asking[at]; skipped && (await trial.waits()); skipped = asking[at]) {
      trial = await trial.replied(skipped[1].reply)
      next = skipped[0] + 1
      at += 1
    }
  }
  const verdict = next === steps.length ? 'done' : 'continue'
  return { ...(await trial.answer(verdict, decisions.length)), step: next }
}

async function puzzle(start: Trial, task: Puzzle, decisions: readonly string[]): Promise<Answer> {
  const shortest = Math.min(...task.answers.map(line => line.length))
  let trial = start
  for (const [accepted, decision] of decisions.entries()) {
    await trial.check(decision)
    const firstTurn = accepted < shortest || trial.made.length === accepted
    const line = decisions.slice(0, accepted + 1)
    const fitting = task.answers.filter(answer => line.every((one, index) => answer[index] === one))
    const right = firstTurn ? fitting.length > 0 : await canWin(trial, decision)
    if (!right) return wrong(task, trial, decision, accepted)
    trial = trial.after(decision)
    const answered = firstTurn && fitting.some(answer => answer.length === line.length)
    if (answered && task.turns > 1) trial = await trial.replied(task.reply)
    const solved = task.turns > 1 ? (await trial.board()).asked === null : answered
    if (solved) return { ...(await trial.answer('solved', accepted + 1)), answers: answersOf(task) }
  }
  return trial.answer('continue', decisions.length)
}

/** The board stays as it was; the answer says what is wrong with the decision, and what the others do about it. */
async function wrong(task: Puzzle, before: Trial, decision: string, accepted: number): Promise<Answer> {
  const tried = await turnEnded(before.after(decision))
  const aboutWinning = task.kind !== 'keep' && (task.turns === 1 || before.made.length > 0)
  return {
    ...(await before.answer('wrong', accepted)),
    answers: answersOf(task),
    refutation: await refuted(before, decision, tried, aboutWinning ? 0 : SHUFFLES),
    missing: aboutWinning ? ((await tried.board()).players[task.seat]?.lacks ?? null) : null,
  }
}

/** However the turn ends, it is too late. */
async function turnEnded(tried: Trial): Promise<Trial> {
  const { asked, phase } = await tried.board()
  if (asked !== tried.reader || phase === 'turn') return tried
  return turnEnded(tried.after((await tried.legal())[0] ?? ''))
}

/** What the others do about a decision. A way that wins only with a lucky card from a deck is refuted, too: by the
same position with other cards to come, and if that is not enough with another card in place of the one just taken. */
async function refuted(before: Trial, decision: string, tried: Trial, shuffles: number): Promise<Move[]> {
  const seeds = Array.from({ length: shuffles }, (_, number) => number + 1)
  const trials = [
    async () => tried,
    ...seeds.map(seed => () => tried.shuffled(seed)),
    ...seeds.map(seed => async () => turnEnded((await before.shuffled(seed)).after(decision))),
  ]
  for (const make of trials) {
    const trial = await make()
    const line = await refutation(trial)
    if (line) return trial.after(...line).moves(trial.made.length)
  }
  return []
}

/** How the next player wins now, if that needs nothing but their own turn; else, of two players, a turn after which
the reader cannot win on the next one. */
async function refutation(tried: Trial): Promise<string[] | null> {
  const { asked, players } = await tried.board()
  if (asked === null || asked === tried.reader) return null
  const turns = await tried.turns()
  const lost = turns.find(({ winners }) => winners?.length && !winners.includes(tried.reader))
  if (lost) return lost.decisions
  if (players.length > 2) return null
  for (const { decisions, winners } of turns) {
    if (winners === null && !(await canWin(tried.after(...decisions)))) return decisions
  }
  return null
}

/** Whether the reader wins within this turn, alone; by one decision, or at all. */
async function canWin(trial: Trial, first?: string): Promise<boolean> {
  return (await trial.turns()).some(
    ({ decisions, winners }) =>
      winners?.length === 1 && winners[0] === trial.reader && (first === undefined || decisions[0] === first),
  )
}

function answersOf(task: Puzzle) {
  return task.answers.map(line => line.map(parseDecision))
}
