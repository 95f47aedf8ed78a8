import { beforeAll, describe, expect, it } from 'vitest'
import type { TableEvent } from '../table/table-types'
import { readEvent } from '../table/wire'
import { useTexts } from '../testing'
import { texts } from '../texts.svelte'
import { lines } from './lines'

const NAMES = ['Ana', 'Ben']

beforeAll(() => useTexts('names', 'moves', 'log'))

describe('the log', () => {
  let number = 0
  const event = (facts: object): TableEvent => {
    number += 1
    return { number, at: 0, ...facts } as TableEvent
  }
  const take = (seat: number): TableEvent => {
    number += 1
    const decided = { kind: 'decided', number, at: 0, seat, decision: 'take mind mind', id: '' } as const
    return readEvent({ event: decided, effects: ['take mind mind'] })
  }

  it('goes by rounds and strikes what was taken back', async () => {
    await texts.choose('en')
    number = 0
    const log = lines(
      [
        event({ kind: 'seated', seat: 0, player: 'a', name: 'Ana', bot: null }),
        event({ kind: 'vacated', seat: 0 }),
        event({ kind: 'started', order: [0, 1], commitment: '' }),
        take(0),
        take(1),
        take(0),
        event({ kind: 'undone', seat: 0, id: '' }),
        take(0),
        event({ kind: 'forfeited', seat: 1, why: 'time' }),
        event({ kind: 'ended', end: 'sixteen', winners: [0], points: [3, 16], nonce: '' }),
      ],
      NAMES,
    )
    expect(log.map(line => [line.round, line.undone, line.text])).toEqual([
      [0, false, 'Ana sits down.'],
      [0, false, 'Ana leaves their seat.'],
      [0, false, 'The game begins.'],
      [1, false, 'Ana takes 2 Mind.'],
      [1, false, 'Ben takes 2 Mind.'],
      [2, true, 'Ana takes 2 Mind.'],
      [2, false, 'Ana takes back the last move.'],
      [2, false, 'Ana takes 2 Mind.'],
      [2, false, 'Ben has run out of time. Ben is out of the game.'],
      [
        2,
        false,
        'Of the players still in the game, Ana has the most points and wins. Points: Ana 3 and Ben 16.',
      ],
    ])
  })

  it('begins in the round of the position', () => {
    number = 0
    const undone = event({ kind: 'undone', seat: 1, id: '' })
    const log = lines([take(1), undone, take(1), take(0)], NAMES, 10)
    expect(log.map(line => line.round)).toEqual([10, 10, 10, 11])
    expect(lines([take(0), take(1), take(0)], NAMES, 10).map(line => line.round)).toEqual([10, 10, 11])
  })

  it('tells that a table was closed', async () => {
    await texts.choose('en')
    number = 0
    const log = lines([event({ kind: 'closed' })], NAMES)
    expect(log.map(line => line.text)).toEqual(['Nobody has been here for a day, so this table is closed.'])
  })
})
