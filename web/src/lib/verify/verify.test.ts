import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Setup } from '../draw/deal'
import type { Proof } from '../http'
import { promised, shareCount, verify } from './verify'

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
    expect(await verify(proof(), null, null)).toBe('fair')
    expect(await verify(proof(), COMMITMENT.toUpperCase(), null)).toBe('fair')
  })

  it('is found out if it was changed', async () => {
    expect(await verify(proof('ab'.repeat(32)), null, null)).toBe('changed')
    // A server that changes its promise afterwards is caught by whoever was there.
    expect(await verify(proof(), 'ab'.repeat(32), null)).toBe('changed')
  })

  it('cannot be computed without https', async () => {
    vi.stubGlobal('crypto', {})
    expect(await verify(proof(), null, null)).toBe('unavailable')
  })
})

describe('a draw in which players took part', () => {
  type Draw = NonNullable<Proof['draw']>
  const drawn = JSON.parse(readFileSync('../tests/vectors/proof.json', 'utf8')) as Proof
  const draw = drawn.draw as Draw
  const own = { share: 'a1'.repeat(32), commitment: draw.commitment }
  const other = 'ee'.repeat(32)
  const changed = (more: Partial<Draw>): Proof => ({ ...drawn, draw: { ...draw, ...more } })
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')

  it('is computed again as the server computed it', async () => {
    expect(await verify(drawn, null, null)).toBe('fair')
    expect(await verify(drawn, null, own)).toBe('fair')
    expect(shareCount(drawn)).toBe(2)
  })

  it('is found out if the host chose', async () => {
    const [first, ...rest] = draw.shares as [Draw['shares'][number], ...Draw['shares']]
    const forged = { ...first, entropy: other, commitment: sha(other) }
    expect(await verify(changed({ commitment: sha(other) }), null, null)).toBe('chosen')
    expect(await verify(changed({ shares: [{ ...first, entropy: other }, ...rest] }), null, null)).toBe(
      'chosen',
    )
    expect(await verify(changed({ shares: [forged, ...rest] }), null, own)).toBe('chosen')
    expect(await verify(changed({ order: [...draw.order].reverse() }), null, null)).toBe('chosen')
    // What this browser saw before the draw counts, and not what the server says now.
    expect(await verify(drawn, null, { ...own, commitment: other })).toBe('chosen')
  })

  it('is found out if our share was left out', async () => {
    expect(await verify(drawn, null, { ...own, share: other })).toBe('left-out')
    const { draw: _, ...older } = drawn
    expect(await verify(older, null, own)).toBe('left-out')
  })
})
