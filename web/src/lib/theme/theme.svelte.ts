import { store, stored } from '../storage'

/** `system`: as the device is set. */
export const THEMES = ['system', 'night', 'day'] as const
export type Theme = (typeof THEMES)[number]

const LIGHT = '(prefers-color-scheme: light)'
let current = $state<Theme>(THEMES.find(one => one === stored('theme')) ?? 'system')

// early.js has done the same before the first paint.
function show(): void {
  const system = matchMedia(LIGHT).matches ? 'day' : 'night'
  document.documentElement.dataset.theme = current === 'system' ? system : current
}

if (globalThis.document)
  matchMedia(LIGHT).addEventListener('change', () => {
    if (current === 'system') show()
  })

export const theme = {
  get current(): Theme {
    return current
  },
  choose(next: Theme): void {
    current = next
    store('theme', next)
    show()
  },
}
