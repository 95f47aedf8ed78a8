/** The position in `rooms.seen` as a client shows it: `board_of` of match/screen.py. It names numbers, and knows no rule. */
import { MOST_PLAYERS, ROW, STONES, TOKENS } from '../rules/generated'
import type { Board, Viewer } from './engine-api'
import {
  CUBES,
  DECK_SIZES,
  ENDS,
  MARKET,
  MOST_LEGAL,
  NO_CARD,
  NONE,
  OVER,
  PAY,
  PHASES,
  SIZES,
  type StateRecord,
} from './generated'
import type { Kernel } from './kernel'
import {
  amounts,
  BATTLE_IDS,
  cardName,
  decisionText,
  LOCATION_IDS,
  listed,
  locationName,
  tokenCounts,
} from './names'
import { unpackState, vectorAt } from './state-record'

type Choice = Board['choices'][number]

/** Bytes of a row, and of each of its columns. */
const PREVIEW = SIZES.previews.rows / MOST_LEGAL
const SHORTFALL = 16
const NEEDS = SIZES.needs.rows / MOST_PLAYERS
const COLUMN = 8

export function boardOf(kernel: Kernel, viewer: Viewer): Board {
  const { seen } = kernel.rooms
  const s = unpackState(kernel.view, seen)
  const over = s.phase === OVER
  const needs = needsOf(kernel, s.players)
  return {
    viewer,
    asked: over ? null : s.seat,
    phase: PHASES[s.phase] ?? 'over',
    round: s.rounds,
    bank: tokenCounts(s.bank),
    market: rows(s.market.map(cardName)),
    decks: DECK_SIZES.map((size, level) => size - (s.drawn[level] ?? 0)),
    locations: listed(s.location, LOCATION_IDS),
    battles: listed(s.battle, BATTLE_IDS),
    players: areas(s, pointsOf(kernel, seen, s.players), needs.rows),
    paying: s.phase === PAY ? payingFor(s) : null,
    choices: !over && viewer === s.seat ? choices(kernel) : [],
    shortfalls: over || viewer === null ? {} : shortfalls(kernel, s, viewer),
    progress: progress(kernel, s),
    tags_for_tile: needs.tagsForTile,
  }
}

/** W4 for every seat. */
export function pointsOf(kernel: Kernel, state: number, players: number): number[] {
  kernel.doors.scores(state, kernel.rooms.points)
  const view = kernel.view
  return Array.from({ length: players }, (_, seat) =>
    view.getInt32(kernel.rooms.points + COLUMN * seat, true),
  )
}

/** The legal decisions of a state, by bit: their numbers, and their bits. */
export function legalOf(kernel: Kernel, state: number): { number: number; bit: number }[] {
  const { numbers, bits } = kernel.rooms
  const count = kernel.doors.list_legal(state, numbers, bits)
  const view = kernel.view
  return Array.from({ length: count }, (_, index) => ({
    number: view.getInt16(numbers + 2 * index, true),
    bit: view.getInt16(bits + 2 * index, true),
  }))
}

/** How the game ended, for a state in which it is over. */
export function endOf(s: StateRecord) {
  return ENDS[s.end] ?? 'limit'
}

/** The seat that recruited the n-th card: two bits for each, four to a byte. */
export function recruiterOf(s: StateRecord, order: number): number {
  return ((s.recruiter[order >> 2] ?? 0) >> (2 * (order & 3))) & 3
}

/** What each player lacks to end the game, and holds above the limit. */
function needsOf(kernel: Kernel, players: number) {
  const { seen, needs } = kernel.rooms
  const tagsForTile = kernel.doors.needs(seen, needs)
  const view = kernel.view
  const rows = Array.from({ length: players }, (_, seat) => {
    const [points = 0, tokens = 0, excess = 0] = [0, 1, 2].map(column =>
      view.getInt32(needs + NEEDS * seat + COLUMN * column, true),
    )
    return { lacks: { points, tokens: TOKENS.filter((_, token) => (tokens >> token) & 1) }, excess }
  })
  return { tagsForTile, rows }
}

