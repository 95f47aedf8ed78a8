/** From the text of a position back to a state: rules/position_parser.py. What follows from it, and whether it can be, the kernel knows. */
import { DEALT_BATTLES, HAND_LIMIT, MOST_PLAYERS, TOKENS } from '../rules/generated'
import { EngineError, type Flaw } from './engine-api'
import {
  CUBES,
  DECK_SIZES,
  ENDS,
  FLAWS,
  MARKET,
  MOST_OF_A_TOKEN,
  MOST_ROUNDS,
  NO_CARD,
  NONE,
  OVER,
  PAYMENTS,
  PHASES,
  PLAYER_FIELDS,
  POSITION_FIELDS,
  POSITION_FORMAT,
  POSITION_NUMBERS,
  SIXTEEN,
  type StateRecord,
  UNKNOWN,
} from './generated'
import type { Kernel } from './kernel'
import { BATTLE_IDS, CARD_IDS, cardName, LOCATION_IDS } from './names'
import { NOTHING } from './position'
import { packState } from './state-record'

type Fields = Record<string, string>

const FLAW_KINDS = Object.keys(FLAWS) as Flaw['kind'][]
/** And those of which only the level is known. */
const KNOWN_CARDS = [...CARD_IDS, '', ...DECK_SIZES.map((_, level) => `?${level + 1}`)]

function refuse(message: string): never {
  throw new EngineError('bad-position', message)
}

/** Puts the position of a text into a state, or says what is wrong with it. */
export function readPosition(kernel: Kernel, state: number, text: string): void {
  const fields = split(text)
  packState(kernel.view, state, parse(fields))
  kernel.doors.complete(state)
  const { found, counts } = kernel.rooms
  const kind = FLAW_KINDS[kernel.doors.flaw(state, found, counts)]
  if (!kind) return
  const numbers = [0, 1, 2].map(index => kernel.view.getInt32(found + 8 * index, true))
  const about = Object.fromEntries(FLAWS[kind].map((name, index) => [name, named(name, numbers[index] ?? 0)]))
  throw new EngineError('bad-position', flawText(kind, about), { kind, about })
}

function named(name: string, number: number): string | number {
  switch (name) {
    case 'card':
      return cardName(number) ?? NOTHING
    case 'token':
      return TOKENS[number] ?? ''
    case 'phase':
      return PHASES[number] ?? ''
    case 'level':
      return number + 1
    default:
      return number
  }
}

function flawText(kind: Flaw['kind'], about: Flaw['about']): string {
  switch (kind) {
    case 'card':
      return `the card '${about.card}' is in ${about.places} places, not in one`
    case 'unknown':
      return `${about.unknown} unknown cards of level ${about.level}, but ${about.unseen} are unseen`
    case 'market':
      return `market: '${about.card}' is not in the row of its level`
    case 'gap':
      return `market: a gap in the row of level ${about.level}, whose deck is not empty`
    case 'deck':
      return `decks: '${about.card}' is not of level ${about.level}`
    case 'tokens':
      return `${about.found} ${about.token} tokens in bank and hands; there are ${about.number}`
    case 'tiles':
      return `locations: ${about.players} different tiles are needed, taken or not`
    case 'battles':
      return 'battles: five different ones are needed, or none'
    case 'time':
      return `tokens${about.seat}: nobody holds more than 1 time token`
    case 'claimed':
      return `battles${about.seat}: must be different battles of the table`
    case 'question':
      return `phase: there is no question of phase ${about.phase} in this position`
    case 'ending':
      return 'ending can be sixteen only with Epic Battles; without it is gauntlet'
  }
}

