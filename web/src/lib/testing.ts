/** What several tests need. */
import { vi } from 'vitest'
import { parseDecision } from './rules/decision'
import type { Choice } from './table/table-types'
import { texts } from './texts.svelte'

/** Makes text files ready, in English. */
export async function useTexts(...files: string[]): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} })
  await texts.need(files)
  await texts.choose('en')
}

export function choice(decision: string): Choice {
  return {
    decision: parseDecision(decision),
    tokens: {},
    points: 0,
    next_phase: null,
    location: null,
    avengers: false,
    payment: false,
  }
}
