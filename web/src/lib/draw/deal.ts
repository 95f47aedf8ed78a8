/** The deal that follows from everyone's shares: the recipe of "Fair shuffle" in docs/protocol.md, as draw.py has it. */

import { BATTLES, CARDS, LOCATIONS } from '../rules/catalogue'
import { CARD_LEVELS, DEALT_BATTLES } from '../rules/generated'
import { sha256 } from './hash'

/** How the cards lie, as a record has it: docs/record.md. */
export interface Setup {
  decks: string[][]
  locations: string[]
  battles: string[]
}

/** The set-up, and the seat that begins if it is drawn. `shares` are by seat. */
export async function drawDeal(
  players: number,
  epic: boolean,
  nonce: string,
  shares: ReadonlyMap<number, string>,
): Promise<{ setup: Setup; first: number }> {
  const given = [...shares].sort(([one], [other]) => one - other).map(([seat, share]) => `${seat} ${share}`)
  const numbers = new Numbers(await sha256([nonce, ...given].join('\n')))
  const decks: string[][] = []
  for (const level of CARD_LEVELS) {
    decks.push(await numbers.shuffled(CARDS.filter(card => card.level === level).map(card => card.id)))
  }
  const tiles = (await numbers.shuffled([...new Set(LOCATIONS.map(one => one.tile))])).slice(0, players)
  const locations: string[] = []
  for (const tile of tiles) {
    const side = ['A', 'B'][await numbers.below(2)]
    locations.push(...LOCATIONS.filter(one => one.tile === tile && one.side === side).map(one => one.id))
  }
  const battles = epic
    ? (await numbers.shuffled(BATTLES.map(battle => battle.id))).slice(0, DEALT_BATTLES)
    : []
  return { setup: { decks, locations, battles }, first: await numbers.below(players) }
}

/** Numbers of 32 bits from hashes, and what is drawn with them. */
class Numbers {
  #block = 0
  #left: number[] = []

  constructor(private readonly seed: string) {}

  async below(bound: number): Promise<number> {
    const end = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const number = await this.#next()
      if (number < end) return number % bound
    }
  }

  async shuffled<Thing>(things: readonly Thing[]): Promise<Thing[]> {
    const found = [...things]
    for (let last = found.length - 1; last > 0; last -= 1) {
      const chosen = await this.below(last + 1)
      const thing = found[last] as Thing
      found[last] = found[chosen] as Thing
      found[chosen] = thing
    }
    return found
  }

  async #next(): Promise<number> {
    const number = this.#left.shift()
    if (number !== undefined) return number
    const digest = await sha256(`${this.seed} ${this.#block}`)
    this.#block += 1
    this.#left = [...digest.matchAll(/.{8}/g)].map(([digits]) => Number.parseInt(digits, 16))
    return this.#next()
  }
}
