/** A position and what can be done in it, in words. */

import { GOAL, TOKEN_LIMIT, TOKENS } from '../rules/generated'
import type { Area, Board, Choice } from '../table/table-types'
import { t } from '../texts.svelte'
import { joined, tokensInWords } from './lists'

export function total(tokens: Readonly<Record<string, number>>): number {
  return TOKENS.reduce((sum, token) => sum + (tokens[token] ?? 0), 0)
}

/** What the player would have after it, and what comes with it. `paid`: the usual payment is made without asking. */
export function resultWords(choice: Choice, area: Area, paid = false): string {
  const parts = [
    t('result-tokens', { count: total(choice.tokens), most: TOKEN_LIMIT }),
    choice.points !== area.points ? t('result-points', { count: choice.points }) : '',
    choice.location ? t('result-location', { location: t(`location-${choice.location}`) }) : '',
    choice.avengers ? t('result-avengers') : '',
    choice.payment && !paid ? t('result-asks-pay') : '',
    choice.next_phase && choice.next_phase !== 'turn' && choice.next_phase !== 'over'
      ? t(`result-asks-${choice.next_phase}`, { count: total(choice.tokens) - TOKEN_LIMIT })
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** "1 Soul and 2 Power missing." */
export function shortfallWords(board: Board, card: string): string {
  const shortfall = board.shortfalls[card]
  if (!shortfall || shortfall.coins === 0) return ''
  const missing = t('lack-missing', { tokens: tokensInWords(shortfall.missing) })
  const helped = total(shortfall.missing) > shortfall.coins
  return missing + (helped ? ` ${t('lack-even-so', { count: shortfall.coins })}` : '')
}

/** What is asked, and why. */
export function askWords(board: Board): string {
  const me = board.viewer === null ? undefined : board.players[board.viewer]
  switch (board.phase) {
    case 'turn':
      return board.choices.some(choice => choice.decision.verb === 'pass') ? t('ask-pass') : t('ask-turn')
    case 'pay':
      return t('ask-pay', { card: board.paying ? t(`card-${board.paying}`) : '' })
    case 'gain':
      return t('ask-gain')
    case 'return':
      return t('ask-return', { count: me?.excess ?? 0, most: TOKEN_LIMIT })
    case 'location':
      return t('ask-location')
    case 'claim':
      return t('ask-claim')
    case 'over':
      return t('status-over')
  }
}

/** All that lies in front of a player, as one would read it out. */
export function areaWords(area: Area, name: string): string {
  const bonuses = joined(
    TOKENS.filter(token => (area.bonuses[token] ?? 0) > 0).map(token =>
      t(`bonus-${token}`, { count: area.bonuses[token] ?? 0 }),
    ),
  )
  const parts = [
    t('area-points', { name, count: area.points, goal: GOAL }),
    bonuses ? t('area-bonuses', { bonuses }) : t('area-no-bonuses'),
    total(area.tokens) > 0
      ? t('area-tokens', { tokens: tokensInWords(area.tokens), count: total(area.tokens), most: TOKEN_LIMIT })
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
    area.lacks.tokens.includes('time') ? t('area-no-time') : '',
  ]
  return parts.filter(Boolean).join(' ')
}
