import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { parseDecision } from '../rules/decision'
import { useTexts } from '../testing'
import { t } from '../texts.svelte'
import type { Reviewed } from './review'
import Verdict from './Verdict.svelte'

beforeAll(() => useTexts('names', 'moves', 'review', 'reviewpage'))

function shown(mark: Reviewed['mark'], sure: boolean): string {
  const reviewed = {
    number: 4,
    seat: 0,
    phase: 'turn',
    mark,
    sure,
    decision: parseDecision('take mind space soul'),
    best: parseDecision('recruit thor'),
    value: 0.4,
    best_value: 0.6,
    why: { kind: 'missed-win', best: 'recruit thor' },
  } as unknown as Reviewed
  return render(Verdict, { props: { move: null, names: ['Ana', 'Ben'], reviewed } }).body
}

it('says so where the search is unsure, and only there', () => {
  for (const mark of ['good', 'inaccuracy', 'blunder'] as const) {
    expect(shown(mark, false)).toContain(t('verdict-doubt'))
    expect(shown(mark, true)).not.toContain(t('verdict-doubt'))
  }
})

it('has no doubts about what had to be', () => {
  expect(shown('forced', false)).not.toContain(t('verdict-doubt'))
})
