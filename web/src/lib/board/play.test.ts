import { SvelteSet } from 'svelte/reactivity'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseDecision } from '../rules/decision'
import type { Board } from '../table/table-types'
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
    progress: {},
    tags_for_tile: 3,
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

const CALM: Circumstances = {
  board: TURN,
  live: true,
  waiting: false,
  key: 'table:7',
  highlight: [],
  trace: new Map(),
  ending: 'gauntlet',
  names: [],
  autopay: false,
  confirm: true,
  together: true,
  unwanted: new Set(),
  unwant: undefined,
  send: decision => sent.push(decision.text),
}

function play(of: Board, more: Partial<Circumstances> = {}): Play {
  const now: Circumstances = { ...CALM, board: of, ...more }
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

test('what is looked at stays while the same is asked, and goes with the question', () => {
  let now: Circumstances = CALM
  const mine = new Play(() => now)
  mine.restore()
  mine.touch('battle:ragnarok')
  now = { ...CALM, board: { ...TURN } } // somebody has said something
  mine.restore()
  expect(mine.subject).toBe('battle:ragnarok')
  mine.touch('card:rocket')
  mine.restore()
  expect([mine.subject, mine.chosen?.text]).toEqual(['card:rocket', 'recruit rocket'])
  now = { ...CALM, board: { ...TURN }, key: 'table:8' }
  mine.restore()
  expect([mine.subject, mine.chosen]).toEqual([null, null])
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

test('a stone that cannot be added again is put back, and another one says why', () => {
  const mine = play(TURN)
  mine.touch('bank:mind')
  mine.touch('bank:mind')
  mine.touch('bank:power')
  expect(mine.subject).toBe('bank:power')
  expect(mine.picks).toEqual(['mind', 'mind'])
  mine.touch('bank:mind')
  expect(mine.picks).toEqual(['mind'])
  expect(mine.subject).toBe(null)
})

function holding(tokens: Record<string, number>, excess: number, ...choices: string[]): Board {
  return {
    ...board(...choices),
    phase: 'return',
    players: [{ tokens, excess } as unknown as Board['players'][number]],
  }
}

test('whoever comes back while tokens are being returned can only pick what may still be returned', () => {
  const mine = play(holding({ mind: 3, soul: 4, shield: 4 }, 1, 'return soul', 'return shield'))
  expect([mine.canPick('mind'), mine.canPick('soul'), mine.canPick('shield')]).toEqual([false, true, true])
})

test('all tokens to return are picked together, and sent one after the other as they are asked for', async () => {
  let shown = holding({ mind: 6, time: 1, shield: 5 }, 2, 'return mind', 'return shield')
  let key = 'table:7'
  const mine = new Play(() => ({ ...CALM, board: shown, key }))
  mine.restore()
  expect([mine.excess, mine.canPick('time'), mine.canPick('soul')]).toEqual([2, false, false])
  mine.touch('bank:shield')
  expect(mine.ready).toBe(null)
  expect(mine.after).toMatchObject({ mind: 6, shield: 4 })
  mine.touch('bank:mind')
  expect(mine.canPick('mind')).toBe(false)
  expect(mine.ready?.tokens).toMatchObject({ mind: 5, time: 1, shield: 4 })
  mine.send()
  shown = holding({ mind: 5, time: 1, shield: 5 }, 1, 'return mind', 'return shield')
  mine.restore()
  expect(sent).toEqual(['return mind'])
  key = 'table:8'
  mine.restore()
  await vi.waitFor(() => expect(sent).toEqual(['return mind', 'return shield']))
})

test('the usual payment follows by itself, unless another one was asked for', async () => {
  let shown: Board = TURN
  let key = 'table:7'
  const first = TURN.choices.map(one => ({ ...one, payment: one.decision.verb === 'recruit' }))
  const mine = new Play(() => ({ ...CALM, autopay: true, board: shown, key }))
  for (const [asking, expected] of [
    [false, ['recruit rocket', 'pay']],
    [true, ['recruit rocket']],
  ] as const) {
    sent = []
    shown = { ...TURN, choices: first }
    key = 'table:7'
    mine.restore()
    mine.stage(parseDecision('recruit rocket'))
    mine.send(asking)
    shown = { ...board('pay', 'shield mind'), phase: 'pay' }
    key = 'table:8'
    mine.restore()
    await vi.waitFor(() => expect(sent).toEqual(expected))
  }
  expect(mine.ready?.decision.text).toBe('pay')
})

test('a battle that is not wanted is declined by itself, unless another one can be claimed', async () => {
  const asked = board('claim ragnarok', 'decline')
  const said: string[] = []
  play(asked, { unwant: battle => said.push(battle) }).refuse()
  expect([sent, said]).toEqual([['decline'], ['ragnarok']])
  sent = []
  const unwanted = new Set(['ragnarok'])
  play(board('claim ragnarok', 'claim civil-war', 'decline'), { unwanted })
  expect(play(asked, { unwanted }).waiting).toBe(true)
  await vi.waitFor(() => expect(sent).toEqual(['decline']))
})

test('of several battles each is refused by itself, and the question stays for the others', () => {
  const unwanted = new SvelteSet<string>()
  const mine = play(board('claim ragnarok', 'claim civil-war', 'decline'), {
    unwanted,
    unwant: battle => unwanted.add(battle),
  })
  // None of them is meant before one is looked at.
  expect(mine.refusable).toBe(null)
  mine.refuse()
  expect([...unwanted]).toEqual([])
  mine.touch('battle:civil-war')
  expect(mine.refusable).toBe('civil-war')
  mine.refuse()
  expect([[...unwanted], sent]).toEqual([['civil-war'], []])
  expect(mine.subject).toBe(null)
  // The one that is left is the one that is meant; the other can still be claimed.
  expect(mine.refusable).toBe('ragnarok')
  expect(mine.can('claim', 'battle:civil-war')).toBe(true)
  mine.refuse()
  expect([[...unwanted], sent]).toEqual([['civil-war', 'ragnarok'], ['decline']])
})

test('where nothing is remembered nothing can be refused for good', () => {
  expect(play(board('claim ragnarok', 'decline')).refusable).toBe(null)
})
