/** Tables of this browser are told from those of a server by their id. */
const MARK = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(MARK)
}

export function newId(): string {
  return MARK + randomId()
}

/** Unlike `crypto.randomUUID` also on pages that came by plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
