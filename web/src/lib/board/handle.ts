/** Hold to look closely, drag to my own area: with any pointer, and never in the way of scrolling.

A finger that moves at once scrolls the page; one that has held a thing first may take it along. */
import type { Attachment } from 'svelte/attachments'

interface Handling {
  /** Held without moving: show it large. */
  onhold?: (() => void) | undefined
  /** Taken along after it was held. */
  onlift?: (() => void) | undefined
  /** Dropped on my own area. */
  ondrop?: (() => void) | undefined
}

const HOLD = 380
const SLACK = 8
/** A finger that holds still for long trembles. */
const TREMBLE = 16

export function handle(make: () => Handling): Attachment<HTMLElement> {
  return node => {
    let start: PointerEvent | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let ghost: HTMLElement | null = null
    let held = false
    let swallow = false

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return
      start = event
      held = false
      swallow = false
      timer = setTimeout(hold, HOLD)
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', end)
    }

    function hold(): void {
      const { onhold } = make()
      if (!onhold || ghost) return
      held = true
      swallow = true
      onhold()
    }

    /** If the press ends elsewhere no click follows, and the next one is meant. */
    function release(): void {
      setTimeout(() => {
        swallow = false
      }, 60)
    }

    function move(event: PointerEvent): void {
      if (!start) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!ghost) {
        if (Math.hypot(x, y) < (held ? TREMBLE : SLACK)) return
        clearTimeout(timer)
        // Stones in the bank need not be held first: nobody scrolls there.
        const free = held || start.pointerType !== 'touch' || getComputedStyle(node).touchAction === 'none'
        const { onlift, ondrop } = make()
        if (!free || !ondrop) {
          if (held) addEventListener('pointerup', release, { once: true })
          end()
          return
        }
        if (held) onlift?.()
        const { copy, box } = pictureOf(node)
        ghost = float(copy, box)
        swallow = true
      }
      ghost.style.transform = `translate(${x}px, ${y}px) scale(1.05)`
      document.querySelector('[data-drop]')?.toggleAttribute('data-over', over(event))
    }

    function up(event: PointerEvent): void {
      if (ghost && over(event)) make().ondrop?.()
      release()
      end()
    }

    function end(): void {
      clearTimeout(timer)
      start = null
      ghost?.remove()
      ghost = null
      document.querySelector('[data-drop]')?.removeAttribute('data-over')
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
    }

    /** The click that a browser makes of the same press would undo what was just done. */
    function click(event: MouseEvent): void {
      if (!swallow) return
      swallow = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    function menu(event: Event): void {
      // Android opens its menu on a long press.
      if (held || start) event.preventDefault()
    }

    /** What is held moves instead of the page. */
    function pan(event: TouchEvent): void {
      if (held && event.cancelable) event.preventDefault()
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('click', click, true)
    node.addEventListener('contextmenu', menu)
    node.addEventListener('dragstart', menu)
    node.addEventListener('touchmove', pan, { passive: false })
    return () => {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('click', click, true)
      node.removeEventListener('contextmenu', menu)
      node.removeEventListener('dragstart', menu)
      node.removeEventListener('touchmove', pan)
    }
  }
}

function over(event: PointerEvent): boolean {
  const box = document.querySelector('[data-drop]')?.getBoundingClientRect()
  return Boolean(
    box &&
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom,
  )
}

export interface Picture {
  copy: HTMLElement
  box: DOMRect
}

/** What of a thing on the board is taken along: a stone without its pile, a card without the number of those below. */
export function pictureOf(node: HTMLElement): Picture {
  const part = node.querySelector<HTMLElement>('[data-flies]') ?? node
  const copy = part.cloneNode(true) as HTMLElement
  copy.querySelector('[data-count]')?.remove()
  return { copy, box: part.getBoundingClientRect() }
}

/** Lets a copy of something on the board float above the page, where it can be neither touched nor heard. */
export function float(copy: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  for (const node of [copy, ...copy.querySelectorAll('[data-spot]')]) {
    node.removeAttribute('data-spot')
    node.removeAttribute('data-item')
  }
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  document.body.append(copy)
  return copy
}
