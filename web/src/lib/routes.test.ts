import { expect, test } from 'vitest'
import { match, NOT_FOUND, ROUTES } from './routes'

test('every address finds its own page', () => {
  for (const route of ROUTES) {
    const address = route.path.replace(/:\w+/g, 'a%20b')
    expect(match(address).route).toBe(route)
  }
})

test('parts of the address reach the page readable', () => {
  expect(match('/t/a%20b/review').params).toEqual({ id: 'a b' })
  expect(match('/t/%').params).toEqual({ id: '%' })
})

test('an unknown address has a page that says so', () => {
  expect(match('/nowhere').route).toBe(NOT_FOUND)
  expect(match('/cards/more').route).toBe(NOT_FOUND)
})
