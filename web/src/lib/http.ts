/** Everything that is not a running table goes through here: typed requests, and errors with a code. */
import createClient from 'openapi-fetch'
import type { Kind } from './account/kinds'
import { myName } from './account/name'
import type { components, paths } from './api'
import { BASE, STATIC } from './base'
import { canHash } from './draw/hash'
import { EngineError, type GameRecord } from './engine/engine-api'
import { server } from './online.svelte'
import type { Options } from './table/table-types'
import { t } from './texts.svelte'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type TokenInfo = Schemas['TokenInfo']
export type NewToken = Schemas['NewToken']
/** Who is to have a seat of a new table. */
export type SeatRequest = NonNullable<Schemas['TableBody']['seats']>[number]
export type Lobby = Schemas['Lobby']
export type Played = Schemas['Played']
export type Profile = Schemas['Profile']
export type Ranked = Schemas['Ranked']
export type Summary = Schemas['Summary']
export type Proof = Schemas['ProofBody']

/** Why a request was refused. `code` is one of docs/protocol.md, `offline`, or `no-server` for a site of files. */
export class Problem extends Error {
  readonly code: string

  constructor(code: string, text = '') {
    super(text || code)
    this.code = code
  }
}

/** Whether the engine does not run here, whatever it was asked. */
export function isWithoutEngine(problem: unknown): boolean {
  return problem instanceof EngineError && (problem.code === 'not-loaded' || problem.code === 'failed')
}

/** What went wrong in the reader's language. Needs the text file `errors`. */
export function problemInWords(problem: unknown): string {
  if (isWithoutEngine(problem)) return t('error-not-loaded')
  const code = problem instanceof Problem ? problem.code : 'internal'
  return t(`error-${code}`)
}

const client = createClient<paths>({
  baseUrl: (globalThis.location?.origin ?? 'http://localhost') + BASE,
  fetch: request => (STATIC ? Promise.reject(new Problem('no-server')) : fetch(request)),
})
client.use({
  onError({ request, error }) {
    // Whoever has given up on purpose is not offline.
    if (request.signal.aborted || error instanceof Problem) return error as Error
    server.found(false)
    return new Problem('offline')
  },
  async onResponse({ response }) {
    server.found(true)
    if (!response.ok) throw await problemOf(response)
  },
})

/** The body of a request that went well: all others have thrown a Problem. */
async function body<Data>(request: Promise<{ data?: Data }>): Promise<Data> {
  return (await request).data as Data
}

export const http = {
  me: () => body(client.GET('/api/me')),
  rename: (name: string) => body(client.PATCH('/api/me', { body: { name } })),
  register: (name: string, password: string) =>
    body(client.POST('/api/accounts', { body: { name, password } })),
  logIn: (name: string, password: string) => body(client.POST('/api/login', { body: { name, password } })),
  logOut: () => body(client.POST('/api/logout')),
  changePassword: (old: string, next: string) =>
    body(client.PUT('/api/me/password', { body: { old, new: next } })),
  deleteAccount: (password: string) => body(client.DELETE('/api/me', { body: { password } })),
  tokens: () => body(client.GET('/api/tokens')),
  newToken: (label: string) => body(client.POST('/api/tokens', { body: { label } })),
  revoke: (token: string) => body(client.DELETE('/api/tokens/{token}', { params: { path: { token } } })),

  lobby: () => body(client.GET('/api/lobby')),
  newTable: (options: Options, seats: SeatRequest[]) =>
    body(client.POST('/api/tables', { body: { options, seats, entropy: canHash() } })),
  playBot: (game: Omit<Schemas['BotGameBody'], 'entropy'>) =>
    body(client.POST('/api/bot-game', { body: { ...game, entropy: canHash() } })),
  quick: (players: number, epic: boolean) =>
    body(client.POST('/api/quick', { body: { players, epic_battles: epic, entropy: canHash() } })),

  games: (status: 'playing' | 'over', before: string | null = null, limit = 20) =>
    body(client.GET('/api/me/games', { params: { query: { status, before, limit } } })),
  ratings: (kind: Kind) => body(client.GET('/api/ratings/{kind}', { params: { path: { kind } } })),
  player: (player: string) => body(client.GET('/api/players/{player}', { params: { path: { player } } })),

  table: (table: string) => body(client.GET('/api/tables/{table}', { params: { path: { table } } })),
  proof: (table: string) => body(client.GET('/api/tables/{table}/proof', { params: { path: { table } } })),
  record: (table: string) => body(client.GET('/api/tables/{table}/record', { params: { path: { table } } })),
  replay: (table: string) => body(client.GET('/api/tables/{table}/replay', { params: { path: { table } } })),
  /** A line for each step of the work, the review on the last one: see review/stream.ts. */
  review: (table: string, signal: AbortSignal) =>
    body(
      client.GET('/api/tables/{table}/review', { params: { path: { table } }, signal, parseAs: 'stream' }),
    ) as Promise<ReadableStream<Uint8Array> | null>,
  /** The same for a game that the server does not have. */
  reviewRecord: (record: GameRecord, signal: AbortSignal) =>
    body(
      client.POST('/api/review', {
        body: record as unknown as Schemas['RecordBody'],
        signal,
        parseAs: 'stream',
      }),
    ) as Promise<ReadableStream<Uint8Array> | null>,
  /** Keeps a finished game that the server does not have. `bots`: by seat; null for people of this device. */
  handOver: (record: GameRecord, bots: readonly (string | null)[]) =>
    body(
      client.POST('/api/games', {
        body: { record: record as unknown as Schemas['RecordBody'], bots: [...bots] },
      }),
    ),
}

/** Where a table's files can be downloaded. */
export function tablePath(id: string, part: '/record' | '/proof'): string {
  return `/api/tables/${encodeURIComponent(id)}${part}`
}

/** The share of the rules that the server has compiled: 1 but on its first start; also 1 if nobody can say. */
export async function compiledShare(): Promise<number> {
  if (STATIC) return 1
  try {
    const answer = (await (await fetch(`${BASE}/api/ready`)).json()) as Schemas['Ready']
    return answer.compiled
  } catch {
    return 1
  }
}

let known: Promise<Me> | null = null

/** Who I am; a guest with a friendly name is made silently where nobody is known. Asked once, shared by all. */
export function ensureSession(name?: string): Promise<Me> {
  known ??= meOrGuest(name).catch(problem => {
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

async function meOrGuest(name?: string): Promise<Me> {
  const me = await http.me()
  if (me) return me
  return body(client.POST('/api/session', { body: { name: name?.trim() || (await myName()) } }))
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
