import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EngineError } from './engine/engine-api'
import { ensureSession, forgetSession, http, Problem, problemInWords, tablePath } from './http'
import { server } from './online.svelte'
import { useTexts } from './testing'

const calls: Request[] = []

/** Answers in turn; a number is a status without a body. */
function answer(...answers: (object | null | number | Error)[]): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request)
    const next = answers.shift() ?? null
    if (next instanceof Error) throw next
    if (typeof next === 'number') return new Response(null, { status: next })
    if (next && 'code' in next) return Response.json(next, { status: 409 })
    return Response.json(next)
  })
}

const ANA = { id: 'a', name: 'Ana', account: false }

beforeEach(async () => {
  calls.length = 0
  forgetSession()
  await useTexts('errors', 'start')
})
afterEach(() => vi.unstubAllGlobals())

describe('requests', () => {
  it('carry what they should', async () => {
    answer({ table: 'x' }, { games: [], next: null }, 204)
    await http.quick(3, true)
    await http.games('over', '12-ab')
    await http.revoke('ff/0')
    expect(calls.map(({ method, url }) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`)).toEqual([
      'POST /api/quick',
      'GET /api/me/games?status=over&before=12-ab&limit=20',
      'DELETE /api/tokens/ff%2F0',
    ])
    expect(await calls[0]?.json()).toEqual({ players: 3, epic_battles: true, entropy: true })
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(await calls[2]?.text()).toBe('')
  })

  it('name files of a table', () => {
    expect(tablePath('a/b', '/record')).toBe('/api/tables/a%2Fb/record')
  })
})

describe('problems', () => {
  it('have a code, and words for it', async () => {
    answer({ code: 'name-taken', text: 'someone else has this name' })
    const problem = await http.rename('Ana').catch(reason => reason)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem.code).toBe('name-taken')
    expect(problemInWords(problem)).toBe('This name is already taken.')
  })

  it('are told apart from a missing connection', async () => {
    answer(new TypeError('no network'), null)
    await expect(http.me()).rejects.toMatchObject({ code: 'offline' })
    expect(server.reachable).toBe(false)
    await http.me()
    expect(server.reachable).toBe(true)
  })

  it('without a code are ours, or those of what lies between', async () => {
    answer(500, 502)
    await expect(http.me()).rejects.toMatchObject({ code: 'internal' })
    await expect(http.me()).rejects.toMatchObject({ code: 'offline' })
  })

  it('never show a code to people', () => {
    for (const code of ['not-authenticated', 'not-over', 'bad-origin', 'too-many'])
      expect(problemInWords(new Problem(code))).not.toMatch(/error-/)
    expect(problemInWords(new Error('what?'))).toMatch(/on our side/)
    expect(problemInWords(new EngineError('not-loaded', 'a 404'))).toMatch(/engine didn’t load/)
  })
})

describe('a session', () => {
  it('is the one that is there', async () => {
    answer(ANA)
    expect(await ensureSession()).toEqual(ANA)
    expect(await ensureSession()).toEqual(ANA)
    expect(calls).toHaveLength(1)
  })

  it('is made silently with a friendly name', async () => {
    answer(null, ANA)
    await ensureSession()
    const { name } = (await calls[1]?.json()) ?? {}
    expect(name).toMatch(/^[A-Z]\w+ [A-Z]\w+$/)
  })

  it('takes the name that is given', async () => {
    answer(null, ANA)
    await ensureSession(' Ana ')
    expect(await calls[1]?.json()).toEqual({ name: 'Ana' })
  })

  it('is tried again after a failure', async () => {
    answer(new TypeError('no network'), ANA)
    await expect(ensureSession()).rejects.toMatchObject({ code: 'offline' })
    expect(await ensureSession()).toEqual(ANA)
  })
})
