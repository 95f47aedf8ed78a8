import { wrongInWords } from '../editor/flaws'
import { EngineError } from '../engine/engine-api'
import { problemInWords } from '../http'
import { t } from '../texts.svelte'
import { OpenError } from './open'

/** Why something cannot be opened, in a sentence. */
export function openingInWords(problem: unknown): string {
  if (problem instanceof OpenError) return t(`analysis-wrong-${problem.why}`)
  return problem instanceof EngineError ? wrongInWords(problem) : problemInWords(problem)
}
