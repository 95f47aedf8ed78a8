import { expect, test } from 'vitest'
import { games } from './game-store.svelte'
import { started } from './new-game'

const table = {
  players: 2,
  epic_battles: false,
  ending: 'gauntlet',
  payment: 'choice',
  max_rounds: null,
} as const
const setup = { decks: [], locations: [], battles: [] }
const sitters = [
  { name: 'Ana', bot: null },
  { name: 'Bruno', bot: null },
]

test('where there is no IndexedDB games last as long as the page, and it says so', async () => {
  const kept = started({ table, setup }, {}, sitters, 1)
  expect(games.kept).toBe(true)
  await games.append({ ...kept, events: [] }, kept.events)
  expect(games.kept).toBe(false)
  expect(await games.load(kept.id)).toEqual(kept)
  expect(await games.all()).toEqual([kept])
  await games.remove(kept.id)
  expect(await games.load(kept.id)).toBeUndefined()
})
