/** What was wrong with a try, and what would have been right: by facts, in words. */

import type { Decision } from '../rules/decision'
import { t } from '../texts.svelte'
import { decisionWords } from '../words/decisions'
import { joined } from '../words/lists'
import { moveInWords } from '../words/moves'
import type { Answer, Puzzle } from './exercise'

export function faultInWords(answer: Answer, puzzle: Puzzle, names: readonly string[]): string {
  const missing = missingInWords(answer.missing)
  const reply = answer.refutation.map(move => moveInWords(move, names)).join(' ')
  const words = [
    missing ? t('learn-short', { what: missing }) : '',
    reply ? t('learn-refuted', { what: reply }) : '',
  ].filter(Boolean)
  if (words.length === 0) words.push(puzzle.kind === 'keep' ? t('learn-not-kept') : t('learn-not-forced'))
  return words.join(' ')
}

function missingInWords(missing: Answer['missing']): string {
  if (!missing) return ''
  return joined([
    ...(missing.points > 0 ? [t('points', { count: missing.points })] : []),
    ...missing.tokens.map(token => (token === 'time' ? t('token-time') : t(`bonus-${token}`, { count: 1 }))),
  ])
}

/** Some ways to finish the turn; of those that begin alike, one. */
export function answerInWords(answers: readonly (readonly Decision[])[]): string {
  const different = [...new Map(answers.map(line => [line[0], line])).values()]
  return different
    .map(line => line.map(decisionWords).reduce((first, next) => t('learn-answer-then', { first, next })))
    .reduce((one, other) => t('learn-answer-or', { one, other }))
}
