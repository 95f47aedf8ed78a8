import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { EngineError } from '../engine/engine-api'
import type { FLAWS } from '../engine/generated'
import { testEngine } from '../local/testing'
import { checkedText, type Draft, readDraft, withBattles, withPerson, withTokens, writeDraft } from './draft'

const engine = testEngine()
afterAll(() => engine.close())
const FOLDER = '../tests/vectors/'

async function fresh(players = 2, epic_battles = false): Promise<Draft> {
  const ending = epic_battles ? 'sixteen' : 'gauntlet'
  const table = { players, epic_battles, ending, payment: 'choice', max_rounds: null } as const
  const setup = await engine.deal(table, 7n)
  return readDraft(await engine.position({ table, setup, decisions: [] }, null))
}

test('every turn of the recorded games is taken apart and put together again', async () => {
  const files = readdirSync(FOLDER).filter(name => /^[234]p-.*greedy\.json$/.test(name))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const { table, setup, decisions } = JSON.parse(readFileSync(FOLDER + file, 'utf8'))
    for (const number of [0, 10, 25, 40]) {
      const game = { table, setup, decisions: decisions.slice(0, number) }
      const seat = (await engine.board(game, null)).asked
      const text = await engine.position(game, seat)
      if (!text.includes(' phase=turn ')) continue
      const written = await checkedText(readDraft(text), engine)
      // The order in which players recruited, passes and limits are nobody's business here.
      expect(bare(written)).toBe(bare(text))
    }
  }
})

function bare(text: string): string {
  return text
    .replace(/ recruited=(\S+)/, (_, cards: string) => ` recruited=${cards.split(',').sort().join()}`)
    .replace(/ passes=\S+/, '')
    .replace(/ max_rounds=\S+/, '')
    .replace(/ locations=(\S+)/, (_, tiles: string) => ` locations=${tiles.split(',').sort().join()}`)
}

test('tokens come out of the bank, and a bank without any stays as it is', async () => {
  const draft = withTokens(await fresh(), 0, 0, 3)
  expect(draft.bank[0]).toBe(1)
  expect(draft.people[0]?.tokens[0]).toBe(3)
  expect(withTokens(draft, 0, 0, 9).bank[0]).toBe(1)
  await checkedText(draft, engine)
})

test('Epic Battles come and go', async () => {
  const epic = withBattles(await fresh(), true)
  expect(epic.battles).toHaveLength(5)
  await checkedText(epic, engine)
  expect(writeDraft(withBattles(epic, false))).toBe(writeDraft(await fresh()))
})

const person = (change: object) => (draft: Draft) => withPerson(draft, 0, one => ({ ...one, ...change }))
const absent = ({ market }: Draft) =>
  ['iron-man', 'vision', 'doctor-octopus', 'loki', 'hulk'].find(card => !market.includes(card)) ?? ''
const impossible: [string, keyof typeof FLAWS, (draft: Draft) => Draft][] = [
  ['a card twice', 'card', d => ({ ...d, market: d.market.with(0, d.market[1] ?? '') })],
  ['a card of the market recruited', 'card', d => person({ recruited: [d.market[0]] })(d)],
  ['a card of a wrong level', 'market', d => ({ ...d, market: d.market.with(0, absent(d)) })],
  ['a stone too many', 'tokens', d => ({ ...d, bank: d.bank.with(0, 5) })],
  ['a shield too few', 'tokens', d => ({ ...d, bank: d.bank.with(6, 4) })],
  ['two time tokens', 'time', d => withTokens(d, 0, 5, 2)],
  [
    'a location twice',
    'tiles',
    d => ({ ...d, locations: d.locations.map(() => ({ id: 'wakanda', owner: null })) }),
  ],
  ['too few battles', 'battles', d => ({ ...d, battles: withBattles(d, true).battles.slice(1) })],
  ['a battle twice', 'battles', d => ({ ...withBattles(d, true), battles: Array(5).fill('ragnarok') })],
  ['a battle of nobody', 'claimed', d => person({ battles: ['ragnarok'] })(d)],
  ['sixteen points without battles', 'ending', d => ({ ...d, ending: 'sixteen' })],
]

test.each(impossible)('%s cannot be', async (_, kind, change) => {
  const problem = await checkedText(change(await fresh()), engine).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(problem).toBeInstanceOf(EngineError)
  expect((problem as EngineError).flaw?.kind).toBe(kind)
})