/** The fields of a line, all of them present and none twice. */
function split(text: string): Fields {
  const [head = '', ...rest] = text.trim().split(/\s+/, 100)
  if (head !== POSITION_FORMAT)
    refuse(`a position begins with '${POSITION_FORMAT}', not '${head.slice(0, 40)}'`)
  const fields: Fields = {}
  for (const item of rest) {
    const equals = item.indexOf('=')
    const name = item.slice(0, equals)
    if (equals < 0 || equals === item.length - 1)
      refuse(`'${item.slice(0, 40)}' is not a field: name=value is`)
    if (Object.hasOwn(fields, name)) refuse(`the field '${name}' stands twice`)
    fields[name] = item.slice(equals + 1)
  }
  const players = fields.players ?? 'missing'
  if (!['2', '3', '4'].includes(players)) refuse(`players: must be 2, 3 or 4, not ${players}`)
  const seats = [...Array(Number(players)).keys()]
  const names = [...POSITION_FIELDS, ...seats.flatMap(seat => PLAYER_FIELDS.map(name => `${name}${seat}`))]
  const unknown = Object.keys(fields).find(name => !names.includes(name))
  if (unknown !== undefined) refuse(`unknown field '${unknown}'`)
  const missing = names.find(name => !Object.hasOwn(fields, name))
  if (missing !== undefined) refuse(`the field '${missing}' is missing`)
  return fields
}

function parse(fields: Fields): StateRecord {
  const players = Number(fields.players)
  const phase = choice(fields, 'phase', PHASES)
  const ruled = Object.fromEntries(
    Object.entries(POSITION_NUMBERS).map(([name, [low, high]]) => [name, integer(fields, name, low, high)]),
  ) as Record<keyof typeof POSITION_NUMBERS, number>
  for (const name of ['seat', 'avengers'] as const) {
    if (ruled[name] >= players) refuse(`${name}: there is no seat ${ruled[name]} with ${players} players`)
  }
  const table = ids(fields, 'locations', LOCATION_IDS, players, NONE, true)
  return {
    ...ruled,
    ...decks(fields),
    ...recruits(fields, players),
    players,
    ending: choice(fields, 'ending', ENDS.slice(0, SIXTEEN + 1)),
    payment: choice(fields, 'payment', PAYMENTS),
    phase,
    end: phase === OVER ? choice(fields, 'end', ENDS) : 0,
    rounds: integer(fields, 'round', 1, MOST_ROUNDS),
    max_rounds: fields.max_rounds === NOTHING ? 0 : integer(fields, 'max_rounds', 1, MOST_ROUNDS),
    bank: vector(fields, 'bank'),
    owing: vector(fields, 'owing'),
    market: ids(fields, 'market', CARD_IDS, MARKET, NO_CARD, true),
    location: [...table, ...Array(MOST_PLAYERS - players).fill(NONE)],
    battle: ids(fields, 'battles', BATTLE_IDS, DEALT_BATTLES, NONE),
    player: [...Array(MOST_PLAYERS).keys()].map(seat => area(fields, seat, seat < players)),
  }
}

function area(fields: Fields, seat: number, sits: boolean): StateRecord['player'][number] {
  // What follows from cards, locations and battles is completed by the kernel.
  const derived = { bonus: Array(TOKENS.length).fill(0), points: 0, tags: 0, cards: 0, powers: 0 }
  if (!sits) {
    const none = (size: number, empty: number): number[] => Array(size).fill(empty)
    const nothing = {
      tokens: none(TOKENS.length, 0),
      spent_time: 0,
      hidden: 0,
      reserved: none(HAND_LIMIT, NO_CARD),
    }
    return { ...derived, ...nothing, locations: none(MOST_PLAYERS, NONE), battles: none(CUBES, NONE) }
  }
  const hand = fields[`reserved${seat}`] ?? ''
  const marks = hand.split(',').map(card => card.endsWith('*'))
  const open = { ...fields, [`reserved${seat}`]: hand.replaceAll('*', '') }
  const reserved = ids(open, `reserved${seat}`, KNOWN_CARDS, HAND_LIMIT, NO_CARD)
  for (const [slot, card] of reserved.entries()) {
    if (card >= UNKNOWN && !marks[slot]) {
      refuse(`reserved${seat}: '${cardName(card)}' is unknown, so it is followed by '*'`)
    }
  }
  return {
    ...derived,
    tokens: vector(fields, `tokens${seat}`),
    spent_time: integer(fields, `spent_time${seat}`, 0, 1),
    hidden: marks.reduce((bits, mark, slot) => bits | (Number(mark) << slot), 0),
    reserved,
    locations: ids(fields, `locations${seat}`, LOCATION_IDS, MOST_PLAYERS, NONE),
    battles: ids(fields, `battles${seat}`, BATTLE_IDS, CUBES, NONE),
  }
}

