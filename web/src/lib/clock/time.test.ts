import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../testing'
import { ago, clockFace, span } from './time'

beforeAll(() => useTexts('start'))

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

  it('have passed', () => {
    const now = 10 * 86_400_000
    expect([0, 59_000, 180_000, 7_200_000, 2 * 86_400_000].map(ms => ago(now - ms, now))).toEqual([
      'just now',
      'just now',
      '3 minutes ago',
      '2 hours ago',
      '2 days ago',
    ])
  })
})
