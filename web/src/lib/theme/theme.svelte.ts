import { store } from '../storage'

export const THEMES = ['night', 'day'] as const
export type Theme = (typeof THEMES)[number]

// early.js has read the stored choice already.
let current = $state<Theme>(globalThis.document?.documentElement.dataset.theme === 'day' ? 'day' : 'night')

export const theme = {
  get current(): Theme {
    return current
  },
  choose(next: Theme): void {
    current = next
    document.documentElement.dataset.theme = next
    store('theme', next)
  },
}
