/** What happened, as someone at the table would say it: the same words as gauntlet.texts.story. */
import type { Deed, Event, Outcome, Told } from './around/types'
import { GOAL } from './goal'
import { TOKENS, type Token } from './pieces/stones'
import { type Args, t } from './texts.svelte'

type Amounts = Readonly<Record<string, number>>
type Names = readonly string[]
type Seats = ReadonlySet<number>
type Result = Pick<Outcome, 'end' | 'winners' | 'points'>

export interface Line {
  number: number
  at: number
  /** 0 before the game. */
  round: number
  seat: number | null
  text: string
  /** It was taken back. */
  undone: boolean
  kind: 'deed' | 'table' | 'end'
}

/** One deed, done by whoever sits at its seat. */
export function sentence(deed: Deed, names: Names): string {
  const who = nameOf(names, deed.seat)
  switch (deed.deed) {
    case 'take':
      return said(t('deed-take', { who, tokens: tokensInWords(deed.tokens ?? {}) }))
    case 'return':
      return said(t('deed-return', { who, tokens: tokensInWords(deed.tokens ?? {}) }))
    case 'gain':
      return said(t('deed-gain', { who, tokens: tokensInWords({ [deed.stone ?? '']: 1 }) }))
    case 'reserve':
      return reserved(deed, who)
    case 'recruit':
      return recruited(deed, who)
    case 'choose':
      return said(t('deed-choose', { who, card: t(`card-${deed.card}`) }))
    case 'pay':
      return said(t(`deed-pay-${deed.paid_with}`, { who, stone: t(`kind-${deed.stone}`) }))
    case 'avengers':
      return tile(deed, who, names)
    case 'location':
      return said(t('deed-location', { who, location: t(`location-${deed.location}`) }))
    case 'claim':
      return said(t('deed-claim', { who, battle: t(`battle-${deed.battle}`) }))
    case 'refill':
      return refilled(deed)
    case 'time':
      return said(t('deed-time', { who }))
    case 'decline':
      return said(t('deed-decline', { who }))
    case 'pass':
      return said(t('deed-pass', { who }))
  }
}

/** Several deeds in a row; `refills` tells the new cards too, for those who cannot see them. */
export function sentences(deeds: readonly Deed[], names: Names, refills = false): string {
  return deeds
    .filter(deed => refills || deed.deed !== 'refill')
    .map(deed => sentence(deed, names))
    .join(' ')
}

/** How the game ended, who won, and everyone's points. `out` are those who have left it. */
export function ending(result: Result, names: Names, out: Seats): string {
  const scores = result.points.map((count, seat) => t('end-score', { who: nameOf(names, seat), count }))
  return `${victory(result, names, out)} ${said(t('end-points', { scores: joined(scores) }))}`
}

/** How the game ended, and who won; if someone who has left it may have been better, among whom. */
export function victory({ end, winners, points }: Result, names: Names, out: Seats): string {
  const args = { winners: joined(winners.map(seat => nameOf(names, seat))), count: winners.length }
  const enough = end === 'gauntlet' ? GOAL : (points[winners[0] ?? -1] ?? 0)
  const rivalled = winners.length > 0 && [...out].some(seat => (points[seat] ?? 0) >= enough)
  if (rivalled && end === 'gauntlet') return said(t('end-gauntlet-stayed', args))
  if (rivalled && end === 'sixteen') return said(t('end-sixteen-stayed', args))
  return said(t(`end-${end}`, args))
}

/** "2 Mind and 1 Soul" in the fixed order; only the first has the noun, in languages that need one. */
export function tokensInWords(amounts: Amounts): string {
  const given = TOKENS.filter(token => (amounts[token] ?? 0) > 0)
  return joined(given.map((token, place) => amount(token, amounts[token] ?? 0, place > 0)))
}

/** "a, b and c" inside a sentence. */
export function joined(items: readonly string[]): string {
  const [first = '', ...rest] = items
  const last = rest.pop()
  if (last === undefined) return first
  const head = rest.reduce((before, next) => t('list-comma', { head: before, next }), first)
  return soundsLikeI(last) ? t('list-and-i', { head, last }) : t('list-and', { head, last })
}

