/** One exercise as it is being done: all decisions are sent each time, so going back is sending fewer. */
import { problemInWords } from '../http'
import type { Decision } from '../rules/decision'
import type { Move } from '../table/types'
import { type Answer, practise } from './api'

export class Practice<Thing extends { id: string }> {
  /** All exercises of its kind. */
  all = $state.raw<Thing[]>([])
  answer = $state.raw<Answer | null>(null)
  waiting = $state(false)
  /** Why nothing came, in words. */
  failed = $state('')
  /** The last decision, and the others' replies to it. */
  latest = $state.raw<Move[]>([])
  /** A decision that was not wanted. */
  refused = $state.raw<Decision | null>(null)
  #made = $state.raw<Decision[]>([])

  /** Where the exercise stands among all of its kind. */
  readonly index = $derived(this.all.findIndex(one => one.id === this.exercise))
  readonly thing = $derived(this.all[this.index])

  constructor(
    readonly exercise: string,
    private readonly fetchAll: () => Promise<Thing[]>,
  ) {}

  async load(): Promise<void> {
    this.failed = ''
    try {
      this.all = await this.fetchAll()
    } catch (problem) {
      this.failed = problemInWords(problem)
    }
    if (this.thing) await this.begin()
  }

  /** The decisions that stand. */
  get made(): readonly Decision[] {
    return this.#made
  }

  begin(): Promise<void> {
    return this.#ask([])
  }

  decide(decision: Decision): Promise<void> {
    return this.#ask([...this.#made, decision])
  }

  back(): Promise<void> {
    return this.#ask(this.#made.slice(0, -1))
  }

  async #ask(decisions: Decision[]): Promise<void> {
    if (this.waiting) return
    this.waiting = true
    this.failed = ''
    try {
      const answer = await practise(this.exercise, decisions)
      this.latest = answer.moves.slice(this.answer?.moves.length ?? 0)
      this.refused = answer.accepted < decisions.length ? (decisions[answer.accepted] ?? null) : null
      this.#made = decisions.slice(0, answer.accepted)
      this.answer = answer
    } catch (problem) {
      this.failed = problemInWords(problem)
    } finally {
      this.waiting = false
    }
  }
}
