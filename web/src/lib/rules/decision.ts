/** Decisions as a type. Text is parsed once, where it comes in; the table of all decisions is generated. */
import type { STONES, TOKENS } from './generated'
import { DECISION_TABLE } from './generated-decisions'

export type Stone = (typeof STONES)[number]
export type Token = (typeof TOKENS)[number]
export type Verb = (typeof DECISION_TABLE)[number][0]

export interface Decision {
  /** The notation of docs/record.md. */
  readonly text: string
  /** The same in every position. */
  readonly number: number
  readonly verb: Verb
  /** take: the stones, in token order; discount, shield, time, gain, return: the one token. */
  readonly tokens: readonly Token[]
  /** reserve, recruit. */
  readonly card: string | null
  /** reserve from the top of a deck. */
  readonly level: number | null
  readonly location: string | null
  readonly battle: string | null
}

/** One shared object for each decision, by its number: they can be compared with ===. */
export const DECISIONS: readonly Decision[] = DECISION_TABLE.flatMap(([verb, ...objects]) =>
  objects.map(object => ({ verb, object })),
).map(({ verb, object }, number) => decisionOf(number, verb, object))

const BY_TEXT = new Map(DECISIONS.map(decision => [decision.text, decision]))

export function findDecision(text: string): Decision | undefined {
  return BY_TEXT.get(text)
}

export function parseDecision(text: string): Decision {
  const decision = findDecision(text)
  if (!decision) throw new Error(`no decision: '${text}'`)
  return decision
}

function decisionOf(number: number, verb: Verb, object: string): Decision {
  const words = object.split(' ')
  const fromDeck = verb === 'reserve' && words[0] === 'deck'
  const names = object !== '' && !fromDeck
  const card = names && (verb === 'reserve' || verb === 'recruit')
  const location = names && verb === 'location'
  const battle = names && verb === 'claim'
  return {
    text: `${verb} ${object}`.trim(),
    number,
    verb,
    tokens: names && !card && !location && !battle ? (words as Token[]) : [],
    card: card ? object : null,
    level: fromDeck ? Number(words[1]) : null,
    location: location ? object : null,
    battle: battle ? object : null,
  }
}
