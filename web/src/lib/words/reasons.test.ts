import { beforeAll, describe, expect, it } from 'vitest'
import { parseDecision } from '../rules/decision'
import { useTexts } from '../testing'
import { texts } from '../texts.svelte'
import { decisionInWords, decisionWords } from './decisions'
import { does } from './moves'
import { reasonInWords } from './reasons'

const NAMES = ['Ana', 'Ben']

beforeAll(() => useTexts('names', 'moves', 'review'))

describe('decisions', () => {
  it('are said as something to do', () => {
    expect(decisionInWords(parseDecision('take mind mind'))).toBe('Taking 2 Mind')
    expect(decisionInWords(parseDecision('reserve deck 2'))).toBe(
      'Reserving the top card of the level 2 deck',
    )
    expect(decisionInWords(parseDecision('shield soul'))).toBe('Using a S.H.I.E.L.D. token as Soul')
    expect(decisionInWords(parseDecision('decline'))).toBe('Claiming no battle')
  })

  it('are said as something to press', async () => {
    await texts.need(['table'])
    expect(decisionWords(parseDecision('reserve deck 2'))).toBe('Reserve the top card of the level 2 deck')
    expect(decisionWords(parseDecision('recruit thor'))).toBe('Recruit Thor')
  })

  it('are said as something done', () => {
    expect(does(parseDecision('recruit thor'), 'Ana')).toBe('Ana recruits Thor.')
    expect(does(parseDecision('pay'), 'Ana')).toBe('Ana pays the usual way.')
    expect(does(parseDecision('location wakanda'), 'Ana')).toBe('Ana takes Wakanda.')
  })
})

describe('reasons', () => {
  it('begin with a capital letter', () => {
    expect(reasonInWords({ kind: 'missed-win', best: 'recruit thor' }, NAMES)).toBe(
      'Recruiting Thor would have won the game at once.',
    )
  })

  it('list what a decision brings', () => {
    const gain = { points: 3, avengers: true, locations: ['wakanda'], time: true }
    expect(reasonInWords({ kind: 'brings', gain }, NAMES)).toBe(
      'It brings 3 points, the Avengers Assemble tile, the location Wakanda and the Time token.',
    )
  })

  it('follow one another', () => {
    const then = { kind: 'allowed', seat: 1, card: 'hulk', worth: { ends: 'gauntlet' }, did: true }
    const reason = { kind: 'gave-up', best: 'take soul soul', gain: { points: 1 }, then }
    expect(reasonInWords(reason, NAMES)).toBe(
      'Taking 2 Soul was possible and would have brought 1 point. ' +
        'This let Ben recruit Hulk, which assembles the Gauntlet.',
    )
  })
})
