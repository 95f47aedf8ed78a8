import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseDecision } from '../rules/decision'
import { glowing } from './exercise'
import { Practice } from './practice.svelte'

/** A server that accepts GOOD decisions, each of which is answered by the other seat. */
const GOOD = parseDecision('take mind mind')
const BAD = parseDecision('pass')
const asked: string[][] = []
let reachable = true
const BOARD = { choices: [] }

beforeEach(() => {
  asked.length = 0
  reachable = true
  vi.stubGlobal('fetch', async (request: Request) => {
    const { decisions } = (await request.json()) as { decisions: string[] }
    asked.push(decisions)
    if (!reachable) throw new TypeError('no connection')
    const good = decisions.filter(decision => decision === GOOD.text)
    const moves = good.flatMap(decision => [
      { seat: 0, decision, effects: ['take mind mind'] },
      { seat: 1, decision: 'pass', effects: [] },
    ])
    const verdict = good.length < decisions.length ? 'other' : 'continue'
    return new Response(
      JSON.stringify({
        accepted: good.length,
        board: BOARD,
        moves,
        verdict,
        refutation: [],
        answers: [],
        step: good.length,
      }),
    )
  })
})

describe('an exercise', () => {
  it('sends all that stands, and knows what has just happened', async () => {
    const practice = new Practice('take', async () => [{ id: 'take' }])
    await practice.begin()
    await practice.decide(GOOD)
    await practice.decide(GOOD)
    expect(asked).toEqual([[], [GOOD.text], [GOOD.text, GOOD.text]])
    expect(practice.latest.map(one => one.decision)).toEqual([GOOD, BAD])
    expect(practice.made).toEqual([GOOD, GOOD])
  })

  it('forgets a decision that was not wanted', async () => {
    const practice = new Practice('take', async () => [{ id: 'take' }])
    await practice.decide(GOOD)
    await practice.decide(BAD)
    expect(practice.refused).toBe(BAD)
    expect(practice.made).toEqual([GOOD])
    expect(practice.latest).toEqual([])
    await practice.decide(GOOD)
    expect(practice.refused).toBeNull()
    expect(asked.at(-1)).toEqual([GOOD.text, GOOD.text])
  })

  it('goes back by sending fewer', async () => {
    const practice = new Practice('take', async () => [{ id: 'take' }])
    await practice.decide(GOOD)
    await practice.back()
    expect(asked.at(-1)).toEqual([])
    expect(practice.made).toEqual([])
    expect(practice.latest).toEqual([])
  })

  it('stays as it was when nothing comes', async () => {
    const practice = new Practice('take', async () => [{ id: 'take' }])
    await practice.decide(GOOD)
    reachable = false
    await practice.decide(GOOD)
    expect(practice.made).toEqual([GOOD])
    expect(practice.answer?.accepted).toBe(1)
    expect(practice.waiting).toBe(false)
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
