import type { Proof } from '../http'

/** How the cards lay, as a record has it: docs/record.md. */
export interface Setup {
  decks: string[][]
  locations: string[]
  battles: string[]
}

export type Verdict = 'fair' | 'changed' | 'unavailable'

/** The text whose SHA-256 was promised when the game began: see "A fair shuffle" in docs/protocol.md. */
export function promised(nonce: string, setup: Setup): string {
  const { decks, locations, battles } = setup
  return JSON.stringify({ nonce, setup: { decks, locations, battles } })
}

/** `seen` is the promise as this browser got it when the game began, if it was here then. */
export async function verify(proof: Proof, seen: string | null): Promise<Verdict> {
  // Browsers have it only for pages that came by https, or from this machine.
  const subtle = globalThis.crypto?.subtle
  if (!subtle) return 'unavailable'
  const bytes = new TextEncoder().encode(promised(proof.nonce, proof.record.setup as unknown as Setup))
  const digest = hex(await subtle.digest('SHA-256', bytes))
  return digest === (seen ?? proof.commitment).toLowerCase() ? 'fair' : 'changed'
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
