import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../testing'
import { shownName } from './levels'

beforeAll(() => useTexts('start', 'deeds'))

it('bots have a name in every language', () => {
  expect(shownName('Mason 2', 'mason')).toBe('Mason 2')
  expect(shownName('Ana', null)).toBe('Ana')
  expect(shownName('Robo', 'robo')).toBe('Robo')
})
