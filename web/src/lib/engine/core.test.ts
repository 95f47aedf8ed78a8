/** What the engine says to what cannot be, and what it keeps. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type DealtGame, EngineError, type Flaw, type GameRecord, type Options } from './engine-api'
import { FullCore } from './full-core'
import { NODE_SIZE } from './generated'
import { Kernel } from './kernel'
import type { Share } from './search'
import { loadCore, loadKernel, readMind } from './testing'

const TABLE: Options = {
  players: 2,
  epic_battles: false,
  ending: 'gauntlet',
  payment: 'choice',
  max_rounds: null,
}
const idle = { stopped: false, report: () => {} }

let core: FullCore
let game: DealtGame

beforeAll(async () => {
  core = await loadCore()
  game = { table: TABLE, setup: core.deal(TABLE, 7n), decisions: [] }
})

function refusal(work: () => unknown): [code: string, message: string] {
  try {
    work()
  } catch (error) {
    if (error instanceof EngineError) return [error.code, error.message]
    throw error
  }
  throw new Error('it was not refused')
}

test('an illegal decision is named with what is legal, and changes nothing', () => {
  const before = core.position(game)
  const [code, message] = refusal(() => core.play(game, 'recruit thor', 0))
  expect(code).toBe('illegal-decision')
  expect(message).toContain(
    "'recruit thor' is not legal: seat 0 is asked in phase turn of round 1, where these are legal: reserve ",
  )
  expect(refusal(() => core.board({ ...game, decisions: ['take mind space soul', 'fly'] }, 0))[1]).toContain(
    "decisions[1]: 'fly'",
  )
  expect(core.position(game)).toBe(before)
})

test('a game that was branched, taken back or replaced is the one that is asked about', () => {
  const one = { ...game, decisions: ['take mind space soul', 'take power power'] }
  const other = { ...game, decisions: ['take mind mind'] }
  const positions = [one, other, game].map(asked => core.position(asked))
  expect(new Set(positions).size).toBe(3)
  expect([one, other, game].map(asked => core.position(asked))).toEqual(positions)
  expect(core.moves(one, 0, 1)).toEqual([
    { seat: 1, decision: 'take power power', effects: ['take power power'] },
  ])
})

test.each([
  [{ players: 5 }, 'players must be 2, 3 or 4, not 5'],
  [{ ending: 'sixteen' }, 'ending can be sixteen only with Epic Battles'],
  [{ payment: 'cash' }, 'payment must be choice or default, not "cash"'],
  [{ max_rounds: 0 }, 'max_rounds must be null or a whole number from 1 up, not 0'],
])('options %j are refused', (change, message) => {
  const table = { ...TABLE, ...change } as Options
  expect(refusal(() => core.board({ ...game, table }, 0))).toEqual(['bad-game', message])
})

test('a set-up that cannot be is refused', () => {
  const broken = (change: Partial<DealtGame['setup']>) => ({ ...game, setup: { ...game.setup, ...change } })
  const [first = [], second = [], third = []] = game.setup.decks
  const message = (change: Partial<DealtGame['setup']>) => refusal(() => core.legal(broken(change)))[1]
  expect(message({ decks: [first, second] })).toBe('setup.decks: 2 decks, 3 are needed')
  expect(message({ decks: [first, second, ['batman', ...third]] })).toBe(
    'setup.decks[2][0]: no card is called "batman"',
  )
  expect(message({ decks: [first, second, third.slice(1)] })).toBe('setup.decks[2]: 19 cards, 20 are needed')
  expect(message({ decks: [second, first, third] })).toContain('is of level 2, not 1')
  expect(message({ locations: ['asgard', 'wakanda'] })).toBe(
    "setup.locations: 'asgard' and 'wakanda' are the two sides of one tile",
  )
  expect(message({ battles: ['ragnarok'] })).toBe(
    'setup.battles: 1 battles; without Epic Battles there are 0',
  )
})

test.each<[string, RegExp | string, string, Flaw['kind'] | null]>([
  ['nothing at all', /.*/, '', null],
  ['another format', 'position/1', 'position/2', null],
  ['a field too many', /$/, ' colour=red', null],
  ['a field twice', /$/, ' seat=0', null],
  ['no such seat', 'seat=0', 'seat=2', null],
  ['no number', 'round=1', 'round=soon', null],
  ['no such card', /market=[^,]*/, 'market=batman', null],
  ['a card twice', /market=([^,]*),[^,]*/, 'market=$1,$1', 'card'],
  ['a gap before its deck is empty', /market=([^,]*)(.*) decks=/, 'market=-$2 decks=$1,', 'gap'],
  ['too few tokens', 'bank=4', 'bank=3', 'tokens'],
  ['a tile too few', /locations=[^,]*/, 'locations=-', 'tiles'],
  ['no question', 'phase=turn', 'phase=return', 'question'],
  ['an ending of another game', 'ending=gauntlet', 'ending=sixteen', 'ending'],
])('a position with %s is refused', (_, part, change, flaw) => {
  const position = core.position(game).replace(part, change)
  try {
    core.legal({ position, decisions: [] })
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({
      code: 'bad-position',
      message: expect.stringMatching(/\w{3}/),
      flaw: flaw ? { kind: flaw } : null,
    })
  }
})

