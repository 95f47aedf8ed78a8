/** A position as one line of text: rules/position.py. */
import { TOKENS } from '../rules/generated'
import { recruiterOf } from './board'
import {
  DECK_SIZES,
  DECK_START,
  ENDS,
  NO_CARD,
  NONE,
  OVER,
  PAYMENTS,
  PHASES,
  POSITION_FORMAT,
  UNKNOWN,
} from './generated'
import type { Kernel } from './kernel'
import { BATTLE_IDS, cardName, LOCATION_IDS, listed } from './names'
import { unpackState } from './state-record'

export const NOTHING = '-'

/** The state at an address; what a viewer does not know is unknown in the text, too. */
export function positionText(kernel: Kernel, state: number): string {
  const s = unpackState(kernel.view, state)
  const number = (value: number) => (value === NONE ? NOTHING : String(value))
  const vector = (value: readonly number[]) => value.slice(0, TOKENS.length).join(',')
  const list = (items: readonly string[]) => items.join(',') || NOTHING
  const card = (value: number) => cardName(value) ?? NOTHING
  const deck = (level: number) => {
    const start = DECK_START[level] ?? 0
    const cards = s.deck.slice(start, start + (DECK_SIZES[level] ?? 0)).filter(one => one !== NO_CARD)
    return (cards[0] ?? 0) >= UNKNOWN ? String(cards.length) : list(cards.map(card))
  }
  const fields: [string, string][] = [
    ['players', String(s.players)],
    ['ending', ENDS[s.ending] ?? ''],
    ['payment', PAYMENTS[s.payment] ?? ''],
    ['max_rounds', s.max_rounds ? String(s.max_rounds) : NOTHING],
    ['round', String(s.rounds)],
    ['seat', number(s.seat)],
    ['phase', PHASES[s.phase] ?? ''],
    ['end', s.phase === OVER ? (ENDS[s.end] ?? '') : NOTHING],
    ['winners', number(s.winners)],
    ['bank', vector(s.bank)],
    ['market', s.market.map(card).join(',')],
    ['decks', DECK_SIZES.map((_, level) => deck(level)).join('/')],
    [
      'locations',
      s.location
        .slice(0, s.players)
        .map(tile => LOCATION_IDS[tile] ?? NOTHING)
        .join(','),
    ],
    ['battles', list(listed(s.battle, BATTLE_IDS))],
    ['avengers', number(s.avengers)],
    [
      'recruited',
      list(
        s.recruited
          .filter(one => one !== NO_CARD)
          .map((one, order) => `${card(one)}@${recruiterOf(s, order)}`),
      ),
    ],
    ['passes', number(s.passes)],
    ['power_points', number(s.power_points)],
    ['paying', number(s.paying)],
    ['owing', vector(s.owing)],
    ['discount_due', number(s.discount_due)],
    ['shields', number(s.shields)],
    ['time_coins', number(s.time_coins)],
    ['lowest', number(s.lowest)],
    ['gainable', number(s.gainable)],
  ]
  for (const [seat, p] of s.player.slice(0, s.players).entries()) {
    const hand = p.reserved
      .filter(one => one !== NO_CARD)
      .map((one, slot) => card(one) + ((p.hidden >> slot) & 1 ? '*' : ''))
    fields.push(
      [`tokens${seat}`, vector(p.tokens)],
      [`reserved${seat}`, list(hand)],
      [`locations${seat}`, list(listed(p.locations, LOCATION_IDS))],
      [`battles${seat}`, list(listed(p.battles, BATTLE_IDS))],
      [`spent_time${seat}`, String(p.spent_time)],
    )
  }
  return [POSITION_FORMAT, ...fields.map(([name, value]) => `${name}=${value}`)].join(' ')
}
