/** What was wrong with a try, and what would have been right: by facts, in words. */
import { decisionWords } from '../board/phrases'
import { joined, sentences } from '../story'
import { t } from '../texts.svelte'
import type { Answer, Puzzle } from './api'

export function faultInWords(answer: Answer, puzzle: Puzzle, names: readonly string[]): string {
  if (answer.refuted.length > 0) {
    const what = answer.refuted.map(one => sentences(one.deeds, names)).join(' ')
    return t('learn-refuted', { what })
  }
  if (puzzle.kind === 'keep') return t('learn-not-kept')
  const lacks = lacksInWords(answer.short)
  return lacks ? t('learn-short', { what: lacks }) : t('learn-not-forced')
}

function lacksInWords(short: Answer['short']): string {
  if (!short) return ''
  return joined([
    ...(short.points > 0 ? [t('points', { count: short.points })] : []),
    ...short.stones.map(stone => t(`bonus-${stone}`, { count: 1 })),
    ...(short.time ? [t('token-time')] : []),
  ])
}

/** Some ways to finish the turn; ways that begin alike are told once. */
export function answerInWords(answers: readonly (readonly string[])[]): string {
  const told = [...new Map(answers.map(line => [line[0] ?? '', line])).values()]
  return told
    .map(([first = '', ...rest]) =>
      rest.reduce(
        (before, decision) => t('learn-answer-then', { first: before, next: decisionWords(decision) }),
        decisionWords(first),
      ),
    )
    .reduce((one, other) => t('learn-answer-or', { one, other }))
}
