/** One table's socket: comes back by itself, misses nothing, sends again what was not acknowledged. */

import type { components } from '../api'
import { BASE, STATIC } from '../base'
import { DrawPart } from '../draw/own-share'
import { server } from '../online.svelte'
import type {
  Ack,
  Command,
  Hint,
  HistoryPage,
  Options,
  Pong,
  Screen,
  SeenPosition,
  TableEvent,
} from './table-types'
import { readEvent, readHint, readScreen } from './wire'

type Schemas = components['schemas']

type State = 'connecting' | 'open' | 'lost' | 'gone'
export type Reply = Ack | Hint | HistoryPage | Pong | SeenPosition

/** Why a command did nothing; the words are those of `error-<code>`. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

interface Waiting {
  message: Command & { id: string }
  resolve: (reply: Reply) => void
  reject: (problem: Refused) => void
  /** How often the server was too busy for it. */
  delays: number
}

export interface Means {
  open: (address: string) => WebSocket
  /** Whether the table exists at all; asked only when a socket could not be opened. */
  exists: (id: string) => Promise<boolean>
  random: () => number
  /** False for a table in this browser, for which it makes no difference whether there is a network. */
  network: boolean
}

/** Whether the table exists: no id was cut short, and the server has it. A server in trouble says nothing about it. */
export async function tableExists(id: string): Promise<boolean> {
  if (STATIC) return false
  const { status } = await fetch(`${BASE}/api/tables/${encodeURIComponent(id)}`)
  return status !== 404 && status !== 422
}