type Needs = ReturnType<typeof needsOf>['rows']

function areas(s: StateRecord, points: readonly number[], needs: Needs): Board['players'] {
  const recruited = s.recruited.filter(card => card !== NO_CARD)
  return s.player.slice(0, s.players).map((p, seat) => {
    const battles = listed(p.battles, BATTLE_IDS)
    return {
      tokens: tokenCounts(p.tokens),
      bonuses: Object.fromEntries(STONES.map((stone, index) => [stone, p.bonus[index] ?? 0])),
      recruited: recruited
        .filter((_, order) => recruiterOf(s, order) === seat)
        .map(card => cardName(card) ?? ''),
      reserved: p.reserved.flatMap(card => cardName(card) ?? []),
      hidden: p.reserved.filter((card, slot) => card !== NO_CARD && (p.hidden >> slot) & 1).length,
      locations: listed(p.locations, LOCATION_IDS),
      battles,
      tags: p.tags,
      avengers: s.avengers === seat,
      points: points[seat] ?? 0,
      cubes: s.battle[0] === NONE ? 0 : CUBES - battles.length,
      lacks: needs[seat]?.lacks ?? { points: 0, tokens: [] },
      excess: needs[seat]?.excess ?? 0,
    }
  })
}

function payingFor(s: StateRecord): string | null {
  const hand = s.player[s.seat]?.reserved ?? []
  return cardName((s.paying < MARKET ? s.market[s.paying] : hand[s.paying - MARKET]) ?? NO_CARD)
}

function choices(kernel: Kernel): Choice[] {
  const { seen, scratch, log, previews } = kernel.rooms
  kernel.doors.previews(seen, scratch, log, previews)
  const view = kernel.view
  // Both go through the legal decisions by their bits.
  return legalOf(kernel, seen).map(({ number }, index) => {
    const column = (n: number) => previews + PREVIEW * index + COLUMN * n
    const [points, phase, location, avengers, payment] = [2, 3, 4, 5, 6].map(n =>
      view.getInt32(column(n), true),
    )
    return {
      decision: decisionText(number),
      tokens: tokenCounts(vectorAt(view, column(1))),
      points: points ?? 0,
      next_phase: PHASES[phase ?? NONE] ?? null,
      location: locationName(location ?? NONE),
      avengers: avengers === 1,
      payment: payment === 1,
    }
  })
}

function shortfalls(kernel: Kernel, s: StateRecord, seat: number): Board['shortfalls'] {
  const { seen, shortfalls: found } = kernel.rooms
  kernel.doors.shortfalls(seen, seat, found)
  const view = kernel.view
  const cards = [...s.market, ...(s.player[seat]?.reserved ?? [])].map(cardName)
  return Object.fromEntries(
    cards.flatMap((card, slot) => {
      const at = found + SHORTFALL * slot
      const missing = Object.fromEntries(amounts(vectorAt(view, at)))
      return card ? [[card, { missing, coins: view.getInt32(at + COLUMN, true) }]] : []
    }),
  )
}

function progress(kernel: Kernel, s: StateRecord): Board['progress'] {
  const { seen, progress: found } = kernel.rooms
  kernel.doors.progress(seen, found)
  const view = kernel.view
  const tiles = [...s.location.map(index => LOCATION_IDS[index]), ...s.battle.map(index => BATTLE_IDS[index])]
  const columns = SIZES.progress.rows / COLUMN / tiles.length
  return Object.fromEntries(
    tiles.flatMap((tile, slot) => {
      const at = (column: number) => view.getInt32(found + COLUMN * (columns * slot + column), true)
      const need = at(columns - 1)
      return tile && need > 0
        ? [[tile, { need, have: Array.from({ length: s.players }, (_, seat) => at(seat)) }]]
        : []
    }),
  )
}

function rows<Thing>(cards: readonly Thing[]): Thing[][] {
  return DECK_SIZES.map((_, level) => cards.slice(level * ROW, (level + 1) * ROW))
}
