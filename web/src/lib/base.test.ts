import { expect, it } from 'vitest'
import { addressOf, hrefOf, withoutBase } from './base'

it('knows what of a host is its own', () => {
  expect(withoutBase('/t/1', '')).toBe('/t/1')
  expect(withoutBase('/', '')).toBe('/')
  expect(withoutBase('/games', '/games')).toBe('/')
  expect(withoutBase('/games/', '/games')).toBe('/')
  expect(withoutBase('/games/t/1', '/games')).toBe('/t/1')
  expect(withoutBase('/gamesome', '/games')).toBeNull()
  expect(withoutBase('/t/1', '/games')).toBeNull()
})

it('has its addresses behind a hash where only files are served', () => {
  expect(hrefOf('/rules#T4', '/games', false)).toBe('/games/rules#T4')
  expect(hrefOf('/rules#T4', '/games', true)).toBe('/games/#/rules#T4')
  expect(hrefOf('/', '', true)).toBe('/#/')
})

it('finds its address in a location', () => {
  const at = (pathname: string, hash = '', search = '') => ({ pathname, search, hash })
  expect(addressOf(at('/games/rules', '#T4'), '/games', false)).toBe('/rules#T4')
  expect(addressOf(at('/elsewhere'), '/games', false)).toBeNull()
  expect(addressOf(at('/games/', '#/rules#T4'), '/games', true)).toBe('/rules#T4')
  expect(addressOf(at('/games/index.html', '#/learn'), '/games', true)).toBe('/learn')
  expect(addressOf(at('/games/', '#content'), '/games', true)).toBe('/')
  expect(addressOf(at('/games/notes.html'), '/games', true)).toBeNull()
})