/** The whole log, one line for each event that has words. */
export function lines(told: readonly Told[], names: Names): Line[] {
  const found: Line[] = []
  const decisions: { line: Line; opens: boolean }[] = []
  const chairs = new Map<number, string>()
  const out = new Set<number>()
  let round = 0
  for (const { event, deeds } of told) {
    if (event.kind === 'decided') {
      const opens = event.seat === 0 && isTurn(event.decision)
      if (opens) round += 1
      const line = lineOf(event, round, event.seat, sentences(deeds ?? [], names), 'deed')
      decisions.push({ line, opens })
      if (line.text) found.push(line)
      continue
    }
    const undone = event.kind === 'undone' ? decisions.pop() : undefined
    if (undone) undone.line.undone = true
    const text = eventInWords(event, names, chairs, out)
    const seat = 'seat' in event ? event.seat : null
    if (text) found.push(lineOf(event, round, seat, text, event.kind === 'ended' ? 'end' : 'table'))
    if (event.kind === 'seated') chairs.set(event.chair, event.name)
    if (event.kind === 'forfeited') out.add(event.seat)
    if (undone?.opens) round -= 1
  }
  return found
}

/** What happened at the table, apart from decisions and chat; empty where there is nothing to say. */
export function eventInWords(
  event: Event,
  names: Names,
  chairs: ReadonlyMap<number, string>,
  out: Seats,
): string {
  switch (event.kind) {
    case 'opened':
      return said(t('event-opened'))
    case 'seated':
      return said(t('event-seated', { who: event.name }))
    case 'vacated':
      return said(t('event-vacated', { who: chairs.get(event.chair) ?? '' }))
    case 'started':
      return said(t('event-started'))
    case 'undone':
      return said(t('event-undone', who(names, event.seat)))
    case 'pause-asked':
      return said(t('event-pause-asked', who(names, event.seat)))
    case 'paused':
      return said(t('event-paused'))
    case 'resumed':
      return said(t('event-resumed', who(names, event.seat)))
    case 'stood-in':
      return `${absence(event.why, names, event.seat)} ${said(t('event-stood-in', who(names, event.seat)))}`
    case 'returned':
      return said(t('event-returned', who(names, event.seat)))
    case 'forfeited':
      return `${absence(event.why, names, event.seat)} ${said(t('event-forfeited', who(names, event.seat)))}`
    case 'woken':
      return t('log-woken')
    case 'ended':
      return ending(event, names, out)
    case 'again':
      return t('log-again')
    default:
      return ''
  }
}

function absence(why: 'time' | 'left' | 'resigned', names: Names, seat: number): string {
  switch (why) {
    case 'time':
      return said(t('event-timed-out', who(names, seat)))
    case 'left':
      return said(t('event-left', who(names, seat)))
    case 'resigned':
      return said(t('event-resigned', who(names, seat)))
  }
}

function lineOf(event: Event, round: number, seat: number | null, text: string, kind: Line['kind']): Line {
  return { number: event.number, at: event.at, round, seat, text, undone: false, kind }
}

/** The first decision of a turn; each round begins with the turn of seat 0. */
function isTurn(decision: string): boolean {
  return /^(take|reserve|recruit|pass)\b/.test(decision)
}

function reserved(deed: Deed, who: string): string {
  const level = deed.level ?? 1
  const shield = deed.shield ? 'yes' : 'no'
  if (!deed.card) return said(t('deed-reserve-unseen', { who, level, shield }))
  const card = t(`card-${deed.card}`)
  if (deed.source === 'deck') return said(t('deed-reserve-deck', { who, card, level, shield }))
  return said(t('deed-reserve', { who, card, shield }))
}

function recruited(deed: Deed, who: string): string {
  const card = t(`card-${deed.card}`)
  const tokens = tokensInWords(deed.tokens ?? {})
  const source = deed.source ?? 'market'
  if (!tokens) return said(t('deed-recruit-free', { who, card, source }))
  return said(t('deed-recruit', { who, card, source, tokens }))
}

function tile(deed: Deed, who: string, names: Names): string {
  const loser = deed.loser ?? null
  if (loser === null) return said(t('deed-avengers', { who }))
  return said(t('deed-avengers-from', { who, loser: nameOf(names, loser) }))
}

function refilled(deed: Deed): string {
  const where = { level: deed.level ?? 1, place: (deed.place ?? 0) + 1 }
  if (!deed.card) return said(t('deed-refill-empty', where))
  return said(t('deed-refill', { ...where, card: t(`card-${deed.card}`) }))
}

function amount(token: Token, count: number, again: boolean): string {
  return again ? t(`another-${token}`, { count }) : t(`amount-${token}`, { count })
}

function who(names: Names, seat: number): Args {
  return { who: nameOf(names, seat) }
}

function nameOf(names: Names, seat: number): string {
  return names[seat] ?? ''
}

/** A name that ends in a full stop swallows that of the sentence. */
function said(text: string): string {
  return text.endsWith('..') ? text.slice(0, -1) : text
}

/** Spanish says "e" and not "y" before it. */
function soundsLikeI(word: string): boolean {
  return /^h?(í|i(?![aeo]))/.test(word.toLowerCase())
}
