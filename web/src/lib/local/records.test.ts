import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { fold } from './match'
import { linkOf, recordIn } from './record-link'
import { gameFrom, recordOf, recordText } from './records'
import { testEngine } from './testing'

const engine = testEngine()
afterAll(() => engine.close())

const FOLDER = '../tests/vectors/'
const texts = readdirSync(FOLDER)
  .filter(name => /^[234]p-.*\.json$/.test(name))
  .map(name => readFileSync(FOLDER + name, 'utf8'))

test('the records of Python are read, kept as games, and written back to the same bytes', async () => {
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) {
    const record = await engine.readRecord(text)
    const kept = await gameFrom(engine, record)
    expect(fold(kept).status).toBe(record.result ? 'over' : 'playing')
    const written = await recordOf(engine, kept)
    expect(written && recordText(written).trim()).toBe(text.trim())
  }
})

test('a record goes into a link and comes back', async () => {
  vi.stubGlobal('location', { origin: 'https://example.org' })
  const record = JSON.parse(texts[0] ?? '')
  const link = new URL(await linkOf(record))
  expect(link.pathname).toBe('/record')
  expect(link.href.length).toBeLessThan(8000)
  expect(JSON.parse((await recordIn(link.hash.slice(1))) ?? '')).toEqual(record)
  for (const broken of ['', 'not a link', link.hash.slice(1, 200)]) {
    expect(await recordIn(broken)).toBeNull()
  }
})
