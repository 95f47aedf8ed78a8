/** The table that a pasted link or id names; null where it names none. */
export function tableIn(text: string): string | null {
  const found = /(?:\/t\/|^)([A-Za-z0-9_-]{22})(?:[/?#]|$)/.exec(text.trim())
  return found?.[1] ?? null
}
