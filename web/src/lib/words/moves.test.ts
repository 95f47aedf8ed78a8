import { beforeAll, describe, expect, it } from 'vitest'
import type { Move, Outcome } from '../table/table-types'
import { readMove } from '../table/wire'
import { useTexts } from '../testing'
import { LANGUAGES, t, texts } from '../texts.svelte'
import { ending, victory } from './events'
import { joined, tokensInWords } from './lists'
import { moveInWords } from './moves'

const NAMES = ['Ana', 'Ben']

beforeAll(() => useTexts('names', 'moves', 'log'))

function move(seat: number, decision: string, effects: readonly string[]): Move {
  return readMove({ seat, decision, effects })
}

describe('effects', () => {
  it('name new cards only on demand', async () => {
    await texts.choose('en')
    const reserve = move(1, 'reserve hulk', ['reserve hulk', 'refill 3 1 thor', 'shield'])
    expect(moveInWords(reserve, NAMES)).toBe('Ben reserves Hulk and takes a S.H.I.E.L.D. token.')
    expect(moveInWords(reserve, NAMES, true)).toBe(
      'Ben reserves Hulk and takes a S.H.I.E.L.D. token. New card at level 3, slot 2: Thor.',
    )
    const last = move(1, 'reserve hulk', ['reserve hulk', 'refill 3 1 -'])
    expect(moveInWords(last, NAMES, true)).toBe('Ben reserves Hulk. Level 3, slot 2 stays empty.')
  })

  it('keep what is paid and what is gained apart, of the same stone too', async () => {
    await texts.choose('en')
    const effects = ['pay mind 2', 'recruit rocket', 'gain mind', 'return mind', 'return soul']
    expect(moveInWords(move(0, 'shield mind', effects), NAMES)).toBe(
      'Ana uses a S.H.I.E.L.D. token as Mind. Ana recruits Rocket from hand for 2 Mind. ' +
        'Ana also takes 1 Mind. Ana returns 1 Mind and 1 Soul.',
    )
  })
})

describe('endings', () => {
  const nobody = new Set<number>()

  it('have one winner, or two', async () => {
    await texts.choose('en')
    expect(ending({ end: 'gauntlet', winners: [1], points: [9, 17] }, NAMES, nobody)).toBe(
      'Ben assembles the Infinity Gauntlet and wins. Points: Ana 9 and Ben 17.',
    )
    await texts.choose('pl')
    expect(ending({ end: 'gauntlet', winners: [0, 1], points: [17, 17] }, NAMES, nobody)).toMatch(
      /^Ana i Ben zdobywają/,
    )
  })

  it('have none', async () => {
    await texts.choose('en')
    expect(ending({ end: 'stalemate', winners: [], points: [1, 2] }, NAMES, nobody)).toBe(
      'Nobody can move anymore: the game ends without a winner. Points: Ana 1 and Ben 2.',
    )
  })

  it('say among whom somebody won, if one who may have been better has left', async () => {
    await texts.choose('en')
    const three = [...NAMES, 'Cleo']
    const won = (end: Outcome['end'], ...gone: number[]) =>
      victory({ end, winners: [0] }, three, new Set(gone))
    expect(won('sixteen', 1)).toBe('Of the players still in the game, Ana has the most points and wins.')
    expect(won('sixteen')).toBe('Ana wins with the most points.')
    expect(won('gauntlet', 1)).toBe(
      'The Infinity Gauntlet has been assembled. Of the players still in the game, Ana wins.',
    )
    expect(won('gauntlet')).toBe('Ana assembles the Infinity Gauntlet and wins.')
    expect(won('forfeit', 1, 2)).toBe('Nobody else is left in the game: Ana wins.')
    expect(victory({ end: 'stalemate', winners: [] }, three, new Set([1]))).toBe(
      'Nobody can move anymore: the game ends without a winner.',
    )
  })
})

describe('names that end in a mark', () => {
  it('take the place of the full stop', async () => {
    await texts.choose('en')
    expect(moveInWords(move(0, 'recruit modok', ['recruit modok']), ['Who?'])).toBe(
      'Who? recruits M.O.D.O.K. from hand without spending any tokens.',
    )
    expect(t('event-seated', { who: 'Ana' })).toBe('Ana sits down.')
    expect(moveInWords(move(0, 'reserve modok', ['reserve modok']), NAMES)).toBe('Ana reserves M.O.D.O.K.')
    const avengers = move(0, 'pay', ['avengers 1'])
    expect(moveInWords(avengers, ['Ana', 'Ben!'])).toBe('Ana takes the Avengers Assemble tile from Ben!')
    expect(moveInWords(avengers, ['Ana', 'Ben...'])).toBe('Ana takes the Avengers Assemble tile from Ben...')
  })
})

describe('lists', () => {
  it('are joined as each language does it', async () => {
    await texts.choose('es')
    expect(joined([])).toBe('')
    expect(joined(['Ana', 'Iris'])).toBe('Ana e Iris')
    expect(joined(['Ana', 'Ian'])).toBe('Ana y Ian')
    await texts.choose('en')
    expect(joined(['Ana', 'Ben', 'Iris'])).toBe('Ana, Ben and Iris')
    for (const language of LANGUAGES) {
      await texts.choose(language)
      expect(joined(['Ana', 'Ben', 'Zoe'])).toMatch(/^Ana, Ben \p{L}+ Zoe$/u)
      expect(tokensInWords({ mind: 1, reality: 2 })).toMatch(/^1 .+ \p{L}+ 2 /u)
    }
  })
})
