/** Pure filtering of the decisions that the server offers: nothing here knows a rule. */
import { STONES, type Stone } from '../pieces/stones'
import type { Choice } from '../table/types'

/** `take mind mind` → ['mind', 'mind']; other decisions have none. */
export function stonesIn(decision: string): Stone[] {
  const [verb, ...rest] = decision.split(' ')
  return verb === 'take' ? rest.filter(isStone) : []
}

export function isStone(word: string): word is Stone {
  return STONES.some(stone => stone === word)
}

/** Whether `whole` has everything that `part` has, as often. */
function covers(whole: readonly Stone[], part: readonly Stone[]): boolean {
  return STONES.every(stone => count(whole, stone) >= count(part, stone))
}

export function count(stones: readonly Stone[], stone: Stone): number {
  return stones.filter(one => one === stone).length
}

/** The takings that the picks so far may still become. */
export function takings(choices: readonly Choice[], picks: readonly Stone[]): Choice[] {
  return choices.filter(choice => {
    const stones = stonesIn(choice.decision)
    return stones.length > 0 && covers(stones, picks)
  })
}

export function canPick(choices: readonly Choice[], picks: readonly Stone[], stone: Stone): boolean {
  return takings(choices, [...picks, stone]).length > 0
}

/** The taking that is just these picks, if it is legal. */
export function taking(choices: readonly Choice[], picks: readonly Stone[]): Choice | null {
  if (picks.length === 0) return null
  return takings(choices, picks).find(choice => stonesIn(choice.decision).length === picks.length) ?? null
}

export function offered(choices: readonly Choice[], decision: string | null): Choice | null {
  return choices.find(choice => choice.decision === decision) ?? null
}

/** The decisions about one thing on the table: 'card:rocket', 'deck:2', 'bank:mind', 'token:soul', 'battle:ragnarok'. */
export function decisionsAbout(spot: string): string[] {
  const [kind = '', id = ''] = spot.split(':')
  switch (kind) {
    case 'card':
      return [`recruit ${id}`, `reserve ${id}`]
    case 'deck':
      return [`reserve deck ${id}`]
    case 'bank':
      return [`gain ${id}`]
    case 'token':
      return [`return ${id}`]
    case 'location':
      return [`location ${id}`]
    case 'battle':
      return [`claim ${id}`]
    default:
      return []
  }
}

/** The thing on the table that a decision is about. */
export function spotOf(decision: string): string | null {
  const [verb, ...rest] = decision.split(' ')
  const id = rest.at(-1) ?? ''
  switch (verb) {
    case 'recruit':
      return `card:${id}`
    case 'reserve':
      return rest[0] === 'deck' ? `deck:${id}` : `card:${id}`
    case 'gain':
      return `bank:${id}`
    case 'return':
      return `token:${id}`
    case 'location':
      return `location:${id}`
    case 'claim':
      return `battle:${id}`
    default:
      return null
  }
}

/** Where only one thing can be done, or where one is the usual: staged without being asked for. */
export function usual(choices: readonly Choice[]): string | null {
  if (choices.length === 1) return choices[0]?.decision ?? null
  return offered(choices, 'pay')?.decision ?? null
}
