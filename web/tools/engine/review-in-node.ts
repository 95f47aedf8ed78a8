/** Reviews records as the page does, and writes the reviews; hints for some of their positions with them. */
import { readFileSync } from 'node:fs'
import { createEngine } from '../../src/lib/engine/engine'
import type { GameRecord } from '../../src/lib/engine/engine-api'
import { spawner } from '../../src/lib/engine/testing'

interface Asked {
  records: GameRecord[]
  simulations: number
  seed: number
  workers: number
}

const { records, simulations, seed, workers }: Asked = JSON.parse(readFileSync(0, 'utf8'))
const engine = createEngine(spawner().spawn)
const reviews = []
for (const record of records) {
  const review = await engine.review(record, record.names, { simulations, seed: BigInt(seed), workers })
  const hints = []
  for (let number = 0; number < record.decisions.length; number += 7) {
    const game = { ...record, decisions: record.decisions.slice(0, number) }
    const found = await engine.search(game, { simulations: 60, by: 'rollouts', seed: BigInt(seed) })
    hints.push(await engine.advise(game, found))
  }
  reviews.push({ review, hints })
}
engine.close()
console.log(JSON.stringify(reviews))
