/** One exercise as it is being done: all decisions are sent each time, so going back is sending fewer. */
import { problemInWords } from '../http'
import { type Answer, type Happened, practise } from './api'

export class Practice {
  answer = $state.raw<Answer | null>(null)
  waiting = $state(false)
  /** Why nothing came, in words. */
  failed = $state('')
  /** What the last decision brought, the others' replies included. */
  latest = $state.raw<Happened[]>([])
  /** A decision that was not wanted. */
  refused = $state<string | null>(null)
  #made = $state.raw<string[]>([])

  constructor(readonly exercise: string) {}

  /** The decisions that stand. */
  get made(): readonly string[] {
    return this.#made
  }

  begin(): Promise<void> {
    return this.#ask([])
  }

  decide(decision: string): Promise<void> {
    return this.#ask([...this.#made, decision])
  }

  back(): Promise<void> {
    return this.#ask(this.#made.slice(0, -1))
  }

  async #ask(decisions: string[]): Promise<void> {
    if (this.waiting) return
    this.waiting = true
    this.failed = ''
    try {
      const answer = await practise(this.exercise, decisions)
      const grown = answer.told.length > (this.answer?.told.length ?? 0)
      this.latest = grown ? answer.told.slice(this.answer?.told.length ?? 0) : []
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
