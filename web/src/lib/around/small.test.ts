import { beforeAll, describe, expect, it, vi } from 'vitest'
import { texts } from '../texts.svelte'
import { agreed } from './agreed'
import { chairOf, clockOf, isComplete } from './chairs'
import { shownName } from './levels'
import { tableIn } from './link'
import { heardOf } from './sound'
import { clockFace, span } from './time'
import type { Options, Told } from './types'

const ID = 'AbCdEfGhIjKlMnOpQrStUv'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await texts.need(['deeds', 'start', 'around'])
  await texts.choose('en')
})

describe('links', () => {
  it('are understood in any form', () => {
    for (const text of [ID, ` https://play.example.org/t/${ID} `, `/t/${ID}/review`, `x.org/t/${ID}?a=b`])
      expect(tableIn(text)).toBe(ID)
  })

  it('that lead elsewhere are not', () => {
    for (const text of ['', 'hello', `https://example.org/${ID}`, `/t/${ID}x`])
      expect(tableIn(text)).toBeNull()
  })
})

describe('times', () => {
  it('are read off a clock', () => {
    expect([4200, 65_000, 3_600_000, 3 * 86_400_000].map(clockFace)).toEqual([
      '0:05',
      '1:05',
      '1:00:00',
      '3 days',
    ])
  })

  it('are agreed on', () => {
    expect([30, 90, 180, 3600, 86_400].map(span)).toEqual([
      '30 seconds',
      '90 seconds',
      '3 minutes',
      '1 hour',
      '1 day',
    ])
  })
})

describe('a new table', () => {
  it('has chairs as they were wished for', () => {
    expect(chairOf({ kind: 'bot', bot: 'mason', name: '' })).toEqual({ kind: 'bot', bot: 'mason' })
    expect(chairOf({ kind: 'person', bot: 'mason', name: ' Ben ' })).toEqual({ kind: 'person', name: 'Ben' })
    expect(chairOf({ kind: 'person', bot: 'mason', name: ' ' })).toEqual({ kind: 'open' })
    expect(chairOf({ kind: 'me', bot: 'mason', name: '' })).toEqual({ kind: 'me' })
  })

  it('starts at once where nobody is missing and lots are drawn', () => {
    const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'mason' }] as const
    expect(isComplete(chairs, 'drawn')).toBe(true)
    expect(isComplete(chairs, 'youngest')).toBe(false)
    expect(isComplete([...chairs, { kind: 'open' }], 'drawn')).toBe(false)
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
    expect(agreed(options)).toEqual([
      '3 players',
      'Epic Battles with the Gauntlet',
      '2 days a turn',
      'counts for the ratings',
    ])
  })
})

it('bots have a name in every language', () => {
  expect(shownName('Mason 2', 'mason')).toBe('Mason 2')
  expect(shownName('Ana', null)).toBe('Ana')
  expect(shownName('Robo', 'robo')).toBe('Robo')
})

it('a batch of news makes one sound', () => {
  const event = { kind: 'decided', number: 1, at: 0, seat: 0, decision: '', id: '' } as const
  const told: Told[] = [
    { event, deeds: [{ deed: 'take', seat: 0 }] },
    { event, deeds: [{ deed: 'recruit', seat: 1 }] },
  ]
  expect(heardOf(told)).toBe('card')
  expect(heardOf([])).toBeNull()
})
