/** Shows where things went: copies fly from where they were to where they are. Nothing waits for them. */
import type { Deed } from '../table/types'

export interface Picture {
  box: DOMRect
  /** Copied while it was still there. */
  copy: HTMLElement
}
type Before = Map<string, Picture>

const LONG = 340
const SHORT = 280
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const MOST = 14
let running: Animation[] = []

/** Remembers what is about to leave its place. To be called before the board changes. */
export function remember(root: HTMLElement, deeds: readonly Deed[]): Before {
  const found: Before = new Map()
  if (still() || document.hidden) return found
  for (const spot of new Set(deeds.flatMap(sources))) {
    const node = spotIn(root, spot)
    const box = node?.getBoundingClientRect()
    if (node && box && box.width > 0) found.set(spot, { box, copy: node.cloneNode(true) as HTMLElement })
  }
  return found
}

/** Lets the copies fly. To be called after the board has changed. */
export function fly(root: HTMLElement, before: Before, deeds: readonly Deed[], me: number | null): void {
  settle()
  if (still() || document.hidden) return
  // All measuring first, all changing after it.
  const flights = deeds.flatMap(deed => flightsOf(root, before, deed, me)).slice(0, MOST)
  for (const [order, flight] of flights.entries()) launch(flight, order * 25)
  for (const deed of deeds) turnUp(root, deed)
}

/** Ends whatever still moves: the next thing has happened. */
export function settle(): void {
  for (const animation of running) animation.finish()
  running = []
}

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function spotIn(root: HTMLElement, spot: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)
}

/** What a deed takes away from somewhere. */
function sources(deed: Deed): string[] {
  switch (deed.deed) {
    case 'take':
      return Object.keys(deed.tokens ?? {}).map(token => `bank:${token}`)
    case 'gain':
      return [`bank:${deed.stone}`]
    case 'time':
      return ['bank:time']
    case 'return':
      return Object.keys(deed.tokens ?? {}).map(token => `bank:${token}`)
    case 'reserve':
      return [deed.source === 'deck' ? `deck:${deed.level}` : `card:${deed.card}`, 'bank:shield']
    case 'recruit':
      return [`card:${deed.card}`, ...Object.keys(deed.tokens ?? {}).map(token => `bank:${token}`)]
    case 'location':
      return [`location:${deed.location}`]
    case 'avengers':
      return ['tile:avengers']
    case 'refill':
      return [`deck:${deed.level}`]
    default:
      return []
  }
}

interface Flight {
  copy: HTMLElement
  from: DOMRect
  to: DOMRect
}

function flightsOf(root: HTMLElement, before: Before, deed: Deed, me: number | null): Flight[] {
  const home = spotIn(root, deed.seat === me ? 'me:tokens' : `player:${deed.seat}`)?.getBoundingClientRect()
  if (!home || deed.deed === 'refill') return []
  const tokens = deed.tokens ?? (deed.stone ? { [deed.stone]: 1 } : deed.deed === 'time' ? { time: 1 } : {})
  const back = deed.deed === 'return' || deed.deed === 'recruit'
  const flights: Flight[] = Object.entries(tokens).flatMap(([token, count]) => {
    const picture = before.get(`bank:${token}`)
    if (!picture) return []
    return Array.from({ length: Math.min(count, 3) }, (_, place) => {
      const shifted = new DOMRect(
        picture.box.x + 5 * place,
        picture.box.y,
        picture.box.width,
        picture.box.height,
      )
      const copy = picture.copy.cloneNode(true) as HTMLElement
      return back ? { copy, from: home, to: shifted } : { copy, from: shifted, to: home }
    })
  })
  for (const spot of sources(deed).filter(one => !one.startsWith('bank:') || deed.deed === 'reserve')) {
    const picture = before.get(spot)
    if (spot === 'bank:shield' && !deed.shield) continue
    if (picture)
      flights.push({ copy: picture.copy.cloneNode(true) as HTMLElement, from: picture.box, to: home })
  }
  return flights
}

function launch({ copy, from, to }: Flight, delay: number): void {
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  for (const node of [copy, ...copy.querySelectorAll('[data-spot]')]) node.removeAttribute('data-spot')
  // At the size of whichever end is not a whole player's area.
  const box = from.width * from.height <= to.width * to.height ? from : to
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  document.body.append(copy)
  const at = (place: DOMRect, scale: number) =>
    `translate(${place.x + (place.width - box.width) / 2}px, ${place.y + (place.height - box.height) / 2}px) scale(${scale})`
  const [first, last] = box === from ? [1, 0.45] : [0.45, 1]
  const animation = copy.animate(
    [
      { transform: at(from, first), opacity: 1 },
      { transform: at(to, last), opacity: 0.85, offset: 0.92 },
      { transform: at(to, last), opacity: 0 },
    ],
    { duration: LONG, delay, easing: EASE, fill: 'both' },
  )
  animation.onfinish = () => copy.remove()
  animation.oncancel = () => copy.remove()
  running.push(animation)
}

/** A new card comes from its deck and turns its face up on the way. */
function turnUp(root: HTMLElement, deed: Deed): void {
  if (deed.deed !== 'refill' || !deed.card) return
  const card = spotIn(root, `card:${deed.card}`)
  const deck = spotIn(root, `deck:${deed.level}`)?.getBoundingClientRect()
  const box = card?.getBoundingClientRect()
  if (!card || !deck || !box) return
  const animation = card.animate(
    [
      {
        transform: `translate(${deck.x - box.x}px, ${deck.y - box.y}px) perspective(600px) rotateY(90deg)`,
        opacity: 0,
      },
      { opacity: 1, offset: 0.3 },
      { transform: 'translate(0, 0) perspective(600px) rotateY(0deg)', opacity: 1 },
    ],
    { duration: SHORT, delay: 90, easing: EASE, fill: 'backwards' },
  )
  running.push(animation)
}
