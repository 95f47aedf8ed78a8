/** Any value in the part of an address that is not sent to any server: JSON, compressed, in letters of addresses. */
const FORM = 'deflate-raw'
/** Characters of JSON; more than any game has, and far less than what would be a burden. */
const LONGEST = 4_000_000

export async function packed(value: object): Promise<string> {
  const bytes = await through(new CompressionStream(FORM), new TextEncoder().encode(JSON.stringify(value)))
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The JSON; null if there is none in the text, or only a part of it. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    if (bytes.length === 0) return null
    return new TextDecoder().decode(await through(new DecompressionStream(FORM), bytes))
  } catch {
    return null
  }
}

/** A small text can stand for one that fills the memory: it is read piece by piece, and not to its end. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer())
    length += value.length
    if (length > LONGEST) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    pieces.push(value)
  }
}
