/** A local table as what a socket to a server's table is: TableConnection does not know the difference. */
import type { Means } from '../table/connection.svelte'
import type { Command } from '../table/table-types'
import { isLocal } from './id'
import { Refusal, type Schemas } from './local-game'
import type { LocalTable } from './table'

/** Whoever has written says so, and the other tabs look. */
const CHANNEL = 'gauntlet-games'

/** How a table is reached: undefined for one on the server. */
export function meansFor(id: string): Means | undefined {
  if (!isLocal(id)) return undefined
  return {
    open: () => new LocalSocket(id) as unknown as WebSocket,
    exists: async () => (await (await import('./game-store.svelte')).games.load(id)) !== undefined,
    random: Math.random,
    network: false,
  }
}

/** Loaded when it is needed: a table on the server needs no engine. */
async function openTable(id: string): Promise<LocalTable | undefined> {
  const [{ LocalTable }, { sharedEngine }, { games }] = await Promise.all([
    import('./table'),
    import('./shared-engine'),
    import('./game-store.svelte'),
  ])
  return LocalTable.open(id, sharedEngine(), games)
}

class LocalSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readyState = 0
  private table: LocalTable | undefined
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null

  constructor(private readonly id: string) {
    if (this.channel) {
      this.channel.onmessage = ({ data }) => {
        if (data === id) void this.table?.refresh().catch(() => this.end())
      }
    }
    openTable(id).then(
      table => {
        this.table = table
        if (!table || this.readyState === 3) return this.end()
        this.readyState = 1
        this.onopen?.()
      },
      () => this.end(),
    )
  }

  send(text: string): void {
    void this.answer(JSON.parse(text) as Schemas['ClientMessage']).catch(() => this.end())
  }

  close(): void {
    this.end()
  }

  private async answer(message: Schemas['ClientMessage']): Promise<void> {
    if (!this.table) return
    if (message.type === 'hello') {
      const listener = {
        update: (update: Schemas['Update']) => {
          this.tell(update)
          this.channel?.postMessage(this.id)
        },
        failed: () => this.end(),
      }
      this.tell(await this.table.welcome(message.last ?? 0, listener))
      return
    }
    const { id, ...command } = message
    try {
      await this.table.execute(command as Command, id, reply => this.tell(reply))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      this.tell({ type: 'refused', id, code: problem.code, text: problem.message })
    }
  }

  private tell(message: Schemas['ServerMessage']): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) })
  }

  private end(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.channel?.close()
    this.table?.close()
    this.onclose?.()
  }
}
