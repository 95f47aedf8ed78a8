/** Decisions, their results and what is lacking, in words. */
import { GOAL } from '../goal'
import { TOKENS } from '../pieces/stones'
import { joined, tokensInWords } from '../story'
import type { Area, Board, Choice } from '../table/types'
import { t } from '../texts.svelte'
import { stonesIn } from './staging'

export const MOST_TOKENS = 10

export function total(tokens: Readonly<Record<string, number>>): number {
  return TOKENS.reduce((sum, token) => sum + (tokens[token] ?? 0), 0)
}

/** A name that ends in a full stop swallows that of the sentence. */
function tidy(text: string): string {
  return text.replace(/\.\.$/, '.')
}

/** "Recruit Rocket": what the button says that sends it. */
export function decisionWords(decision: string): string {
  const [verb, ...rest] = decision.split(' ')
  const id = rest.at(-1) ?? ''
  switch (verb) {
    case 'take':
      return t('decide-take', { tokens: tokensInWords(tally(stonesIn(decision))) })
    case 'recruit':
      return t('decide-recruit', { card: t(`card-${id}`) })
    case 'reserve':
      return rest[0] === 'deck'
        ? t('decide-reserve-deck', { level: id })
        : t('decide-reserve', { card: t(`card-${id}`) })
    case 'pay':
      return t('decide-pay')
    case 'discount':
      return t('decide-discount', { stone: t(`kind-${id}`) })
    case 'shield':
      return t('decide-shield', { stone: t(`kind-${id}`) })
    case 'time':
      return t('decide-time', { stone: t(`kind-${id}`) })
    case 'gain':
      return t('decide-gain', { tokens: tokensInWords({ [id]: 1 }) })
    case 'return':
      return t('decide-return', { tokens: tokensInWords({ [id]: 1 }) })
    case 'location':
      return t('decide-location', { location: t(`location-${id}`) })
    case 'claim':
      return t('decide-claim', { battle: t(`battle-${id}`) })
    case 'decline':
      return t('decide-decline')
    default:
      return t('decide-pass')
  }
}

export function tally(things: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1
  return found
}

/** What the player would have after it, and what comes with it. */
export function resultWords(choice: Choice, area: Area): string {
  const parts = [
    t('result-tokens', { count: total(choice.tokens), most: MOST_TOKENS }),
    choice.points !== area.points ? t('result-points', { count: choice.points }) : '',
    choice.location ? t('result-location', { location: t(`location-${choice.location}`) }) : '',
    choice.avengers ? t('result-avengers') : '',
    choice.asks && choice.asks !== 'turn' && choice.asks !== 'over' ? t(`result-asks-${choice.asks}`) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** "1 Soul and 2 Power missing." */
export function lackWords(board: Board, card: string): string {
  const lack = board.lacks[card]
  if (!lack || lack.short === 0) return ''
  const missing = t('lack-missing', { tokens: tokensInWords(lack.missing) })
  const helped = total(lack.missing) > lack.short
  return tidy(missing) + (helped ? ` ${t('lack-even-so', { count: lack.short })}` : '')
}

/** What is asked, and why. */
export function askWords(board: Board): string {
  const me = board.seat === null ? undefined : board.players[board.seat]
  switch (board.phase) {
    case 'turn':
      return board.choices.some(choice => choice.decision === 'pass') ? t('ask-pass') : t('ask-turn')
    case 'pay':
      return t('ask-pay', { card: board.paying ? t(`card-${board.paying}`) : '' })
    case 'gain':
      return t('ask-gain')
    case 'return':
      return t('ask-return', { count: total(me?.tokens ?? {}) - MOST_TOKENS, most: MOST_TOKENS })
    case 'location':
      return t('ask-location')
    case 'claim':
      return t('ask-claim')
    case 'over':
      return t('status-over')
  }
}

/** All that lies in front of a player, as one would read it out. */
export function areaWords(area: Area, name: string, sixteen: boolean): string {
  const bonuses = joined(
    TOKENS.filter(token => (area.bonuses[token] ?? 0) > 0).map(token =>
      t(`bonus-${token}`, { count: area.bonuses[token] ?? 0 }),
    ),
  )
  const parts = [
    t('area-points', { name, count: area.points, goal: GOAL }),
    bonuses ? t('area-bonuses', { bonuses }) : t('area-no-bonuses'),
    total(area.tokens) > 0
      ? t('area-tokens', { tokens: tokensInWords(area.tokens), count: total(area.tokens), most: MOST_TOKENS })
      : t('area-no-tokens'),
    t('area-hand', { count: area.reserved.length }),
    area.tags > 0 ? t('area-tags', { count: area.tags }) : '',
    area.avengers ? t('area-avengers') : '',
    area.locations.length > 0
      ? t('area-locations', { locations: joined(area.locations.map(id => t(`location-${id}`))) })
      : '',
    area.battles.length > 0
      ? t('area-battles', { battles: joined(area.battles.map(id => t(`battle-${id}`))) })
      : '',
    sixteen || (area.tokens.time ?? 0) > 0 ? '' : t('area-no-time'),
  ]
  return parts.filter(Boolean).map(tidy).join(' ')
}
