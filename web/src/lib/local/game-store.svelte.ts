/** The games of this browser. */
import { BrowserStore } from '../browser-store.svelte'
import type { Kept, WireEvent } from './local-game'
import { fold } from './match'

const store = new BrowserStore<Kept>('gauntlet', 'games')

export const games = {
  /** Whether games outlast the page. */
  get kept(): boolean {
    return store.lasting
  },
  load: async (id: string): Promise<Kept | undefined> => {
    const kept = await store.load(id)
    return kept && isWhole(kept) ? kept : undefined
  },
  all: async (): Promise<Kept[]> => (await store.all()).filter(isWhole),
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

/** One whose log cannot be read, for whatever reason, must not hide the others; it stays where it is. */
function isWhole(kept: Kept): boolean {
  try {
    return fold(kept).status !== 'waiting'
  } catch {
    return false
  }
}
