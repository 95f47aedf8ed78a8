import { beforeAll, describe, expect, it } from 'vitest'
import type { Options } from '../table/table-types'
import { useTexts } from '../testing'
import { clockOf, isComplete, seatOf } from './form'
import { optionsInWords } from './words'

beforeAll(() => useTexts('start'))

describe('a new table', () => {
  it('has seats as they were wished for', () => {
    expect(seatOf({ kind: 'bot', bot: 'mason', name: '' })).toEqual({ kind: 'bot', bot: 'mason' })
    expect(seatOf({ kind: 'person', bot: 'mason', name: ' Ben ' })).toEqual({ kind: 'person', name: 'Ben' })
    expect(seatOf({ kind: 'person', bot: 'mason', name: ' ' })).toEqual({ kind: 'open' })
    expect(seatOf({ kind: 'me', bot: 'mason', name: '' })).toEqual({ kind: 'me' })
  })

  it('starts at once where nobody is missing and lots are drawn', () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'mason' }] as const
    expect(isComplete(seats, 'drawn')).toBe(true)
    expect(isComplete(seats, 'chosen')).toBe(false)
    expect(isComplete([...seats, { kind: 'open' }], 'drawn')).toBe(false)
  })

  it('says what was agreed on', () => {
    const options = {
      players: 3,
      epic_battles: true,
      ending: 'gauntlet',
      clock: clockOf('days', 172_800),
      rated: true,
      hints: false,
    } as Options
    expect(optionsInWords(options)).toEqual([
      '3 players',
      'Epic Battles with the Gauntlet',
      '2 days per turn',
      'rated',
    ])
  })
})
