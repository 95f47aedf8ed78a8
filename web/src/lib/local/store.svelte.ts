/** The games of this browser, in its IndexedDB; where that is forbidden or full, as long as the page lives. */
import { createStore, del, get, type UseStore, update, values } from 'idb-keyval'
import type { Kept, WireEvent } from './types'

/** What could not be written. */
const memory = new Map<string, Kept>()
let database: UseStore | undefined
let works = $state(true)

export const games = {
  /** Whether games outlast the page. */
  get kept(): boolean {
    return works
  },

  async load(id: string): Promise<Kept | undefined> {
    return memory.get(id) ?? (await tried(() => get<Kept>(id, open()), undefined))
  },

  async all(): Promise<Kept[]> {
    const stored = await tried(() => values<Kept>(open()), [])
    return [...memory.values(), ...stored.filter(({ id }) => !memory.has(id))]
  },

  /**
   * Adds events to the log of a game, and returns the log as it is now. If another tab has been faster, it is theirs,
   * and nothing was added.
   */
  async append(before: Kept, events: readonly WireEvent[]): Promise<Kept> {
    const wished: Kept = { ...before, events: [...before.events, ...events] }
    let now = wished
    const write = (stored: Kept | undefined) => {
      now = stored && stored.events.length > before.events.length ? stored : wished
      return now
    }
    const written = await tried(() => update(before.id, write, open()).then(() => true), false)
    if (written) memory.delete(before.id)
    else {
      now = wished
      memory.set(before.id, now)
    }
    return now
  },

  async remove(id: string): Promise<void> {
    memory.delete(id)
    await tried(() => del(id, open()), undefined)
  },
}

function open(): UseStore {
  database ??= createStore('gauntlet', 'games')
  return database
}

async function tried<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    const result = await work()
    works = true
    return result
  } catch {
    database = undefined
    works = false
    return otherwise
  }
}
