/** The page says the same as Python: tools/words.py writes what it says to tests/vectors/words.json. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { parseDecision } from '../rules/decision'
import { readMove } from '../table/wire'
import { useTexts } from '../testing'
import { LANGUAGES, type Language, texts } from '../texts.svelte'
import { doing } from './decisions'
import { endInWords, scoresInWords } from './events'
import { does, moveInWords } from './moves'

type Fact = { language: Language; sentence: string } & (
  | { kind: 'decision'; decision: string; who: string }
  | { kind: 'phrase'; decision: string }
  | { kind: 'effects'; seat: number; names: string[]; decision: string; effects: string[]; refills: boolean }
  | { kind: 'ending'; end: string; winners: number[]; points: number[]; names: string[] }
)

const FACTS = JSON.parse(readFileSync('../tests/vectors/words.json', 'utf8')) as Fact[]

beforeAll(() => useTexts('names', 'moves', 'review'))

function said(fact: Fact): string {
  switch (fact.kind) {
    case 'decision':
      return does(parseDecision(fact.decision), fact.who)
    case 'phrase':
      return doing(parseDecision(fact.decision))
    case 'effects':
      return moveInWords(readMove(fact), fact.names, fact.refills)
    case 'ending':
      return `${endInWords(fact.end, fact.winners, fact.names)} ${scoresInWords(fact.points, fact.names)}`
  }
}

it.each(LANGUAGES)('says in %s what Python says', async language => {
  await texts.choose(language)
  const facts = FACTS.filter(fact => fact.language === language)
  expect(new Set(facts.map(fact => fact.kind)).size).toBe(4)
  for (const fact of facts) expect(said(fact)).toBe(fact.sentence)
})
