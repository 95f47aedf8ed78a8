/** One stop of the Tab key for a group; the arrows move within it, to whatever lies nearest in that direction. */
import type { Attachment } from 'svelte/attachments'

type Way = readonly [x: number, y: number]

const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const roving: Attachment<HTMLElement> = group => {
  let current: HTMLElement | undefined
  let inside = false

  const items = () => [...group.querySelectorAll<HTMLElement>('[data-item]')]

  function settle(): void {
    const all = items()
    if (!current || !all.includes(current)) {
      // Whatever lies in the same slot now takes over from a thing that was replaced.
      const slot = current?.dataset.slot
      const left = current !== undefined && inside
      current = all.find(item => slot && item.dataset.slot === slot) ?? all[0]
      // Whoever plays by keyboard stays where they were, though the card under them has gone.
      if (left && document.activeElement === document.body) queueMicrotask(() => current?.focus())
    }
    for (const item of all) {
      const index = item === current ? 0 : -1
      if (item.tabIndex !== index || !item.hasAttribute('tabindex')) item.tabIndex = index
    }
  }

  function focused(event: FocusEvent): void {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]') : null
    if (!item || !group.contains(item)) return
    current = item
    inside = true
    settle()
  }

  function blurred({ target }: FocusEvent): void {
    // A thing that is taken off the page loses the focus too, but nobody has left it.
    setTimeout(() => {
      if (target instanceof Element && target.isConnected && !group.contains(document.activeElement))
        inside = false
    })
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = event.target
    if (!(from instanceof HTMLElement) || !from.matches('[data-item]')) return
    const all = items()
    const way = WAYS[event.key]
    const next = way
      ? nearest(all, from, way)
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined
    if (!way && !next) return
    event.preventDefault()
    next?.focus()
  }

  const watcher = new MutationObserver(settle)
  watcher.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', focused)
  group.addEventListener('focusout', blurred)
  group.addEventListener('keydown', pressed)
  settle()
  return () => {
    watcher.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('focusout', blurred)
    group.removeEventListener('keydown', pressed)
  }
}

function nearest(all: HTMLElement[], from: HTMLElement, [x, y]: Way): HTMLElement | undefined {
  const here = middle(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of all) {
    if (item === from) continue
    const there = middle(item)
    const along = (there[0] - here[0]) * x + (there[1] - here[1]) * y
    const aside = Math.abs((there[0] - here[0]) * y) + Math.abs((there[1] - here[1]) * x)
    if (along < 4) continue
    const far = along + 3 * aside
    if (far < least) {
      least = far
      best = item
    }
  }
  return best
}

/** Where it lies on the page, even while it still flies there. */
function middle(item: HTMLElement): Way {
  let [x, y] = [item.offsetWidth / 2, item.offsetHeight / 2]
  for (let node: Element | null = item; node instanceof HTMLElement; node = node.offsetParent) {
    x += node.offsetLeft
    y += node.offsetTop
  }
  return [x, y]
}

/** Moves the focus into a group: to its stop of the Tab key. */
export function enter(root: HTMLElement | undefined, group: string): void {
  const found = root?.querySelector(`[data-group="${group}"]`)
  found?.querySelector<HTMLElement>('[data-item][tabindex="0"], [data-item]')?.focus()
}
