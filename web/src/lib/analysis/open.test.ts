import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { EngineError } from '../engine/engine-api'
import { games } from '../local/game-store.svelte'
import { newGame } from '../local/new-game'
import { linkOf } from '../local/record-link'
import { gameFrom } from '../local/records'
import { BOT, PERSON, testEngine } from '../local/testing'
import { packed } from '../share/packed'
import { gameAddress, positionAddress, readAddress, studyAddress, whole } from './address'
import { OpenError, openAddress, openText } from './open'
import { gameAt } from './study'
import { studies } from './study-store'
import { decisionsTo, leaves, play, rename } from './tree'

vi.stubGlobal('location', { origin: 'https://example.org' })
const engine = testEngine()
afterAll(() => engine.close())

const RECORD = readFileSync('../tests/vectors/2p-gauntlet-greedy.json', 'utf8')
const record = JSON.parse(RECORD) as { names: string[]; decisions: string[] }

async function refused(text: string): Promise<unknown> {
  return openText(text, engine).then(
    () => expect.fail(`${text.slice(0, 60)} was opened`),
    (problem: unknown) => problem,
  )
}

describe('what can be analysed', () => {
  test('a record, with all its decisions and who took them', async () => {
    const { study, seats, at } = await openText(RECORD, engine)
    const [end = 0] = leaves(study.tree)
    expect(at).toBe(0)
    expect(study.names).toEqual(record.names)
    expect(decisionsTo(study.tree, end)).toEqual(record.decisions)
    expect(seats.get(1)).toBe(0)
    expect([...seats.values()].every(seat => seat === 0 || seat === 1)).toBe(true)
    expect(study.shuffled).toBe(false)
  })

  test('a link to a record', async () => {
    const { study } = await openText(await linkOf(JSON.parse(RECORD)), engine)
    expect(study.tree).toHaveLength(record.decisions.length)
    const link = await linkOf(JSON.parse(RECORD))
    expect((await openText(link.replace('/record#', '/#/record#'), engine)).study.tree).toEqual(study.tree)
  })

  test('a whole position as it is, and what a viewer knows with the rest shuffled', async () => {
    const game = gameAt((await openText(RECORD, engine)).study, 20)
    const position = await engine.position(game)
    const open = await openText(position, engine)
    expect(open.study.beginning).toEqual({ position })
    expect(open.study.shuffled).toBe(false)
    const seen = await engine.position(game, 0)
    const guessed = await openText(seen, engine)
    expect(guessed.study.shuffled).toBe(true)
    expect(await engine.position(gameAt(guessed.study, 0), 0)).toBe(seen)
    expect((await engine.legal(gameAt(guessed.study, 0))).length).toBeGreaterThan(0)
  })

  test('an analysis as a link, with its variations, names and node', async () => {
    const opened = await openText(RECORD, engine)
    const legal = await engine.legal(gameAt(opened.study, 4))
    const other = legal.find(decision => decision !== record.decisions[4]) ?? ''
    const branch = play(opened.study.tree, 4, other)
    const study = { ...opened.study, title: 'Próba', tree: rename(branch.tree, branch.id, 'Ω & more') }
    const link = whole(await studyAddress(study, branch.id))
    expect(link.length).toBeLessThan(8000)
    const again = await openText(link, engine)
    expect(again.at).toBe(branch.id)
    expect(again.study.tree).toEqual(study.tree)
    expect(again.study.title).toBe('Próba')
    expect(again.study.beginning).toEqual(study.beginning)
    const here = await engine.position(gameAt(study, branch.id))
    expect(await engine.position(gameAt(again.study, again.at))).toBe(here)
  })

  test('a finished game of this browser, at a move; a running one as its player knows it', async () => {
    const finished = await gameFrom(engine, await engine.readRecord(RECORD))
    await games.append({ ...finished, events: [] }, finished.events)
    const address = readAddress(gameAddress(finished.id, 17).split('#')[1] ?? '')
    if (!address) expect.fail()
    const { study, at } = await openAddress(address, engine)
    expect(at).toBe(17)
    expect(study.tree).toHaveLength(record.decisions.length)

    const running = await newGame(engine, { players: 2 }, [PERSON, BOT], 0)
    await games.append({ ...running, events: [] }, running.events)
    const shown = await openAddress({ kind: 'game', game: running.id, move: null }, engine)
    expect(shown.study.shuffled).toBe(true)
    expect(JSON.stringify(shown.study)).not.toContain('setup')
    const deal = 'setup' in running ? running.setup.decks.map(deck => deck.join(',')) : []
    const text = 'position' in shown.study.beginning ? shown.study.beginning.position : ''
    // Face-up cards are known, and the order of none of the others.
    for (const deck of deck4(deal)) expect(text).not.toContain(deck)
  })

  function deck4(decks: readonly string[]): string[] {
    return decks.map(deck => deck.split(',').slice(4).join(','))
  }
})

