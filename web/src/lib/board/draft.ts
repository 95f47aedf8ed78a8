/** A half-made choice, kept through reloads. */
import type { Decision, Token } from '../rules/decision'

interface Draft {
  /** The question that it answers. */
  key: string
  picks: Token[]
  /** By its notation. */
  chosen: string | null
}

export function keepDraft(key: string | undefined, picks: Token[], chosen: Decision | null): void {
  if (!key) return
  const draft: Draft = { key, picks, chosen: chosen?.text ?? null }
  try {
    sessionStorage.setItem('draft', JSON.stringify(draft))
  } catch {
    // Then the choice lasts as long as the page.
  }
}

export function keptDraft(key: string | undefined): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem('draft') ?? 'null') as Draft | null
    return key && draft?.key === key ? draft : null
  } catch {
    return null
  }
}
