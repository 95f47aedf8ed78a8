import { expect, it } from 'vitest'
import { readEvent } from '../table/wire'
import { soundOf } from './sound'

function decided(decision: string, ...effects: string[]) {
  return readEvent({ event: { kind: 'decided', number: 1, at: 0, seat: 0, decision, id: '' }, effects })
}

it('several events make one sound', () => {
  const take = decided('take mind mind', 'take mind mind')
  const recruit = decided('recruit thor', 'pay mind 2', 'recruit thor', 'refill 3 0 -')
  expect(soundOf([take])).toBe('stone')
  expect(soundOf([take, recruit])).toBe('card')
  expect(soundOf([recruit, decided('pass', 'location wakanda')])).toBe('tile')
  expect(soundOf([])).toBeNull()
})