describe('what cannot be', () => {
  test.each([
    ['', 'nothing'],
    ['hello', 'nothing'],
    ['https://example.org/analysis', 'link'],
    ['https://example.org/analysis#study=abc', 'link'],
    ['https://example.org/record#abc', 'link'],
    ['https://example.org/analysis#kept=nobody', 'gone'],
    ['https://example.org/t/local-00', 'gone'],
  ])('%s is refused: %s', async (text, why) => {
    const problem = await refused(text)
    expect(problem).toBeInstanceOf(OpenError)
    expect((problem as OpenError).why).toBe(why)
  })

  test('broken records and positions name what is wrong', async () => {
    const position = await engine.position(gameAt((await openText(RECORD, engine)).study, 3))
    for (const broken of [
      RECORD.slice(0, 300),
      RECORD.replace('"take ', '"grab '),
      '{}',
      position.slice(0, 100),
      position.replace('players=2', 'players=7'),
    ]) {
      const problem = await refused(broken)
      expect(problem).toBeInstanceOf(EngineError)
      expect((problem as Error).message.length).toBeGreaterThan(10)
    }
  })

  test('links that were tampered with are refused', async () => {
    const { study } = await openText(RECORD, engine)
    const { beginning, tree } = study
    const [first, ...rest] = tree
    const wrong: object[] = [
      [],
      { beginning: 3, tree },
      { beginning: { table: {}, setup: {} }, tree },
      { beginning: { ...beginning, table: { players: 9 } }, tree },
      { beginning: { ...beginning, setup: { decks: 'all', locations: [], battles: [] } }, tree },
      { beginning, tree: 'none' },
      { beginning, tree: [{ ...first, decision: 'take everything' }, ...rest] },
      { beginning, tree: [{ ...first, parent: 1 }] },
      { beginning, tree: [first, first] },
      { beginning, tree: [{ ...first, parent: 77 }] },
      {
        beginning,
        tree: Array.from({ length: 4000 }, (_, n) => ({ id: n + 1, parent: n, decision: 'pass' })),
      },
    ]
    for (const thing of wrong) {
      const problem = await refused(`https://example.org/analysis#study=${await packed(thing)}`)
      expect(problem, JSON.stringify(thing).slice(0, 80)).toBeInstanceOf(EngineError)
    }
  })
})

test('addresses say what they mean', () => {
  expect(gameAddress('local-1', 3)).toBe('/analysis#game=local-1&move=3')
  expect(readAddress('#game=abc&move=x')).toEqual({ kind: 'game', game: 'abc', move: null })
  const position = 'gauntlet-position/1 players=2 avengers=- recruited=a@0,b@1'
  const address = positionAddress(position)
  expect(readAddress(address.slice(address.indexOf('#')))).toEqual({ kind: 'position', position })
  expect(readAddress('#something')).toBeNull()
})

test('analyses are kept as long as the page, where the browser keeps nothing', async () => {
  const { study } = await openText(RECORD, engine)
  await studies.change(study.id, () => study)
  expect(studies.lasting).toBe(false)
  const again = await openAddress({ kind: 'kept', kept: study.id, at: 5 }, engine)
  expect(again.study).toEqual(study)
  expect(again.at).toBe(5)
  await studies.remove(study.id)
  expect(await studies.all()).toEqual([])
})
