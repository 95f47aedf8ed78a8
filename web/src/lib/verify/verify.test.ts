import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Proof } from '../http'
import { promised, type Setup, verify } from './verify'

const SETUP: Setup = { decks: [['rocket', 'wasp'], ['hela'], ['thor']], locations: ['wakanda'], battles: [] }
const TEXT =
  '{"nonce":"00ff","setup":{"decks":[["rocket","wasp"],["hela"],["thor"]],"locations":["wakanda"],"battles":[]}}'
const COMMITMENT = createHash('sha256').update(TEXT).digest('hex')

function proof(commitment = COMMITMENT): Proof {
  // The keys come in another order than the promise has them.
  const setup = { battles: SETUP.battles, locations: SETUP.locations, decks: SETUP.decks }
  return {
    format: 'gauntlet-proof/1',
    table: 'x',
    commitment,
    nonce: '00ff',
    record: { format: 'gauntlet-record/1', table: {}, names: [], setup, decisions: [], result: null },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a fair shuffle', () => {
  it('is the text that the protocol describes', () => {
    expect(promised('00ff', SETUP)).toBe(TEXT)
  })

  it('is found fair, whether this browser saw the promise or not', async () => {
    expect(await verify(proof(), null)).toBe('fair')
    expect(await verify(proof(), COMMITMENT.toUpperCase())).toBe('fair')
  })

  it('is found out if it was changed', async () => {
    expect(await verify(proof('ab'.repeat(32)), null)).toBe('changed')
    // A server that changes its promise afterwards is caught by whoever was there.
    expect(await verify(proof(), 'ab'.repeat(32))).toBe('changed')
  })

  it('cannot be computed without https', async () => {
    vi.stubGlobal('crypto', {})
    expect(await verify(proof(), null)).toBe('unavailable')
  })
})
