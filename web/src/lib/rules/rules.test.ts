import { expect, test } from 'vitest'
import { DECISIONS, parseDecision } from './decision'
import { parseEffect } from './effects'

test('every decision has its number, and is one object', () => {
  expect(DECISIONS).toHaveLength(259)
  for (const [number, decision] of DECISIONS.entries()) {
    expect(decision.number).toBe(number)
    expect(parseDecision(decision.text)).toBe(decision)
  }
})

test('a decision knows its parts', () => {
  expect(parseDecision('take mind mind')).toMatchObject({
    verb: 'take',
    tokens: ['mind', 'mind'],
    card: null,
  })
  expect(parseDecision('reserve rocket')).toMatchObject({ verb: 'reserve', card: 'rocket', level: null })
  expect(parseDecision('reserve deck 2')).toMatchObject({ card: null, level: 2, tokens: [] })
  expect(parseDecision('shield soul')).toMatchObject({ verb: 'shield', tokens: ['soul'] })
  expect(parseDecision('location wakanda')).toMatchObject({ location: 'wakanda', tokens: [], card: null })
  expect(parseDecision('claim ragnarok')).toMatchObject({ battle: 'ragnarok', location: null })
  expect(parseDecision('pay')).toMatchObject({ verb: 'pay', tokens: [], card: null })
  expect(() => parseDecision('take soul mind')).toThrow("no decision: 'take soul mind'")
})

test('effects are read as the record writes them', () => {
  expect(parseEffect('take mind mind')).toEqual({ kind: 'take', tokens: { mind: 2 } })
  expect(parseEffect('pay mind 2 time 1')).toEqual({ kind: 'pay', tokens: { mind: 2, time: 1 } })
  expect(parseEffect('reserve rocket')).toEqual({ kind: 'reserve', card: 'rocket', level: null })
  expect(parseEffect('reserve deck 2 thor')).toEqual({ kind: 'reserve', card: 'thor', level: 2 })
  expect(parseEffect('reserve deck 2')).toEqual({ kind: 'reserve', card: null, level: 2 })
  expect(parseEffect('refill 1 3 wasp')).toEqual({ kind: 'refill', level: 1, slot: 3, card: 'wasp' })
  expect(parseEffect('refill 1 3 -')).toEqual({ kind: 'refill', level: 1, slot: 3, card: null })
  expect(parseEffect('avengers')).toEqual({ kind: 'avengers', loser: null })
  expect(parseEffect('avengers 0')).toEqual({ kind: 'avengers', loser: 0 })
  expect(parseEffect('claim ragnarok')).toEqual({ kind: 'claim', battle: 'ragnarok' })
  expect(() => parseEffect('vanish')).toThrow("no effect: 'vanish'")
})
