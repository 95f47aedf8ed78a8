import { expect, it } from 'vitest'
import { withoutBase } from './base'

it('knows what of a host is its own', () => {
  expect(withoutBase('/t/1', '')).toBe('/t/1')
  expect(withoutBase('/', '')).toBe('/')
  expect(withoutBase('/games', '/games')).toBe('/')
  expect(withoutBase('/games/', '/games')).toBe('/')
  expect(withoutBase('/games/t/1', '/games')).toBe('/t/1')
  expect(withoutBase('/gamesome', '/games')).toBeNull()
  expect(withoutBase('/t/1', '/games')).toBeNull()
})
