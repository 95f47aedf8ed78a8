/** Tables of this browser are told from those of a server by their id. */
const MARK = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(MARK)
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return MARK + Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
