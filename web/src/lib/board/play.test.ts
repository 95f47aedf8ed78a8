import { beforeEach, expect, test, vi } from 'vitest'
import { parseDecision } from '../rules/decision'
import type { Board } from '../table/types'
import { choice } from '../testing'
import { type Circumstances, Play } from './play.svelte'

function board(...decisions: string[]): Board {
  return {
    viewer: 0,
    asked: 0,
    phase: 'turn',
    round: 1,
    bank: {},
    market: [],
    decks: [],
    locations: [],
    battles: [],
    players: [],
    paying: null,
    choices: decisions.map(choice),
    shortfalls: {},
  }
}

const TURN = board(
  'take mind space soul',
  'take mind mind',
  'recruit rocket',
  'reserve rocket',
  'reserve thor',
)
const kept = new Map<string, string>()
let sent: string[] = []

function play(of: Board, more: Partial<Circumstances> = {}): Play {
  const now: Circumstances = {
    board: of,
    live: true,
    waiting: false,
    key: 'table:7',
    highlight: [],
    trace: new Set(),
    ending: 'gauntlet',
    names: [],
    send: decision => sent.push(decision.text),
    ...more,
  }
  const made = new Play(() => now)
  made.restore()
  return made
}

beforeEach(() => {
  sent = []
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('stones are picked one by one, put back, and sent whole', () => {
  const mine = play(TURN)
  mine.touch('bank:mind')
  mine.touch('bank:soul')
  expect(mine.ready).toBe(null)
  expect(mine.useful('bank:power')).toBe(false)
  mine.unpick(1)
  mine.touch('bank:mind')
  expect(mine.ready?.decision.text).toBe('take mind mind')
  mine.send()
  expect(sent).toEqual(['take mind mind'])
})

test('a press on a card stages recruiting it, or else reserving it, or else looks at it', () => {
  const mine = play(TURN)
  mine.touch('card:rocket')
  expect(mine.ready?.decision.text).toBe('recruit rocket')
  mine.stage(parseDecision('reserve rocket'))
  expect(mine.ready?.decision.text).toBe('reserve rocket')
  mine.touch('card:thor')
  expect(mine.ready?.decision.text).toBe('reserve thor')
  mine.touch('card:hulk')
  expect(mine.ready).toBe(null)
  expect(mine.subject).toBe('card:hulk')
  mine.touch('card:hulk')
  expect(mine.begun).toBe(false)
})

test('a half-made choice survives a reload of the same question, and of no other', () => {
  play(TURN).touch('bank:mind')
  expect(play(TURN).picks).toEqual(['mind'])
  expect(play(TURN, { key: 'table:8' }).picks).toEqual([])
  expect(play(board('take soul soul')).picks).toEqual([])
  play(TURN).touch('card:rocket')
  expect(play(TURN).ready?.decision.text).toBe('recruit rocket')
})

test('while a decision is on its way it stays staged and nothing else can be', () => {
  kept.set('draft', JSON.stringify({ key: 'table:7', picks: [], chosen: 'recruit rocket' }))
  const mine = play(TURN, { waiting: true })
  mine.touch('bank:mind')
  mine.clear()
  mine.send()
  expect(mine.ready?.decision.text).toBe('recruit rocket')
  expect(sent).toEqual([])
})

test('a board without a say only shows things large', () => {
  const shown = play(TURN, { live: false })
  shown.touch('card:rocket')
  expect(shown.looked).toBe('card:rocket')
  expect(shown.ready).toBe(null)
})

test('the usual payment is staged, and another one takes its place', () => {
  const mine = play(board('pay', 'shield mind'))
  expect(mine.ready?.decision.text).toBe('pay')
  mine.stage(parseDecision('shield mind'))
  expect(mine.ready?.decision.text).toBe('shield mind')
  mine.clear()
  expect(mine.ready?.decision.text).toBe('pay')
})

test('a press on the card that is being paid for leaves the usual payment staged', () => {
  const mine = play({ ...board('pay', 'shield mind'), paying: 'rocket' })
  expect(mine.settled('card:rocket')).toBe(true)
  mine.touch('card:rocket')
  expect(mine.ready?.decision.text).toBe('pay')
  mine.touch('card:thor')
  expect(mine.settled('card:rocket')).toBe(true)
  expect(mine.ready).toBe(null)
})