function decks(fields: Fields): Pick<StateRecord, 'deck' | 'drawn'> {
  const texts = fields.decks?.split('/') ?? []
  if (texts.length !== DECK_SIZES.length)
    refuse(`decks: ${texts.length} decks, ${DECK_SIZES.length} are needed`)
  const cards = texts.map((text, level) => {
    const size = DECK_SIZES[level] ?? 0
    const unknown = whole(text, 1, size)
    const names = unknown ? Array(unknown).fill(`?${level + 1}`) : text === NOTHING ? [] : text.split(',')
    if (names.length > size) refuse(`decks: ${names.length} cards of level ${level + 1} are too many`)
    return names.map(name => numberOf('decks', name, KNOWN_CARDS))
  })
  const drawn = cards.map((deck, level) => (DECK_SIZES[level] ?? 0) - deck.length)
  return { deck: cards.flatMap((deck, level) => [...Array(drawn[level]).fill(NO_CARD), ...deck]), drawn }
}

function recruits(fields: Fields, players: number): Pick<StateRecord, 'recruited' | 'recruiter'> {
  const items = fields.recruited === NOTHING ? [] : (fields.recruited?.split(',') ?? [])
  if (items.length > NO_CARD) refuse(`recruited: ${items.length} cards are too many`)
  const recruited: number[] = Array(NO_CARD).fill(NO_CARD)
  const recruiter: number[] = Array(Math.ceil(NO_CARD / 4)).fill(0)
  for (const [order, item] of items.entries()) {
    const [name = '', owner = ''] = item.split(/@(.*)/s, 2)
    recruited[order] = numberOf('recruited', name, CARD_IDS)
    const seat = whole(owner, 0, players - 1)
    if (seat === null) refuse(`recruited: ${brief(item)} does not end with @ and a seat`)
    recruiter[order >> 2] = (recruiter[order >> 2] ?? 0) | (seat << (2 * (order & 3)))
  }
  return { recruited, recruiter }
}

function choice(fields: Fields, name: string, known: readonly string[]): number {
  const number = known.indexOf(fields[name] ?? '')
  if (number < 0) refuse(`${name}: ${brief(fields[name])} is none of ${known.join(', ')}`)
  return number
}

function integer(fields: Fields, name: string, low: number, high: number): number {
  const text = fields[name] ?? ''
  const number = text === NOTHING && low <= NONE ? NONE : whole(text, low, high)
  if (number === null) refuse(`${name}: ${brief(text)} is not a whole number from ${low} to ${high}`)
  return number
}

/** null if a text is no whole number within the limits. */
function whole(text: string, low: number, high: number): number | null {
  if (!/^-?\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return low <= number && number <= high ? number : null
}

function vector(fields: Fields, name: string): number[] {
  const amounts = (fields[name] ?? '').split(',').map(text => whole(text, 0, MOST_OF_A_TOKEN))
  if (amounts.length !== TOKENS.length || amounts.includes(null)) {
    refuse(`${name}: ${brief(fields[name])} is not a number for each of ${TOKENS.join(', ')}`)
  }
  return amounts.map(Number)
}

function ids(
  fields: Fields,
  name: string,
  known: readonly string[],
  size: number,
  empty: number,
  exactly = false,
): number[] {
  const text = fields[name] ?? ''
  const items = text === NOTHING && !exactly ? [] : text.split(',')
  if (items.length > size || (exactly && items.length < size)) {
    refuse(`${name}: ${items.length} entries, ${size} are ${exactly ? 'needed' : 'the most'}`)
  }
  if (items.includes(NOTHING) && !exactly)
    refuse(`${name}: '-' stands for an empty list, not for a gap in one`)
  const numbers = items.map(item => (item === NOTHING ? empty : numberOf(name, item, known)))
  return [...numbers, ...Array(size - numbers.length).fill(empty)]
}

function numberOf(field: string, name: string, known: readonly string[]): number {
  const number = name ? known.indexOf(name) : -1
  if (number < 0) refuse(`${field}: ${brief(name)} is not known`)
  return number
}

function brief(text = ''): string {
  return `'${text.length <= 60 ? text : `${text.slice(0, 59)}…`}'`
}
