import { afterAll, expect, test } from 'vitest'
import { LEVELS } from '../bots/levels'
import { BOT, Client, MemoryStore, PERSON, seat, testEngine } from './testing'

const engine = testEngine()
const store = new MemoryStore()
afterAll(() => engine.close())

test('a game against a bot is played to its end, and the log is all there is of it', async () => {
  const client = await seat(engine, store, [PERSON, { name: 'Tinker', bot: 'tinker' }])
  const id = [...store.kept.keys()].at(-1) ?? ''
  // The last choice recruits where it can: whoever only takes stones may keep a bot from them for ever.
  while ((await client.turn()).status === 'playing')
    await client.decide(client.screen.board?.choices.at(-1)?.decision)
  expect(client.screen.status).toBe('over')
  expect(client.screen.outcome?.points).toHaveLength(2)
  expect(client.entries.map(({ event }) => event.number)).toEqual(client.entries.map((_, index) => index + 1))
  const again = await Client.at(id, engine, store)
  expect(again.screen).toEqual(client.screen)
  expect(again.entries).toEqual(client.entries)
  await expect(client.decide('pass')).rejects.toMatchObject({ code: 'over' })
}, 60_000)

test('every level, two to four players, Epic Battles and both endings begin', async () => {
  for (const [index, level] of LEVELS.entries()) {
    const players = 2 + (index % 3)
    const bots = Array.from({ length: players - 1 }, () => ({ name: level, bot: level }))
    const ending = index % 2 ? 'gauntlet' : 'sixteen'
    const client = await seat(engine, store, [PERSON, ...bots], { epic_battles: true, ending })
    const { board, seats } = await client.turn()
    expect(board?.battles).toHaveLength(5)
    expect(seats).toHaveLength(players)
    await client.decide()
    await client.turn()
    client.table.close()
  }
}, 60_000)

test('everything can be taken back, with what bots did since', async () => {
  const client = await seat(engine, store, [PERSON, BOT])
  const { board } = await client.turn()
  expect(client.screen.can_undo).toBe(false)
  for (let turn = 0; turn < 5; turn++) {
    await client.turn()
    await client.decide()
  }
  await client.turn()
  while (client.screen.can_undo) await client.send({ type: 'undo', question: client.screen.question })
  expect((await client.turn()).board).toEqual(board)
  await expect(client.send({ type: 'undo', question: client.screen.question })).rejects.toMatchObject({
    code: 'cannot-undo',
  })
  // Whoever comes later gets the same, taken back or not.
  const again = await Client.at(idOf(client), engine, store)
  expect(again.entries).toEqual(client.entries)
}, 30_000)

test('what a neighbour drew from a deck is hidden from everybody else', async () => {
  const client = await seat(engine, store, [PERSON, { name: 'Bruno', bot: null }])
  const first = client.screen.board?.viewer
  await client.decide('reserve deck 3')
  expect(client.screen.board?.viewer).not.toBe(first)
  expect(client.screen.board?.players[first ?? 0]?.reserved).toEqual(['?3'])
  expect(client.entries.at(-1)?.effects).toEqual(['reserve deck 3', 'shield'])
  await client.decide('reserve deck 3')
  expect(client.screen.board?.players[first ?? 0]?.reserved[0]).not.toMatch(/^\?/)
})

test('late, illegal and foreign commands change nothing', async () => {
  const client = await seat(engine, store, [PERSON, { name: 'Bruno', bot: null }])
  const { number, question } = client.screen
  await expect(client.decide('take everything')).rejects.toMatchObject({ code: 'illegal' })
  await expect(
    client.send({ type: 'decide', question: question - 1, decision: 'take mind' }),
  ).rejects.toMatchObject({ code: 'stale' })
  await expect(client.send({ type: 'chat', text: 'hello', phrase: null })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  expect(client.screen.number).toBe(number)
})

test('a hint names the best decisions and how often they win', async () => {
  const client = await seat(engine, store, [PERSON, BOT])
  await client.turn()
  const replies: object[] = []
  await client.table.execute({ type: 'hint' }, 'h', reply => replies.push(reply))
  const best = client.screen.board?.choices.map(({ decision }) => decision)
  expect(replies).toMatchObject([{ type: 'hint', id: 'h', question: client.screen.question }])
  const advice = (replies[0] as { best: { decision: string; win: number; reasons: object[] }[] }).best
  expect(advice).toHaveLength(3)
  for (const { decision, win, reasons } of advice) {
    expect(reasons[0]).toHaveProperty('kind')
    expect(best).toContain(decision)
    expect(win).toBeGreaterThanOrEqual(0)
    expect(win).toBeLessThanOrEqual(1)
  }
}, 30_000)

test('whoever leaves is replaced and may return; whoever resigns has lost', async () => {
  const client = await seat(engine, store, [PERSON, BOT])
  await client.turn()
  await client.send({ type: 'pause' })
  await expect(client.decide()).rejects.toMatchObject({ code: 'paused' })
  await client.send({ type: 'leave' })
  expect(client.screen.paused).toBe(false)
  await client.send({ type: 'return' })
  await client.turn()
  await client.send({ type: 'resign' })
  const person = client.screen.you[0] ?? 0
  expect(client.screen.outcome).toMatchObject({ end: 'forfeit', winners: [1 - person] })
  expect(client.screen.board).toMatchObject({ asked: null, choices: [] })
  await client.send({ type: 'rematch' })
  const next = await Client.at(client.screen.rematch ?? '', engine, store)
  expect(next.screen.seats.map(({ name }) => name)).toEqual(
    client.screen.seats.map(({ name }) => name).reverse(),
  )
})

test('of two tabs one is faster, and the other follows', async () => {
  const one = await seat(engine, store, [PERSON, { name: 'Bruno', bot: null }])
  const other = await Client.at(idOf(one), engine, store)
  await one.decide()
  await expect(other.decide()).rejects.toMatchObject({ code: 'stale' })
  expect(other.screen).toEqual(one.screen)
  await one.decide()
  await other.table.refresh()
  expect(other.entries).toEqual(one.entries)
})

function idOf(client: Client): string {
  const found = [...store.kept.values()].find(({ events }) => events.at(-1) === client.entries.at(-1)?.event)
  return found?.id ?? ''
}
