import { expect, test } from 'vitest'
import type { Choice } from '../table/types'
import { canPick, decisionsAbout, offered, spotOf, stonesIn, taking, takings, usual } from './staging'

function choice(decision: string): Choice {
  return { decision, tokens: {}, points: 0, asks: null, location: null, avengers: false }
}
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
  expect(taking(TURN, ['soul', 'mind', 'space'])?.decision).toBe('take mind space soul')
  expect(taking(TURN, ['mind', 'space'])).toBe(null)
  expect(taking(TURN, ['mind', 'mind'])?.decision).toBe('take mind mind')
  expect(taking(TURN, [])).toBe(null)
})

test('fewer stones are complete where that is offered', () => {
  const few = ['take mind space', 'take mind', 'take space'].map(choice)
  expect(taking(few, ['mind'])?.decision).toBe('take mind')
  expect(takings(few, ['mind'])).toHaveLength(2)
})

test('only takings name stones to pick', () => {
  expect(stonesIn('take mind mind')).toEqual(['mind', 'mind'])
  expect(stonesIn('return mind')).toEqual([])
})

test('a decision and the thing it is about find each other', () => {
  for (const decision of [
    'recruit rocket',
    'reserve rocket',
    'reserve deck 2',
    'gain mind',
    'return shield',
    'location wakanda',
    'claim ragnarok',
  ]) {
    expect(decisionsAbout(spotOf(decision) ?? '')).toContain(decision)
  }
  expect(spotOf('pay')).toBe(null)
  expect(spotOf('take mind space soul')).toBe(null)
})

test('what is usual, or all there is, is staged at once', () => {
  expect(usual([choice('pass')])).toBe('pass')
  expect(usual([choice('shield mind'), choice('pay')])).toBe('pay')
  expect(usual(TURN)).toBe(null)
  expect(offered(TURN, 'recruit thor')).toBe(null)
})
