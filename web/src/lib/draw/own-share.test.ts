import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Command, Screen } from '../table/table-types'
import { sha256 } from './hash'
import { DrawPart, ownShare } from './own-share'

type Asked = Pick<Screen, 'draw' | 'you'>

const SERVERS = 'ab'.repeat(32)
let sent: Command[] = []

function part(table = 'x'): DrawPart {
  return new DrawPart(table, async command => sent.push(command))
}

function asked(phase: 'commit' | 'reveal', more: Partial<NonNullable<Asked['draw']>> = {}): Asked {
  return { you: [1], draw: { phase, awaited: [0, 1], commitment: SERVERS, ...more } }
}

beforeEach(() => {
  sent = []
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('commits, then reveals what it has committed to, each once', async () => {
  const draw = part()
  for (const phase of ['commit', 'commit', 'reveal', 'reveal'] as const) await draw.answer(asked(phase))
  const own = ownShare('x')
  expect(own?.share).toMatch(/^[0-9a-f]{64}$/)
  expect(own?.commitment).toBe(SERVERS)
  expect(sent).toEqual([
    { type: 'commit', commitment: await sha256(own?.share ?? '') },
    { type: 'reveal', entropy: own?.share },
  ])
})

it('says the same after the page was loaded anew', async () => {
  await part().answer(asked('commit'))
  await part().answer(asked('commit'))
  await part().answer(asked('reveal'))
  expect(sent[1]).toEqual(sent[0])
  expect(sent[2]).toEqual({ type: 'reveal', entropy: ownShare('x')?.share })
})

it('is silent when others are asked, or nobody', async () => {
  await part().answer(asked('commit', { awaited: [0] }))
  await part().answer({ you: [1], draw: null })
  await part('y').answer(asked('reveal'))
  expect(sent).toEqual([])
})

it('reveals nothing to a server that has changed its commitment', async () => {
  const draw = part()
  await draw.answer(asked('commit'))
  await draw.answer(asked('reveal', { commitment: 'cd'.repeat(32) }))
  expect(sent.map(({ type }) => type)).toEqual(['commit'])
})

it('takes no part where hashes cannot be computed', async () => {
  vi.stubGlobal('crypto', {})
  await part().answer(asked('commit'))
  expect(sent).toEqual([])
})

it('remembers the latest draws', async () => {
  for (let table = 0; table < 40; table += 1) await part(`t${table}`).answer(asked('commit'))
  expect(ownShare('t39')).not.toBeNull()
  expect(ownShare('t0')).toBeNull()
})
