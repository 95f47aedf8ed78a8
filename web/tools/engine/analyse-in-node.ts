/** Searches positions by a mind whose weights come from a file, as the page does, and writes what it finds. */
import { readFileSync } from 'node:fs'
import type { Game } from '../../src/lib/engine/engine-api'
import { findings } from '../../src/lib/engine/search'
import { loadCore, readMind } from '../../src/lib/engine/testing'

interface Asked {
  weights: string
  games: Game[]
  simulations: number
  seed: number
}

const { weights, games, simulations, seed }: Asked = JSON.parse(readFileSync(0, 'utf8'))
const core = await loadCore(() => ({
  ...readMind(),
  weights: Promise.resolve(new Uint8Array(readFileSync(weights)).buffer),
}))
const idle = { stopped: false, report: () => {} }
const found = []
for (const game of games) {
  const share = await core.search(game, undefined, { simulations }, 'mind', BigInt(seed), 0, idle)
  found.push(findings([share]))
}
console.log(JSON.stringify(found))
