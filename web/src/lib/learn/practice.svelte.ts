/** One exercise as it is being done: it is played anew with all decisions each time, so going back is playing fewer. */
import { sharedEngine } from '../local/shared-engine'
import type { Decision } from '../rules/decision'
import type { Move } from '../table/table-types'
import type { Answer, Lesson, Puzzle } from './exercise'
import { playExercise } from './play-exercise'

export class Practice<Thing extends Lesson | Puzzle> {
  answer = $state.raw<Answer | null>(null)
  waiting = $state(false)
  /** Whether the engine did not answer. */
  failed = $state(false)
  /** The last decision, and the others' replies to it. */
  latest = $state.raw<Move[]>([])
  /** A decision that was not wanted. */
  refused = $state.raw<Decision | null>(null)
  #made = $state.raw<Decision[]>([])

  /** Where the exercise stands among all of its kind. */
  readonly index: number
  readonly thing: Thing | undefined

  constructor(
    exercise: string,
    readonly all: readonly Thing[],
    private readonly engine = sharedEngine,
  ) {
    this.index = all.findIndex(one => one.id === exercise)
    this.thing = all[this.index]
  }

  /** The decisions that stand. */
  get made(): readonly Decision[] {
    return this.#made
  }

  begin(): Promise<void> {
    return this.#play([])
  }

  decide(decision: Decision): Promise<void> {
    return this.#play([...this.#made, decision])
  }

  back(): Promise<void> {
    return this.#play(this.#made.slice(0, -1))
  }

  async #play(decisions: Decision[]): Promise<void> {
    if (this.waiting || !this.thing) return
    this.waiting = true
    this.failed = false
    try {
      const texts = decisions.map(decision => decision.text)
      const answer = await playExercise(this.engine(), this.thing, texts)
      this.latest = answer.moves.slice(this.answer?.moves.length ?? 0)
      this.refused = answer.accepted < decisions.length ? (decisions[answer.accepted] ?? null) : null
      this.#made = decisions.slice(0, answer.accepted)
      this.answer = answer
    } catch {
      // Only the board's own choices are played, so it is the engine that has failed.
      this.failed = true
    } finally {
      this.waiting = false
    }
  }
}
