import { beforeEach, describe, expect, it, vi } from 'vitest'
import { glowing } from './places'
import { Practice } from './practice.svelte'

/** A server that accepts `good` decisions, each of which is answered by the other seat. */
const asked: string[][] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { decisions } = JSON.parse(String(init.body)) as { decisions: string[] }
    asked.push(decisions)
    if (decisions.includes('offline')) throw new TypeError('no connection')
    const good = decisions.filter(decision => decision === 'good')
    const told = good.flatMap(decision => [
      { seat: 0, decision, deeds: [] },
      { seat: 1, decision: 'reply', deeds: [] },
    ])
    const verdict = good.length < decisions.length ? 'other' : 'go-on'
    return new Response(JSON.stringify({ accepted: good.length, told, verdict, step: good.length }))
  })
})

describe('an exercise', () => {
  it('sends all that stands, and knows what has just happened', async () => {
    const practice = new Practice('take')
    await practice.begin()
    await practice.decide('good')
    await practice.decide('good')
    expect(asked).toEqual([[], ['good'], ['good', 'good']])
    expect(practice.latest.map(one => one.decision)).toEqual(['good', 'reply'])
    expect(practice.made).toEqual(['good', 'good'])
  })

  it('forgets a decision that was not wanted', async () => {
    const practice = new Practice('take')
    await practice.decide('good')
    await practice.decide('bad')
    expect(practice.refused).toBe('bad')
    expect(practice.made).toEqual(['good'])
    expect(practice.latest).toEqual([])
    await practice.decide('good')
    expect(practice.refused).toBeNull()
    expect(asked.at(-1)).toEqual(['good', 'good'])
  })

  it('goes back by sending fewer', async () => {
    const practice = new Practice('take')
    await practice.decide('good')
    await practice.back()
    expect(asked.at(-1)).toEqual([])
    expect(practice.made).toEqual([])
    expect(practice.latest).toEqual([])
  })

  it('stays as it was when nothing comes', async () => {
    const practice = new Practice('take')
    await practice.decide('good')
    await practice.decide('offline')
    expect(practice.made).toEqual(['good'])
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