test('what a viewer knows can be shown and searched, but not played', async () => {
  const start = { ...game, decisions: ['reserve deck 1'] }
  const seen = { position: core.position(start, 1), decisions: [] }
  expect(seen.position).toContain('reserved0=?1*')
  expect(core.board(seen, 1)).toEqual(core.board(start, 1))
  const { sums } = await core.search(seen, 1, { simulations: 50 }, 'rollouts', 1n, 0, idle)
  expect(sums.visits).toBe(50)
  const decision = core.legal(seen)[0] ?? ''
  expect(refusal(() => core.legal({ ...seen, decisions: [decision] }))[1]).toContain('determinize')
  const possible = core.determinize(seen, 1, 3n)
  expect(core.legal({ ...possible, decisions: [decision] }).length).toBeGreaterThan(0)
})

test('a search tells how far it has come, and can be stopped', async () => {
  const reports: number[] = []
  const control = {
    stopped: false,
    report: ({ sums }: Share) => {
      reports.push(sums.visits)
      control.stopped = reports.length === 2
    },
  }
  const { sums } = await core.search(game, undefined, {}, 'rollouts', 1n, 0, control)
  expect(reports).toHaveLength(2)
  expect(sums.visits).toBeGreaterThanOrEqual(reports[1] ?? 0)
})

test('two searches at once do not disturb each other', async () => {
  const search = () => core.search(game, undefined, { simulations: 3000 }, 'rollouts', 5n, 0, idle)
  const [one, other] = await Promise.all([search(), search()])
  expect(one).toEqual(other)
})

test('a tree that is full grows no more, but is searched on', async () => {
  const kernel = await loadKernel('review')
  const tiny = new FullCore(kernel, 2000, readMind)
  const { sums } = await tiny.search(game, undefined, { simulations: 5000 }, 'rollouts', 1n, 0, idle)
  expect(sums.visits).toBe(5000)
  expect(kernel.bytes.length).toBeLessThan(kernel.tree + 2000 * NODE_SIZE + (1 << 16))
})

test('an unknown bot is refused', async () => {
  await expect(core.decide(game, 'hal', 0n, idle)).rejects.toMatchObject({ code: 'unknown-bot' })
})

test('what is no module, or one of other rules, is not loaded', async () => {
  await expect(Kernel.load(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'not-loaded' })
  const other = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
  await expect(Kernel.load(other)).rejects.toThrow('other rules')
  const missing = Promise.resolve(new Response('', { status: 404 }))
  await expect(Kernel.load(missing)).rejects.toThrow('404')
})

test('a record is read, and written back to the same text', () => {
  const text = readFileSync(
    new URL('../../../../tests/vectors/2p-gauntlet-greedy.json', import.meta.url),
    'utf8',
  ).trim()
  const record = core.readRecord(text)
  expect(JSON.stringify(record, null, 1)).toBe(text)
  expect(JSON.stringify(core.record(record, record.names), null, 1)).toBe(text)
})

test.each<[string, (record: GameRecord) => unknown, string]>([
  ['no object', () => [1], 'the record: must be an object with format, table'],
  ['another format', record => ({ ...record, format: 'pgn' }), 'format: "pgn" is not \'gauntlet-record/1\''],
  ['an unknown key', record => ({ ...record, colour: 1 }), "the record: unknown key 'colour'"],
  ['no setup', ({ setup: _, ...record }) => record, "the record: the key 'setup' is missing"],
  ['a number as a name', record => ({ ...record, names: ['Ana', 7] }), 'names[1]: must be a text, not 7'],
  [
    'wrong options',
    record => ({ ...record, table: { ...record.table, payment: 'x' } }),
    'table: payment must be',
  ],
  [
    'a broken deck',
    record => ({ ...record, setup: { ...record.setup, decks: [[], [], []] } }),
    'setup.decks[0]: 0 cards',
  ],
  ['a wrong decision', record => ({ ...record, decisions: ['fly'] }), "decisions[0]: 'fly' is not legal"],
  [
    'a wrong result',
    record => ({ ...record, result: null }),
    'result: null is not the one that the game has: {"end"',
  ],
])('a record with %s is refused', (_, broken, message) => {
  const text = readFileSync(
    new URL('../../../../tests/vectors/2p-gauntlet-greedy.json', import.meta.url),
    'utf8',
  )
  const [code, found] = refusal(() => core.readRecord(JSON.stringify(broken(JSON.parse(text)))))
  expect([code, found.slice(0, message.length)]).toEqual(['bad-record', message])
})

test('what is no JSON is no record', () => {
  expect(refusal(() => core.readRecord('{'))[1]).toContain('not JSON: ')
})

test('the frames of a game that is over hide nothing', () => {
  const table = {
    players: 2,
    epic_battles: false,
    ending: 'gauntlet',
    payment: 'choice',
    max_rounds: null,
  } as const
  const setup = core.deal(table, 5n)
  const game = { table, setup, decisions: ['reserve deck 3', 'take mind space soul'] }
  const drawn = setup.decks[2]?.[4]
  const [first, reserved, last] = core.frames(game)
  expect(first).toEqual({
    seat: null,
    decision: null,
    effects: [],
    board: core.board({ ...game, decisions: [] }, null),
  })
  expect(reserved).toMatchObject({ seat: 0, effects: [`reserve deck 3 ${drawn}`, 'shield'] })
  expect(last?.board.players[0]?.reserved).toEqual([drawn])
  expect(core.board(game, 1).players[0]?.reserved).toEqual(['?3'])
})
