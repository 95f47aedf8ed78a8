import { afterAll, expect, test } from 'vitest'
import { createEngine } from '../engine/engine'
import type { DealtGame } from '../engine/engine-api'
import { Kernel } from '../engine/kernel'
import { spawner } from '../engine/testing'
import { testEngine } from '../local/testing'
import { Refused, type Reply } from '../table/connection.svelte'
import type { Command } from '../table/table-types'
import { askHint } from './ask'

const engine = testEngine()
afterAll(() => engine.close())

const TABLE = {
  players: 2,
  epic_battles: false,
  ending: 'gauntlet',
  payment: 'choice',
  max_rounds: null,
} as const
const FROM_SERVER: Reply = { type: 'hint', id: 'x', question: 7, best: [] }

/** A game in which the other player has drawn a card, and a server that shows it to seat 1. */
async function serverWith(game: DealtGame, asked: string[]) {
  const position = await engine.position(game, 1)
  const ask = async ({ type }: Command): Promise<Reply> => {
    asked.push(type)
    return type === 'position' ? { type, id: 'x', question: 7, seat: 1, position } : FROM_SERVER
  }
  return { ask, position }
}

async function game(): Promise<DealtGame> {
  return { table: TABLE, setup: await engine.deal(TABLE, 7n), decisions: ['reserve deck 3'] }
}

test('is computed here, from what the seat knows', async () => {
  const asked: string[] = []
  const played = await game()
  const { ask, position } = await serverWith(played, asked)
  const drawn = played.setup.decks[2]?.[4] ?? ''
  expect(position).toContain('reserved0=?3')
  expect(position).not.toContain(drawn)
  const reply = await askHint(ask, () => engine)
  if (reply.type !== 'hint') throw new Error('no hint')
  expect(reply.question).toBe(7)
  expect(reply.best).toHaveLength(3)
  const legal = await engine.legal(played)
  for (const { decision, win, reasons } of reply.best) {
    expect(legal).toContain(decision.text)
    expect(win).toBeGreaterThan(0)
    expect(reasons.length).toBeGreaterThan(0)
  }
  expect(asked).toEqual(['position'])
})

test('is asked of the server where the engine does not run', async () => {
  const asked: string[] = []
  const { ask } = await serverWith(await game(), asked)
  const broken = () => createEngine(spawner(() => Kernel.load(new Uint8Array(4))).spawn)
  expect(await askHint(ask, broken)).toBe(FROM_SERVER)
  const none = () =>
    createEngine(() => {
      throw new ReferenceError('Worker is not defined')
    })
  expect(await askHint(ask, none)).toBe(FROM_SERVER)
  expect(asked).toEqual(['hint', 'hint'])
})

test('that the table does not allow is not computed in another way', async () => {
  const asked: string[] = []
  const refuse = async ({ type }: Command): Promise<Reply> => {
    asked.push(type)
    throw new Refused('no-hints')
  }
  await expect(askHint(refuse, () => engine)).rejects.toMatchObject({ code: 'no-hints' })
  expect(asked).toEqual(['position'])
})
