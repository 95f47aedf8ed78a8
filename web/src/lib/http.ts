/** Everything that is not a running table goes through here: plain requests, plain answers, errors with a code. */
import type { Options } from './around/types'
import { connection } from './connection.svelte'
import type { Answer, Body, BotGameBody, Chair, Me, Path, Verb } from './http-types'
import { t, texts } from './texts.svelte'

export type * from './http-types'

/** Why a request was refused. `code` is one of docs/protocol.md, or `offline`. */
export class Problem extends Error {
  readonly code: string

  constructor(code: string, text = '') {
    super(text || code)
    this.code = code
  }
}

/** What went wrong in the reader's language. Needs the text file `errors`. */
export function problemInWords(problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : 'internal'
  return t(`error-${code}`)
}

export const http = {
  me: () => ask('get', '/api/me'),
  rename: (name: string) => ask('patch', '/api/me', { body: { name } }),
  register: (name: string, password: string) => ask('post', '/api/accounts', { body: { name, password } }),
  logIn: (name: string, password: string) => ask('post', '/api/login', { body: { name, password } }),
  logOut: () => ask('post', '/api/logout'),
  changePassword: (old: string, next: string) => ask('put', '/api/me/password', { body: { old, new: next } }),
  leaveForGood: (password: string) => ask('delete', '/api/me', { body: { password } }),
  tokens: () => ask('get', '/api/tokens'),
  newToken: (label: string) => ask('post', '/api/tokens', { body: { label } }),
  revoke: (token: string) => ask('delete', '/api/tokens/{token}', { parts: { token } }),

  lobby: () => ask('get', '/api/lobby'),
  newTable: (options: Options, seats: Chair[]) => ask('post', '/api/tables', { body: { options, seats } }),
  playBot: (body: BotGameBody) => ask('post', '/api/bot-game', { body }),
  quick: (players: number, epic: boolean) =>
    ask('post', '/api/quick', { body: { players, epic_battles: epic } }),

  games: (status?: 'playing' | 'over', before?: string, limit = 20) =>
    ask('get', '/api/me/games', { query: { status, before, limit: String(limit) } }),
  player: (player: string) => ask('get', '/api/players/{player}', { parts: { player } }),

  table: (table: string) => ask('get', '/api/tables/{table}', { parts: { table } }),
  proof: (table: string) => ask('get', '/api/tables/{table}/proof', { parts: { table } }),
  replay: (table: string) => ask('get', '/api/tables/{table}/replay', { parts: { table } }),
}

/** Where things of a table can be fetched as files. */
export function tablePath(id: string, part: '' | '/record' | '/proof' | '/replay' | '/review' = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${part}`
}

let known: Promise<Me> | null = null

/** Who I am; a guest with a friendly name is made silently where nobody is known. Asked once, shared by all. */
export function ensureSession(name?: string): Promise<Me> {
  known ??= beSomeone(name).catch(problem => {
    // Forgotten, so that the next try may succeed.
    known = null
    throw problem
  })
  return known
}

/** After a log-in, a log-out or a new name somebody else is here. */
export function forgetSession(): void {
  known = null
}

async function beSomeone(name?: string): Promise<Me> {
  const me = await http.me()
  if (me) return me
  return ask('post', '/api/session', { body: { name: name?.trim() || (await friendlyName()) } })
}

/** One of the names that the text file `start` offers, in the reader's language. */
async function friendlyName(): Promise<string> {
  await texts.need(['start'])
  const names = t('guest-names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

interface Details<At extends Path, Do extends Verb> {
  /** What stands for `{name}` in the path. */
  parts?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: Body<At, Do>
}

async function ask<At extends Path, Do extends Verb>(
  verb: Do,
  path: At,
  { parts = {}, query = {}, body }: Details<At, Do> = {},
): Promise<Answer<At, Do>> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const response = await reach(address + asked(query), {
    method: verb.toUpperCase(),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer<At, Do>
}

/** The response of a request that went well; otherwise a Problem. */
export async function reach(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (problem) {
    // Whoever has given up on purpose is not offline.
    if (init?.signal?.aborted) throw problem
    connection.found(false)
    throw new Problem('offline')
  }
  connection.found(true)
  if (response.ok) return response
  throw await problemOf(response)
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { code, text } = (await response.json()) as { code?: unknown; text?: unknown }
    if (typeof code === 'string') return new Problem(code, typeof text === 'string' ? text : '')
  } catch {
    // A proxy's page, and not the server's answer.
  }
  return new Problem(response.status >= 502 ? 'offline' : 'internal')
}

function asked(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
