import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine/engine'
import { EngineError } from '../engine/engine-api'
import { spawner } from '../engine/testing'
import { parseDecision } from '../rules/decision'
import { glowing, outlined } from './exercise-board'
import { LESSONS } from './generated'
import { Practice } from './practice.svelte'

const GOOD = parseDecision('reserve scorpion')
const REPLY = parseDecision('take mind soul reality')
const BAD = parseDecision('take mind space soul')
const engine = createEngine(spawner().spawn)

function reserving(from = () => engine) {
  return new Practice('reserve', LESSONS, from)
}

describe('an exercise', () => {
  it('knows what stands and what has just happened', async () => {
    const practice = reserving()
    await practice.begin()
    await practice.decide(GOOD)
    expect(practice.latest.map(one => one.decision)).toEqual([GOOD, REPLY])
    expect(practice.made).toEqual([GOOD])
  })

  it('forgets a decision that was not wanted', async () => {
    const practice = reserving()
    await practice.decide(BAD)
    expect(practice.refused).toBe(BAD)
    expect(practice.made).toEqual([])
    expect(practice.latest).toEqual([])
    await practice.decide(GOOD)
    expect(practice.refused).toBeNull()
    expect(practice.made).toEqual([GOOD])
  })

  it('goes back by playing fewer', async () => {
    const practice = reserving()
    await practice.decide(GOOD)
    await practice.back()
    expect(practice.made).toEqual([])
    expect(practice.latest).toEqual([])
  })

  it('stays as it was when the engine does not load', async () => {
    let loads = true
    const broken = createEngine(
      spawner(() => Promise.reject(new EngineError('not-loaded', 'no WebAssembly'))).spawn,
    )
    const practice = reserving(() => (loads ? engine : broken))
    await practice.decide(GOOD)
    loads = false
    await practice.decide(parseDecision('recruit scorpion'))
    expect(practice.made).toEqual([GOOD])
    expect(practice.answer?.accepted).toBe(1)
    expect(practice.waiting).toBe(false)
    expect(practice.failed).toBe(true)
  })
})

it('points at what the board can let glow, each thing once', () => {
  expect(glowing(['card:rocket', 'avengers', 'gauntlet', 'me:points', 'player:1'], 0)).toEqual([
    'card:rocket',
    'tile:avengers',
    'me',
    'player:1',
  ])
  expect(glowing(['player:1'], 1)).toEqual(['me'])
})

it('outlines what a refutation would touch, in the color of whoever would make it', () => {
  const moves = ['take mind mind', 'claim civil-war'].map(text => ({
    seat: 1,
    decision: parseDecision(text),
    effects: [],
  }))
  expect(outlined(moves)).toEqual(
    new Map([
      ['bank:mind', 1],
      ['player:1', 1],
      ['battle:civil-war', 1],
    ]),
  )
  expect(outlined([])).toEqual(new Map())
})
