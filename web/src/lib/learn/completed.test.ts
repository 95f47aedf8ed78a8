import { beforeEach, expect, it, vi } from 'vitest'
import { finish, finished, nextOf } from './completed'

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  })
})

const THINGS = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]

it('remembers what is finished, each shelf on its own', () => {
  finish('lessons-done', 'two')
  finish('lessons-done', 'one')
  finish('lessons-done', 'two')
  expect([...finished('lessons-done')]).toEqual(['two', 'one'])
  expect(finished('puzzles-solved').size).toBe(0)
})

it('goes on with what comes next and is not finished', () => {
  expect(nextOf(THINGS, new Set())?.id).toBe('one')
  expect(nextOf(THINGS, new Set(['one']))?.id).toBe('two')
  expect(nextOf(THINGS, new Set(['three']), 'two')?.id).toBe('one')
  expect(nextOf(THINGS, new Set(['one', 'two', 'three']))).toBeUndefined()
  expect(nextOf(THINGS, new Set(['one', 'two']), 'three')).toBeUndefined()
})

it('works without a shelf to keep things on', () => {
  vi.stubGlobal('localStorage', undefined)
  finish('lessons-done', 'two')
  expect(finished('lessons-done').size).toBe(0)
})
