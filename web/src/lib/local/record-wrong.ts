import { EngineError } from '../engine/engine-api'
import { isWithoutEngine, problemInWords } from '../http'
import { t } from '../texts.svelte'

/** Why the file of a game, or a link to it, cannot be opened. */
export function recordProblemInWords(problem: unknown): string {
  const wrong = problem instanceof EngineError && !isWithoutEngine(problem)
  return wrong ? t('local-record-wrong', { reason: problem.message }) : problemInWords(problem)
}
