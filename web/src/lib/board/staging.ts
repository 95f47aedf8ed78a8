/** Pure filtering of the decisions that the server offers: nothing here knows a rule. */
import { type Decision, parseDecision, type Stone, type Token, type Verb } from '../rules/decision'
import { STONES, TOKENS } from '../rules/generated'
import type { Choice } from '../table/table-types'

export function isStone(token: string): token is Stone {
  return STONES.some(stone => stone === token)
}

export function count(tokens: readonly Token[], token: string): number {
  return tokens.filter(one => one === token).length
}

/** Whether `whole` has everything that `part` has, as often. */
function covers(whole: readonly Token[], part: readonly Token[]): boolean {
  return STONES.every(stone => count(whole, stone) >= count(part, stone))
}

/** In the order in which tokens are named. */
export function inOrder(tokens: readonly Token[]): Token[] {
  return TOKENS.flatMap(token => tokens.filter(one => one === token))
}

/** The choices of stones that the picks so far may still become. */
export function takes(choices: readonly Choice[], picks: readonly Token[]): Choice[] {
  return choices.filter(({ decision }) => decision.verb === 'take' && covers(decision.tokens, picks))
}

export function canPick(choices: readonly Choice[], picks: readonly Token[], stone: Token): boolean {
  return takes(choices, [...picks, stone]).length > 0
}

/** The choice that takes just these picks, if it is legal. */
export function exactTake(choices: readonly Choice[], picks: readonly Token[]): Choice | null {
  if (picks.length === 0) return null
  return takes(choices, picks).find(({ decision }) => decision.tokens.length === picks.length) ?? null
}

export function returned(token: Token): Decision {
  return parseDecision(`return ${token}`)
}

/** As many of these as can be returned at all: never time, and none that comes before those that are back (E1). */
export function returnable(
  choices: readonly Choice[],
  tokens: readonly Token[],
  mine: Readonly<Record<string, number>>,
): Token[] {
  const [first] = inOrder(choices.flatMap(({ decision }) => decision.tokens))
  const later: readonly Token[] = TOKENS.slice(first ? TOKENS.indexOf(first) : 0).filter(
    token => token !== 'time',
  )
  return tokens.filter(
    (token, at) => later.includes(token) && count(tokens.slice(0, at), token) < (mine[token] ?? 0),
  )
}

/** The choice that returns the first of these picks, if it is legal. */
export function firstReturn(choices: readonly Choice[], picks: readonly Token[]): Choice | null {
  const [first] = inOrder(picks)
  return first ? offered(choices, returned(first)) : null
}

/** Tokens with picks added or taken away. */
export function changed(
  tokens: Readonly<Record<string, number>>,
  picks: readonly Token[],
  sign: 1 | -1,
): Record<string, number> {
  return Object.fromEntries(TOKENS.map(token => [token, (tokens[token] ?? 0) + sign * count(picks, token)]))
}

export function offered(choices: readonly Choice[], decision: Decision | null): Choice | null {
  return choices.find(choice => choice.decision === decision) ?? null
}

/** The choices about one thing on the table ('card:rocket', 'deck:2' …), recruiting before reserving. */
export function choicesAbout(choices: readonly Choice[], spot: string): Choice[] {
  return choices
    .filter(choice => spotOf(choice.decision) === spot)
    .sort((one, other) => order(one.decision.verb) - order(other.decision.verb))
}

function order(verb: Verb): number {
  return verb === 'recruit' ? 0 : 1
}

/** The thing on the table that a decision is about: 'card:rocket', 'deck:2', 'bank:mind' … */
export function spotOf({ verb, tokens, card, level, location, battle }: Decision): string | null {
  if (card) return `card:${card}`
  if (level) return `deck:${level}`
  if (location) return `location:${location}`
  if (battle) return `battle:${battle}`
  return verb === 'gain' ? `bank:${tokens[0]}` : null
}

/** Where only one thing can be done, or where one is the usual: staged without being asked for. */
export function usual(choices: readonly Choice[]): Decision | null {
  const choice = choices.length === 1 ? choices[0] : choices.find(one => one.decision.verb === 'pay')
  return choice && choice.decision.verb !== 'return' ? choice.decision : null
}
