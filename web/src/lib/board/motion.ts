/** Shows where things went: copies fly from where they were to where they are. Nothing waits for them. */
import type { Token } from '../rules/decision'
import type { Effect } from '../rules/effects'
import { settings } from '../settings.svelte'
import type { Move } from '../table/table-types'
import { float, type Picture, pictureOf } from './handle'

/** Copied while it was still there. */
type Before = Map<string, Picture>

const LONG = 340
const SHORT = 280
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const MOST = 14
/** Copies of one kind of token. */
const MOST_ALIKE = 3
let running: Animation[] = []

/** Remembers what is about to leave its place. To be called before the board changes. */
export function remember(root: HTMLElement, moves: readonly Move[]): Before {
  const found: Before = new Map()
  if (still() || document.hidden) return found
  for (const spot of new Set(moves.flatMap(move => move.effects.flatMap(sources)))) {
    const node = spotIn(root, spot)
    const picture = node && pictureOf(node)
    if (picture && picture.box.width > 0) found.set(spot, picture)
  }
  return found
}

/** Lets the copies fly. To be called after the board has changed. */
export function fly(root: HTMLElement, before: Before, moves: readonly Move[], me: number | null): void {
  settle()
  if (still() || document.hidden) return
  // All measuring first, all changing after it.
  const flights = moves.flatMap(({ seat, effects }) =>
    effects.flatMap(effect => flightsOf(root, before, seat, effect, me)),
  )
  const refills = moves.flatMap(move => move.effects.flatMap(effect => refillOf(root, effect)))
  for (const [order, flight] of flights.slice(0, MOST).entries()) launch(flight, order * 25 * settings.pace)
  for (const refill of refills) turnUp(refill)
  start(running)
}

/** Whatever has changed is laid out and painted first: a movement that began with that would lose its first frames. */
function start(animations: readonly Animation[]): void {
  for (const animation of animations) animation.pause()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const animation of animations) if (animation.playState === 'paused') animation.play()
    }),
  )
}

/** Ends whatever still moves: the next thing has happened. */
export function settle(): void {
  for (const animation of running) animation.finish()
  running = []
}

function still(): boolean {
  return settings.pace === 0
}

function spotIn(root: HTMLElement, spot: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)
}

/** Where the things are that an effect moves. */
function sources(effect: Effect): string[] {
  switch (effect.kind) {
    case 'take':
    case 'gain':
    case 'pay':
    case 'return':
      return Object.keys(effect.tokens).map(token => `bank:${token}`)
    case 'time':
    case 'shield':
      return [`bank:${effect.kind}`]
    case 'reserve':
      return [effect.level ? `deck:${effect.level}` : `card:${effect.card}`]
    case 'recruit':
      return [`card:${effect.card}`]
    case 'location':
      return [`location:${effect.location}`]
    case 'avengers':
      return ['tile:avengers']
    default:
      return []
  }
}

interface Flight {
  copy: HTMLElement
  from: DOMRect
  to: DOMRect
}

function flightsOf(
  root: HTMLElement,
  before: Before,
  seat: number,
  effect: Effect,
  me: number | null,
): Flight[] {
  const home = spotIn(root, seat === me ? 'me:tokens' : `player:${seat}`)?.getBoundingClientRect()
  if (!home) return []
  const back = effect.kind === 'pay' || effect.kind === 'return'
  return sources(effect).flatMap(spot => {
    const picture = before.get(spot)
    if (!picture) return []
    const count = 'tokens' in effect ? (effect.tokens[spot.slice('bank:'.length) as Token] ?? 0) : 1
    return Array.from({ length: Math.min(count, MOST_ALIKE) }, (_, index) => {
      const { x, y, width, height } = picture.box
      const there = new DOMRect(x + 5 * index, y, width, height)
      const copy = picture.copy.cloneNode(true) as HTMLElement
      return back ? { copy, from: home, to: there } : { copy, from: there, to: home }
    })
  })
}

function launch({ copy, from, to }: Flight, delay: number): void {
  // At the size of whichever end is not a whole player's area.
  const box = from.width * from.height <= to.width * to.height ? from : to
  float(copy, new DOMRect(0, 0, box.width, box.height))
  const at = (there: DOMRect, scale: number) =>
    `translate(${there.x + (there.width - box.width) / 2}px, ${there.y + (there.height - box.height) / 2}px) scale(${scale})`
  const [first, last] = box === from ? [1, 0.45] : [0.45, 1]
  const animation = copy.animate(
    [
      { transform: at(from, first), opacity: 1 },
      { transform: at(to, last), opacity: 0.85, offset: 0.92 },
      { transform: at(to, last), opacity: 0 },
    ],
    { duration: LONG * settings.pace, delay, easing: EASE, fill: 'both' },
  )
  animation.onfinish = () => copy.remove()
  animation.oncancel = () => copy.remove()
  running.push(animation)
}

interface Refill {
  card: HTMLElement
  /** How far away its deck lies. */
  x: number
  y: number
}

function refillOf(root: HTMLElement, effect: Effect): Refill[] {
  if (effect.kind !== 'refill' || !effect.card) return []
  const card = spotIn(root, `card:${effect.card}`)
  const deck = spotIn(root, `deck:${effect.level}`)?.getBoundingClientRect()
  const box = card?.getBoundingClientRect()
  return card && deck && box ? [{ card, x: deck.x - box.x, y: deck.y - box.y }] : []
}

/** A new card comes from its deck and turns its face up on the way. */
function turnUp({ card, x, y }: Refill): void {
  const animation = card.animate(
    [
      { transform: `translate(${x}px, ${y}px) perspective(600px) rotateY(90deg)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'translate(0, 0) perspective(600px) rotateY(0deg)', opacity: 1 },
    ],
    { duration: SHORT * settings.pace, delay: 90 * settings.pace, easing: EASE, fill: 'backwards' },
  )
  running.push(animation)
}