const BROWSER: Means = {
  open: address => new WebSocket(address),
  exists: tableExists,
  random: Math.random,
  network: true,
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const BUSY_WAIT = 600
const MOST_DELAYS = 5
const QUIET = 25_000
const DEAF = 8_000
/** `WebSocket.CONNECTING`, also where there is no WebSocket. */
const CONNECTING = 0

/** Browsers complain about a socket that is closed while it is being opened: it is closed then. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close()
  else socket?.close()
}

export class TableConnection {
  state = $state<State>('connecting')
  screen = $state.raw<Screen | null>(null)
  options = $state.raw<Options | null>(null)
  /** All events so far. */
  history = $state.raw<TableEvent[]>([])
  /** What the last message brought; `live` if it happened just now and may be shown moving. */
  latest = $state.raw<{ events: TableEvent[]; live: boolean }>({ events: [], live: false })
  /** How many watch without a seat. */
  onlookers = $state(0)

  #draw: DrawPart
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #welcomed = false
  #filling = false

  constructor(
    readonly id: string,
    private readonly means: Means = BROWSER,
  ) {
    this.#draw = new DrawPart(id, command => this.send(command))
  }

  start(): void {
    this.#closed = false
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.addEventListener?.('offline', this.#cut)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  stop(): void {
    this.#closed = true
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.removeEventListener?.('offline', this.#cut)
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    hangUp(this.#socket)
    this.#socket = null
    for (const { reject } of this.#waiting.values()) reject(new Refused('offline'))
    this.#waiting.clear()
  }

  /** Comes in anew, for instance as somebody else after a name was chosen. */
  again(): void {
    this.#drop()
    this.#tries = 0
    this.#open()
  }

  /** Resolves once the server has it on disk. Stays open through a lost connection, and is sent again after it. */
  send(command: Command): Promise<Reply> {
    const message = { ...command, id: this.#id() } as Command & { id: string }
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject, delays: 0 })
      if (this.#welcomed) this.#write(message)
    })
  }

  #open(): void {
    if (this.#closed) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = this.means.open(
      `${scheme}//${location.host}${BASE}/api/tables/${encodeURIComponent(this.id)}/socket`,
    )
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', last: this.#last }))
      this.#listen()
    }
    socket.onmessage = event => {
      if (socket !== this.#socket) return
      this.#listen()
      this.#receive(JSON.parse(event.data as string) as Schemas['ServerMessage'])
    }
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost()
    }
  }

  #receive(message: Schemas['ServerMessage']): void {
    // Whoever only welcomes, and is gone again, is not asked at once every time.
    if (message.type !== 'welcome') this.#tries = 0
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#update(message, true)
        break
      case 'onlookers':
        this.onlookers = message.count
        break
      case 'hint':
        this.#settle(message.id, waiting => waiting.resolve(readHint(message)))
        break
      case 'ack':
      case 'history':
      case 'pong':
      case 'position':
        this.#settle(message.id, waiting => waiting.resolve(message))
        break
      case 'refused':
        if (message.code !== 'busy' || !this.#delayed(message.id)) {
          this.#settle(message.id, waiting => waiting.reject(new Refused(message.code)))
        }
        break
    }
  }

  #welcome(message: Schemas['Welcome']): void {
    // After a break things moved while nobody looked: shown as they are, except for a short one.
    const live = this.screen !== null && message.events.length <= 4
    const leftOut = message.after > this.#last
    this.options = message.options
    this.onlookers = 0
    this.state = 'open'
    this.#welcomed = true
    if (this.means.network) server.found(true)
    this.#update(message, live)
    for (const { message: command } of this.#waiting.values()) this.#write(command)
    if (leftOut) void this.#fill()
  }

  /** Asks for the events that a welcome has left out, page by page, the latest first. */
  async #fill(): Promise<void> {
    if (this.#filling) return
    this.#filling = true
    try {
      for (let gap = this.#gap(); gap !== undefined; gap = this.#gap()) {
        const reply = await this.send({ type: 'history', before: gap })
        if (reply.type !== 'history' || reply.events.length === 0) return
        const known = new Set(this.history.map(event => event.number))
        const older = reply.events.map(readEvent).filter(event => !known.has(event.number))
        this.history = [...this.history, ...older].sort((one, other) => one.number - other.number)
      }
    } catch {
      // Refused, or the table was left: what is there is shown.
    } finally {
      this.#filling = false
    }
  }

  /** The number of the latest event before which one is missing. */
  #gap(): number | undefined {
    return this.history.findLast(
      (event, index) => event.number !== (this.history[index - 1]?.number ?? 0) + 1,
    )?.number
  }

  #update(message: Schemas['Update'] | Schemas['Welcome'], live: boolean): void {
    const events = message.events.filter(({ event }) => event.number > this.#last).map(readEvent)
    if (events.length > 0) this.history = [...this.history, ...events]
    this.latest = { events, live }
    this.screen = readScreen(message.screen)
    // Without our share the draw goes on after a few seconds; the proof will say so.
    this.#draw.answer(this.screen).catch(() => {})
  }

  /** The number of the last event that has come. */
  get #last(): number {
    return this.history.at(-1)?.number ?? 0
  }

  #settle(id: string | null, how: (waiting: Waiting) => void): void {
    const waiting = id === null ? undefined : this.#waiting.get(id)
    if (!waiting || id === null) return
    this.#waiting.delete(id)
    how(waiting)
  }

  /** A busy server has done nothing yet: it is asked again a little later, a few times. */
  #delayed(id: string | null): boolean {
    const waiting = id === null ? undefined : this.#waiting.get(id)
    if (!waiting || waiting.delays >= MOST_DELAYS) return false
    waiting.delays += 1
    const wait = BUSY_WAIT * waiting.delays * (0.5 + this.means.random())
    setTimeout(() => {
      if (this.#welcomed && this.#waiting.has(waiting.message.id)) this.#write(waiting.message)
    }, wait)
    return true
  }

  async #lost(): Promise<void> {
    const everCame = this.#welcomed || this.screen !== null
    this.#drop()
    if (this.#closed) return
    if (!everCame && !(await this.#exists())) {
      this.state = 'gone'
      return
    }
    if (this.#tries > 0 || everCame) {
      this.state = 'lost'
      if (this.#tries > 0 && this.means.network) server.found(false)
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.5 + this.means.random())
    this.#tries += 1
    this.#timer = setTimeout(() => this.#open(), wait)
  }

  async #exists(): Promise<boolean> {
    try {
      return await this.means.exists(this.id)
    } catch {
      return true
    }
  }

  #drop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    hangUp(socket)
  }

  /** Each message shows that the line is alive. After a long silence we ask; no answer means it is not. */
  #listen(): void {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping', id: this.#id() }))
      this.#pulse = setTimeout(() => void this.#lost(), DEAF)
    }, QUIET)
  }

  /** The device is awake or online again: no need to wait for the next try. */
  #hurry = (): void => {
    if (this.state !== 'lost' || globalThis.document?.visibilityState === 'hidden') return
    this.again()
  }

  /** The browser knows at once what the line would show only by its silence; if it errs, the next try succeeds. */
  #cut = (): void => {
    if (this.#welcomed && this.means.network) void this.#lost()
  }

  #write(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #id(): string {
    const part = () => this.means.random().toString(36).slice(2, 12)
    return `${part()}-${part()}`.slice(0, 36)
  }
}
