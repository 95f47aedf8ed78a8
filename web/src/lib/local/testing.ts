/** What tests of local tables need: games in memory, and what a page hears. */
import { createEngine } from '../engine/engine'
import type { Engine } from '../engine/engine-api'
import { spawner } from '../engine/testing'
import type { Kept, Options, Schemas, WireEvent } from './local-game'
import { newGame, type Sitter } from './new-game'
import { LocalTable } from './table'

export const PERSON: Sitter = { name: 'Ana', bot: null }
export const BOT: Sitter = { name: 'Pebble', bot: 'pebble' }

export function testEngine(): Engine {
  return createEngine(spawner().spawn)
}

/** As game-store.svelte.ts, without a database. */
export class MemoryStore {
  readonly kept = new Map<string, Kept>()

  async load(id: string): Promise<Kept | undefined> {
    return this.kept.get(id)
  }

  async append(before: Kept, events: readonly WireEvent[]): Promise<Kept> {
    const stored = this.kept.get(before.id)
    if (stored && stored.events.length > before.events.length) return stored
    const now = { ...before, events: [...before.events, ...events] }
    this.kept.set(before.id, now)
    return now
  }
}

/** A page at a table: it keeps the last screen, and all that it was sent. */
export class Client {
  screen!: Schemas['Screen']
  entries: Schemas['Entry'][] = []
  private heard = () => {}

  constructor(readonly table: LocalTable) {}

  static async at(id: string, engine: Engine, store: MemoryStore): Promise<Client> {
    const table = await LocalTable.open(id, engine, store, 0)
    if (!table) throw new Error(`There is no table ${id}`)
    const client = new Client(table)
    const fail = (problem: unknown) => {
      throw problem
    }
    client.hear(await table.welcome(0, { update: message => client.hear(message), failed: fail }))
    return client
  }

  send(command: Parameters<LocalTable['execute']>[0]): Promise<void> {
    return this.table.execute(command, 'x', () => {})
  }

  async decide(decision?: string): Promise<void> {
    const chosen = decision ?? this.screen.board?.choices[0]?.decision ?? ''
    await this.send({ type: 'decide', question: this.screen.question, decision: chosen })
  }

  /** Until a person is asked, or the game is over. */
  async turn(): Promise<Schemas['Screen']> {
    while (this.screen.status === 'playing' && this.screen.board?.choices.length === 0) {
      await new Promise<void>(resolve => {
        this.heard = resolve
      })
    }
    return this.screen
  }

  private hear({ events, screen }: Schemas['Update'] | Schemas['Welcome']): void {
    this.entries.push(...events)
    this.screen = screen
    this.heard()
  }
}

export async function seat(
  engine: Engine,
  store: MemoryStore,
  sitters: readonly Sitter[],
  options: Partial<Options> = {},
): Promise<Client> {
  const kept = await newGame(engine, { ...options, players: sitters.length }, sitters)
  await store.append({ ...kept, events: [] }, kept.events)
  return Client.at(kept.id, engine, store)
}
