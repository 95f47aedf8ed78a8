import { afterEach, expect, it, vi } from 'vitest'
import { SPEEDS, settings } from '../settings.svelte'
import { CLOSES, closesAfter } from './finale'

afterEach(() => {
  settings.speed = 'normal'
  vi.unstubAllGlobals()
})

it('the glove closes later or sooner by the speed of animations, and without them at once', () => {
  const after = SPEEDS.map(speed => {
    settings.speed = speed
    return closesAfter()
  })
  const [slow = 0, normal = 0, fast = 0, none] = after
  expect(slow).toBeGreaterThan(normal)
  expect(normal).toBe(CLOSES)
  expect(fast).toBeLessThan(normal)
  expect(none).toBe(0)
})

it('nothing waits where the device asks for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(closesAfter()).toBe(0)
})
