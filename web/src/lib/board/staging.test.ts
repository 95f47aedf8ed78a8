import { expect, test } from 'vitest'
import { parseDecision } from '../rules/decision'
import { choice } from '../testing'
import { canPick, choicesAbout, exactTake, offered, spotOf, takes, usual } from './staging'

const TURN = [
  'take mind space soul',
  'take mind space power',
  'take mind mind',
  'reserve rocket',
  'recruit rocket',
].map(choice)

test('each pick narrows what else can be picked', () => {
  expect(canPick(TURN, [], 'mind')).toBe(true)
  expect(canPick(TURN, ['mind'], 'mind')).toBe(true)
  expect(canPick(TURN, ['mind', 'space'], 'mind')).toBe(false)
  expect(canPick(TURN, ['mind', 'mind'], 'space')).toBe(false)
  expect(canPick(TURN, ['power'], 'soul')).toBe(false)
})

test('picks in any order are the decision that names them in theirs', () => {
  expect(exactTake(TURN, ['soul', 'mind', 'space'])?.decision.text).toBe('take mind space soul')
  expect(exactTake(TURN, ['mind', 'space'])).toBe(null)
  expect(exactTake(TURN, ['mind', 'mind'])?.decision.text).toBe('take mind mind')
  expect(exactTake(TURN, [])).toBe(null)
})

test('fewer stones are complete where that is offered', () => {
  const few = ['take mind space', 'take mind', 'take space'].map(choice)
  expect(exactTake(few, ['mind'])?.decision.text).toBe('take mind')
  expect(takes(few, ['mind'])).toHaveLength(2)
})

test('a decision and the thing it is about find each other', () => {
  for (const decision of [
    'recruit rocket',
    'reserve rocket',
    'reserve deck 2',
    'gain mind',
    'location wakanda',
    'claim ragnarok',
  ]) {
    const spot = spotOf(parseDecision(decision)) ?? ''
    expect(choicesAbout([choice('pass'), choice(decision)], spot)).toEqual([choice(decision)])
  }
  expect(spotOf(parseDecision('pay'))).toBe(null)
  expect(spotOf(parseDecision('take mind space soul'))).toBe(null)
  expect(choicesAbout(TURN, 'card:rocket').map(({ decision }) => decision.verb)).toEqual([
    'recruit',
    'reserve',
  ])
})

test('what is usual, or all there is, is staged at once', () => {
  expect(usual([choice('pass')])?.text).toBe('pass')
  expect(usual([choice('shield mind'), choice('pay')])?.text).toBe('pay')
  expect(usual(TURN)).toBe(null)
  expect(offered(TURN, parseDecision('recruit thor'))).toBe(null)
})
