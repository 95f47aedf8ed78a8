/** Hashes and random shares. Apart from the deal: the start page needs no cards. */

/** Whether this browser can take part: it computes hashes only on pages that came by https, or from this machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** In hex. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** 256 random bits, in hex. */
export function newShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)).buffer)
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
