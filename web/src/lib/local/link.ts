/** A record in the part of an address that is not sent to any server. */
import { BASE } from '../base'

const FORM = 'deflate-raw'

export async function linkOf(record: object): Promise<string> {
  const packed = await through(new CompressionStream(FORM), new TextEncoder().encode(JSON.stringify(record)))
  const letters = Array.from(packed, byte => String.fromCharCode(byte)).join('')
  const text = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${location.origin}${BASE}/record#${text}`
}

/** The text of the record; null if the address has none. */
export async function recordIn(hash: string): Promise<string | null> {
  try {
    const letters = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return packed.length > 0
      ? new TextDecoder().decode(await through(new DecompressionStream(FORM), packed))
      : null
  } catch {
    return null
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
