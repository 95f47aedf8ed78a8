/** How this browser plays: kept here, and the same at every table. */
import { store, stored } from './storage'

export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const
export type Speed = (typeof SPEEDS)[number]

/** What a movement's usual length is multiplied with. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 }

const CALM = '(prefers-reduced-motion: reduce)'

let speed = $state<Speed>(SPEEDS.find(one => one === stored('speed')) ?? 'normal')
let confirm = $state(stored('confirm') !== 'off')
let autopay = $state(stored('autopay') !== 'off')
let largeCards = $state(stored('cards') === 'large')

export const settings = {
  get speed(): Speed {
    return speed
  },
  set speed(next: Speed) {
    speed = next
    store('speed', next)
  },
  /** 0 also for those whose device asks for less motion. */
  get pace(): number {
    return globalThis.matchMedia?.(CALM).matches ? 0 : PACE[speed]
  },
  /** Whether a choice is sent by a press of its own. */
  get confirm(): boolean {
    return confirm
  },
  set confirm(next: boolean) {
    confirm = next
    store('confirm', next ? 'on' : 'off')
  },
  /** Whether recruiting pays the usual way without asking. */
  get autopay(): boolean {
    return autopay
  },
  set autopay(next: boolean) {
    autopay = next
    store('autopay', next ? 'on' : 'off')
  },
  /** Whether everything but the market is as small as it may be. */
  get largeCards(): boolean {
    return largeCards
  },
  set largeCards(next: boolean) {
    largeCards = next
    store('cards', next ? 'large' : 'normal')
  },
}
