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

it('the chord is for the glove that closes, and for no other end', () => {
  const ended = (end: 'gauntlet' | 'sixteen' | 'stalemate' | 'limit' | 'forfeit', ...winners: number[]) =>
    readEvent({
      event: {
        kind: 'ended',
        number: 2,
        at: 0,
        id: '',
        end,
        winners,
        decided_by: null,
        points: [],
        nonce: '',
      },
      effects: [],
    })
  const recruit = decided('recruit thor', 'pay mind 2', 'recruit thor', 'refill 3 0 -')
  expect(soundOf([recruit, ended('gauntlet', 1)])).toBe('gauntlet')
  expect(soundOf([ended('sixteen', 0, 1)])).toBe('gauntlet')
  expect(soundOf([ended('forfeit', 1)])).toBeNull()
  expect(soundOf([recruit, ended('limit', 0)])).toBe('card')
})
