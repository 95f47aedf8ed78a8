/** Things that this browser keeps in its IndexedDB; where that is forbidden or full, as long as the page lives. */
import { createStore, del, get, type UseStore, update, values } from 'idb-keyval'

export class BrowserStore<Thing extends { readonly id: string }> {
  /** What could not be written. */
  private readonly memory = new Map<string, Thing>()
  private store: UseStore | undefined
  /** What can be read says nothing about what can be written. */
  private works = $state(true)

  /** Each database has one store: idb-keyval cannot add another one. */
  constructor(
    private readonly database: string,
    private readonly name: string,
  ) {}

  /** Whether things outlast the page. */
  get lasting(): boolean {
    return this.works
  }

  async load(id: string): Promise<Thing | undefined> {
    return this.memory.get(id) ?? (await this.tried(() => get<Thing>(id, this.open()), undefined))
  }

  async all(): Promise<Thing[]> {
    const stored = await this.tried(() => values<Thing>(this.open()), [])
    return [...this.memory.values(), ...stored.filter(({ id }) => !this.memory.has(id))]
  }

  /** Writes what `next` makes of what is there now, which may be another tab's, and returns it. */
  async change(id: string, next: (stored: Thing | undefined) => Thing): Promise<Thing> {
    let now: Thing | undefined
    const write = (stored: Thing | undefined) => {
      now = next(stored)
      return now
    }
    const written = await this.tried(() => update(id, write, this.open()).then(() => true), false)
    if (written && now) {
      this.works = true
      this.memory.delete(id)
      return now
    }
    const kept = next(undefined)
    this.memory.set(id, kept)
    return kept
  }

  async remove(id: string): Promise<void> {
    this.memory.delete(id)
    await this.tried(() => del(id, this.open()), undefined)
  }

  private open(): UseStore {
    this.store ??= createStore(this.database, this.name)
    return this.store
  }

  private async tried<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await work()
    } catch {
      this.store = undefined
      this.works = false
      return otherwise
    }
  }
}
