import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { replayVector, type Vector } from '../../../tools/engine/vectors'
import type { Core } from './core'
import { loadCore } from './testing'

const FOLDER = new URL('../../../../tests/vectors/', import.meta.url)
const RECORDS = readdirSync(FOLDER).filter(name => /-.*\.json$/.test(name))

let core: Core

beforeAll(async () => {
  core = await loadCore()
})

function vector(name: string): Vector {
  const trace = new URL(name.replace('.json', '.trace.jsonl'), FOLDER)
  const record = readFileSync(new URL(name, FOLDER), 'utf8')
  return { name, record, trace: existsSync(trace) ? readFileSync(trace, 'utf8') : null }
}

test('there are vectors', () => {
  expect(RECORDS.length).toBeGreaterThanOrEqual(31)
  expect(RECORDS.filter(name => vector(name).trace).length).toBeGreaterThanOrEqual(22)
})

test.each(RECORDS)('%s is played as it was', name => {
  expect(replayVector(core, vector(name))).toEqual([])
})

test('what differs is found', () => {
  const { record, trace, ...rest } = vector('2p-gauntlet-greedy.json')
  const effects = trace?.replace('"effects":["take ', '"effects":["take time ') ?? null
  expect(effects).not.toBe(trace)
  const unfinished = JSON.stringify({ ...JSON.parse(record), result: null })
  const found = replayVector(core, { ...rest, record: unfinished, trace: effects })
  expect(found.map(what => what.split(':')[1])).toEqual([' result', ' move 1'])
})
