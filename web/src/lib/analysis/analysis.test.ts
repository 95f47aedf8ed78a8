import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { testEngine } from '../local/testing'
import { Analysis } from './analysis.svelte'
import { marksOf, stepsOf } from './marks'
import { openText } from './open'

const engine = testEngine()
afterAll(() => engine.close())
const RECORD = readFileSync('../tests/vectors/2p-gauntlet-greedy.json', 'utf8')
const BUSY = { timeout: 30_000 }

test('a position is thought about, and the thoughts are drawn', async () => {
  const analysis = new Analysis(engine, await openText(RECORD, engine))
  await vi.waitUntil(() => (analysis.findings?.visits ?? 0) > 200, BUSY)
  const { findings, scene } = analysis
  expect(scene?.board.choices.map(({ decision }) => decision.text)).toContain(
    findings?.candidates[0]?.decision,
  )
  const [best] = marksOf(findings, 0, null)
  expect(best?.rank).toBe(0)
  expect(best?.spots.every(spot => /^(card|bank|deck):/.test(spot))).toBe(true)
  expect(marksOf(findings, 0, findings?.candidates[2]?.decision ?? '').map(({ rank }) => rank)).toEqual([2])
  expect(stepsOf(findings).every(({ number }) => number > 1)).toBe(true)
  analysis.stop()
  expect(analysis.chances.get(0)).toEqual(findings?.wins)
})

test('moves are played, taken back, tried differently, and kept apart', async () => {
  const analysis = new Analysis(engine, await openText(RECORD, engine))
  analysis.switch(false)
  await vi.waitUntil(() => analysis.scene !== null, BUSY)
  const [first = '', second = ''] = analysis.scene?.board.choices.map(({ decision }) => decision.text) ?? []
  await analysis.play(first)
  expect(analysis.scene?.board.asked).toBe(1)
  expect(analysis.scene?.move?.decision.text).toBe(first)
  analysis.step(-1)
  await vi.waitUntil(() => analysis.at === 0 && analysis.scene?.board.asked === 0, BUSY)
  await analysis.play(second)
  expect(analysis.game.decisions).toEqual([second])
  expect(analysis.seats.get(analysis.at)).toBe(0)
  const here = analysis.at
  analysis.rename(here, 'another try')
  analysis.promote(here)
  expect(analysis.line[0]?.id).toBe(here)
  analysis.cut(here)
  await vi.waitUntil(() => analysis.at === 0, BUSY)
  expect(analysis.study.tree.some(({ id }) => id === here)).toBe(false)
})

test('a line of the engine is played as far as it goes', async () => {
  const analysis = new Analysis(engine, await openText(RECORD, engine))
  analysis.switch(false)
  await vi.waitUntil(() => analysis.scene !== null, BUSY)
  const [first = ''] = await engine.legal(analysis.game)
  await analysis.playLine([first, 'recruit nobody'])
  expect(analysis.game.decisions).toEqual([first])
})

test('all cores search, or as many as are chosen', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 })
  const search = vi.spyOn(engine, 'search')
  const workers = () => search.mock.lastCall?.[1].workers
  const analysis = new Analysis(engine, await openText(RECORD, engine))
  await vi.waitUntil(() => workers() === 3, BUSY)
  analysis.useCores(2)
  await vi.waitUntil(() => workers() === 2, BUSY)
  analysis.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
