import { beforeAll, expect, test } from 'vitest'
import type { DealtGame } from './engine-api'
import type { FullCore } from './full-core'
import { LEVELS, SIZES } from './generated'
import { readWeights } from './mind'
import { loadCore, readMind } from './testing'

const idle = { stopped: false, report: () => {} }
const table = {
  players: 3,
  epic_battles: true,
  ending: 'sixteen',
  payment: 'choice',
  max_rounds: null,
} as const
let core: FullCore
let game: DealtGame
let shipped: Uint8Array

beforeAll(async () => {
  core = await loadCore()
  game = { table, setup: core.deal(table, 3n), decisions: [] }
  shipped = new Uint8Array(await readMind().weights)
})

test('every level decides, and by its seed alone', async () => {
  for (const { name } of LEVELS) {
    const decision = await core.decide(game, name, 7n, idle)
    expect(core.legal(game), name).toContain(decision)
    expect(await core.decide(game, name, 7n, idle), name).toBe(decision)
  }
})

test('a level is stopped like any search', async () => {
  await expect(core.decide(game, 'oracle', 1n, { ...idle, stopped: true })).rejects.toMatchObject({
    code: 'stopped',
  })
})

const head = (changes: object) => {
  const end = shipped.indexOf(10)
  const line = JSON.parse(new TextDecoder().decode(shipped.subarray(0, end)))
  const text = `${JSON.stringify({ ...line, ...changes })}\n`
  return new Uint8Array([...new TextEncoder().encode(text), ...shipped.subarray(end + 1)])
}

test('weights that do not fit are refused with a sentence', () => {
  expect(readWeights(shipped).numbers).toHaveLength(SIZES.search_mind.net)
  const broken: [Uint8Array, RegExp][] = [
    [new TextEncoder().encode('<!doctype html>\n<p>404'), /no file of the format gauntlet-mind/],
    [new Uint8Array(), /no file of the format/],
    [head({ format: 'gauntlet-mind/9' }), /no file of the format/],
    [head({ layout: '0123456789abcdef' }), /trained on other features \(0123456789abcdef/],
    [shipped.subarray(0, -4), /are they cut off/],
  ]
  for (const [file, sentence] of broken) {
    expect(() => readWeights(file)).toThrow(expect.objectContaining({ code: 'not-loaded' }))
    expect(() => readWeights(file)).toThrow(sentence)
  }
})

test('without its files the rest works, and the next question asks for them again', async () => {
  let there = false
  const flaky = () =>
    there ? readMind() : { ...readMind(), weights: Promise.reject(new Error('mind.weights: 503')) }
  const alone = await loadCore(flaky)
  await expect(alone.decide(game, 'sage', 1n, idle)).rejects.toMatchObject({
    code: 'not-loaded',
    message: expect.stringContaining('mind.weights: 503'),
  })
  expect(alone.legal(game)).not.toHaveLength(0)
  expect(await alone.decide(game, 'greedy', 1n, idle)).toBeTruthy()
  there = true
  expect(await alone.decide(game, 'sage', 1n, idle)).toBe(await core.decide(game, 'sage', 1n, idle))
})
