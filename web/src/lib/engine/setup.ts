/** Options and set-ups from outside: the first thing that cannot be is named, as rules/options.py does. */
import { DEALT_BATTLES, MOST_PLAYERS, PLAYER_COUNTS } from '../rules/generated'
import { EngineError, type Options, type Setup } from './engine-api'
import { DECK_SIZES, ENDS, MOST_ROUNDS, NONE, PAYMENTS, SIXTEEN, TILES } from './generated'
import type { Kernel } from './kernel'
import { BATTLE_IDS, CARD_IDS, LOCATION_IDS, levelOf } from './names'

const ENDINGS = ENDS.slice(0, SIXTEEN + 1)

function refuse(message: string): never {
  throw new EngineError('bad-game', message)
}

export function checkOptions(table: Options): void {
  const { players, epic_battles, ending, payment, max_rounds } = table
  if (!PLAYER_COUNTS.some(count => count === players))
    refuse(`players must be 2, 3 or 4, not ${brief(players)}`)
  if (typeof epic_battles !== 'boolean')
    refuse(`epic_battles must be true or false, not ${brief(epic_battles)}`)
  if (!ENDINGS.includes(ending)) refuse(`ending must be ${ENDINGS.join(' or ')}, not ${brief(ending)}`)
  if (ending === 'sixteen' && !epic_battles) refuse('ending can be sixteen only with Epic Battles')
  if (!PAYMENTS.includes(payment)) refuse(`payment must be ${PAYMENTS.join(' or ')}, not ${brief(payment)}`)
  const limited = Number.isInteger(max_rounds) && Number(max_rounds) >= 1 && Number(max_rounds) <= MOST_ROUNDS
  if (max_rounds !== null && !limited)
    refuse(`max_rounds must be null or a whole number from 1 up, not ${brief(max_rounds)}`)
}

export function checkSetup(setup: Setup, table: Options): void {
  const { decks, locations, battles } = setup
  if (decks.length !== DECK_SIZES.length)
    refuse(`setup.decks: ${decks.length} decks, ${DECK_SIZES.length} are needed`)
  for (const [level, size] of DECK_SIZES.entries()) {
    const where = `setup.decks[${level}]`
    const cards = numbers(where, decks[level] ?? [], CARD_IDS, 'card')
    const alien = cards.find(card => levelOf(card) !== level + 1)
    if (alien !== undefined)
      refuse(`${where}: '${CARD_IDS[alien]}' is of level ${levelOf(alien)}, not ${level + 1}`)
    if (cards.length !== size) refuse(`${where}: ${cards.length} cards, ${size} are needed`)
  }
  const tiles = numbers('setup.locations', locations, LOCATION_IDS, 'location').map(
    location => TILES[location],
  )
  if (tiles.length !== table.players) {
    refuse(
      `setup.locations: ${tiles.length} locations for ${table.players} players: there are as many as players`,
    )
  }
  const twice = tiles.findIndex((tile, index) => tiles.indexOf(tile) < index)
  if (twice >= 0) {
    const other = locations[tiles.indexOf(tiles[twice])]
    refuse(`setup.locations: '${other}' and '${locations[twice]}' are the two sides of one tile`)
  }
  const dealt = numbers('setup.battles', battles, BATTLE_IDS, 'battle').length
  const needed = table.epic_battles ? DEALT_BATTLES : 0
  if (dealt !== needed) {
    refuse(
      `setup.battles: ${dealt} battles; ${table.epic_battles ? 'with' : 'without'} Epic Battles there are ${needed}`,
    )
  }
}

/** S: puts the position before the first move into a state. */
export function dealInto(kernel: Kernel, state: number, table: Options, setup: Setup): void {
  const { deck, location, battle } = kernel.rooms
  const bytes = kernel.bytes
  const fill = (at: number, size: number, ids: readonly string[], known: readonly string[]) => {
    bytes.fill(NONE, at, at + size)
    bytes.set(
      ids.map(id => known.indexOf(id)),
      at,
    )
  }
  fill(deck, CARD_IDS.length, setup.decks.flat(), CARD_IDS)
  fill(location, MOST_PLAYERS, setup.locations, LOCATION_IDS)
  fill(battle, BATTLE_IDS.length, setup.battles, BATTLE_IDS)
  kernel.doors.deal(
    state,
    0,
    table.players,
    ENDS.indexOf(table.ending),
    PAYMENTS.indexOf(table.payment),
    table.max_rounds ?? 0,
    deck,
    location,
    battle,
  )
}

/** The set-up of a seed: the same on every machine, and in Python. */
export function drawSetup(kernel: Kernel, table: Options, seed: bigint): Setup {
  const { deck, location, battle } = kernel.rooms
  kernel.doors.draw_setup(kernel.seed(seed), table.players, table.epic_battles, deck, location, battle)
  const numbersAt = (at: number, size: number) =>
    [...new Int8Array(kernel.bytes.buffer, at, size)].filter(n => n !== NONE)
  const ids = (at: number, known: readonly string[], size = known.length) =>
    numbersAt(at, size).map(number => known[number] ?? '')
  const cards = ids(deck, CARD_IDS)
  return {
    decks: DECK_SIZES.map(size => cards.splice(0, size)),
    locations: ids(location, LOCATION_IDS, MOST_PLAYERS),
    battles: ids(battle, BATTLE_IDS),
  }
}

/** The numbers of ids that are known and different. */
function numbers(where: string, ids: readonly string[], known: readonly string[], kind: string): number[] {
  return ids.map((id, index) => {
    const number = known.indexOf(id)
    if (number < 0) refuse(`${where}[${index}]: no ${kind} is called ${brief(id)}`)
    if (ids.indexOf(id) < index) refuse(`${where}[${index}]: '${id}' stands there twice`)
    return number
  })
}

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`
}
