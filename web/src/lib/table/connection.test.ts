import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Means, Refused, TableConnection, tableExists } from './connection.svelte'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

let there = true
const means: Means = {
  open: () => new FakeSocket() as unknown as WebSocket,
  exists: async () => there,
  random: Math.random,
  network: true,
}
const SCREEN = { question: 1, board: null }
const last = () => FakeSocket.all.at(-1) as FakeSocket
const restarted = (number: number) => ({ event: { kind: 'restarted', number, at: 0 } })

function welcome(...events: object[]) {
  last().onopen?.()
  last().receive({ type: 'welcome', now: 0, options: {}, events, screen: SCREEN })
}

let table: TableConnection

function connect(): TableConnection {
  table = new TableConnection('x', means)
  table.start()
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  FakeSocket.all = []
  there = true
})
afterEach(() => {
  table.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a socket that is still being opened is closed when it is open, and says nothing', () => {
  connect()
  const first = last()
  first.readyState = 0
  table.again()
  expect(FakeSocket.all).toHaveLength(2)
  expect(first.readyState).toBe(0)
  first.onopen?.()
  expect(first.readyState).toBe(3)
  expect(first.sent).toEqual([])
})

test('comes back by itself and says what it has', async () => {
  connect()
  welcome(restarted(1), restarted(2))
  expect(table.state).toBe('open')
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(2)
  last().onopen?.()
  expect(last().sent[0]).toEqual({ type: 'hello', last: 2 })
  welcome(restarted(2), restarted(3))
  expect(table.history.map(event => event.number)).toEqual([1, 2, 3])
})

test('knows how many watch, and forgets it with the connection', async () => {
  connect()
  welcome(restarted(1))
  last().receive({ type: 'onlookers', count: 3 })
  expect(table.onlookers).toBe(3)
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  welcome()
  expect(table.onlookers).toBe(0)
})

test('a command that was not acknowledged is sent again with the same id', async () => {
  connect()
  welcome(restarted(1))
  const answer = table.send({ type: 'decide', question: 1, decision: 'pass' })
  const first = last().sent.at(-1)
  last().drop()
  expect(table.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  welcome()
  expect(last().sent.at(-1)).toEqual(first)
  last().receive({ type: 'ack', id: first?.id, number: 2 })
  await expect(answer).resolves.toMatchObject({ number: 2 })
})

test('a refusal rejects with its code', async () => {
  connect()
  welcome()
  const answer = table.send({ type: 'undo', question: 1 })
  last().receive({ type: 'refused', id: last().sent.at(-1)?.id, code: 'stale', text: '' })
  await expect(answer).rejects.toEqual(new Refused('stale'))
})

test('a busy server is asked again with the same id, and in the end its refusal counts', async () => {
  connect()
  welcome(restarted(1))
  const answer = table.send({ type: 'decide', question: 1, decision: 'pass' })
  const refused = expect(answer).rejects.toEqual(new Refused('busy'))
  const first = last().sent.at(-1)
  for (const tries of [1, 2, 3, 4, 5]) {
    last().receive({ type: 'refused', id: first?.id, code: 'busy', text: '' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(last().sent.filter(message => message.id === first?.id)).toHaveLength(1 + tries)
    expect(last().sent.at(-1)).toEqual(first)
  }
  last().receive({ type: 'refused', id: first?.id, code: 'busy', text: '' })
  await refused
})

test('a table that does not exist is not asked for again', async () => {
  there = false
  connect()
  last().drop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.state).toBe('gone')
  expect(FakeSocket.all).toHaveLength(1)
})

test('shows at once that the browser is offline, and comes back with it', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  connect()
  welcome(restarted(1))
  browser.dispatchEvent(new Event('offline'))
  expect(table.state).toBe('lost')
  browser.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
  welcome(restarted(1))
  expect(table.state).toBe('open')
  table.stop()
  browser.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('whoever only welcomes and is gone again is asked less and less often', async () => {
  connect()
  for (let time = 0; time < 60; time += 1) {
    if (last().readyState === 1) {
      welcome()
      last().drop()
    }
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(FakeSocket.all.length).toBeLessThan(15)
  await vi.advanceTimersByTimeAsync(30_000)
  welcome()
  last().receive({ type: 'update', now: 0, events: [], screen: SCREEN })
  const before = FakeSocket.all.length
  last().drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(before + 1)
})

test('a table in this browser needs no network', () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  table = new TableConnection('local-x', { ...means, network: false })
  table.start()
  welcome(restarted(1))
  browser.dispatchEvent(new Event('offline'))
  expect(table.state).toBe('open')
  expect(FakeSocket.all).toHaveLength(1)
})

test('a line that has gone silent is given up', async () => {
  connect()
  welcome()
  await vi.advanceTimersByTimeAsync(26_000)
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('decisions and effects are read where they come in', () => {
  connect()
  welcome(restarted(1))
  const event = { kind: 'decided', number: 2, at: 0, seat: 1, decision: 'reserve deck 2', id: '' }
  last().receive({
    type: 'update',
    now: 0,
    events: [{ event, effects: ['reserve deck 2', 'shield'] }],
    screen: { question: 2, board: { choices: [{ decision: 'pass' }] } },
  })
  expect(table.latest.live).toBe(true)
  expect(table.latest.events).toMatchObject([
    {
      kind: 'decided',
      decision: { verb: 'reserve', level: 2 },
      effects: [{ kind: 'reserve', card: null, level: 2 }, { kind: 'shield' }],
    },
  ])
  expect(table.screen?.board?.choices[0]?.decision.verb).toBe('pass')
})

test('what a long welcome has left out is asked for, and put before it', async () => {
  connect()
  last().onopen?.()
  last().receive({
    type: 'welcome',
    now: 0,
    after: 4,
    options: {},
    events: [restarted(5), restarted(6)],
    screen: SCREEN,
  })
  const numbers = () => table.history.map(event => event.number)
  for (const [before, ...events] of [
    [5, 3, 4],
    [3, 1, 2],
  ] as const) {
    const asked = last().sent.at(-1)
    expect(asked).toMatchObject({ type: 'history', before })
    last().receive({ type: 'history', id: asked?.id, events: events.map(restarted) })
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6])
  expect(last().sent.filter(message => message.type === 'history')).toHaveLength(2)
})

test.each([
  [200, true],
  [404, false],
  [422, false],
  [503, true],
])('a table that is answered with %i exists: %s', async (status, exists) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  expect(await tableExists('abc')).toBe(exists)
  vi.unstubAllGlobals()
})
