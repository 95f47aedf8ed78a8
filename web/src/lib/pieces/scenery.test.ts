import { expect, test } from 'vitest'
import { BATTLES, LOCATIONS } from '../rules/catalogue'
import { burst, EMBLEMS, skyline } from './scenery'

test('every battle has its own picture, and no other thing has one', () => {
  const ids = BATTLES.map(({ id }) => id)
  expect(Object.keys(EMBLEMS).sort()).toEqual([...ids].sort())
  expect(new Set(Object.values(EMBLEMS)).size).toBe(ids.length)
  expect(new Set(ids.map(burst)).size).toBe(ids.length)
})

test('every location has its own skyline', () => {
  const drawn = LOCATIONS.map(({ id }) => skyline(id).join())
  expect(new Set(drawn).size).toBe(LOCATIONS.length)
})
