/** The games of this browser. */
import { BrowserStore } from '../browser-store.svelte'
import type { Kept, WireEvent } from './local-game'

const store = new BrowserStore<Kept>('gauntlet', 'games')

export const games = {
  /** Whether games outlast the page. */
  get kept(): boolean {
    return store.lasting
  },
  load: (id: string) => store.load(id),
  all: () => store.all(),
  remove: (id: string) => store.remove(id),

  /**
   * Adds events to the log of a game, and returns the log as it is now. If another tab has been faster, it is theirs,
   * and nothing was added.
   */
  append(before: Kept, events: readonly WireEvent[]): Promise<Kept> {
    const wished: Kept = { ...before, events: [...before.events, ...events] }
    return store.change(before.id, stored =>
      stored && stored.events.length > before.events.length ? stored : wished,
    )
  },
}
