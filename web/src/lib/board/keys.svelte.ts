/** Keys of one letter: quick for some, in the way of speech input for others, who can switch them off. */
import { STONES } from '../rules/generated'
import { store, stored } from '../storage'
import type { Play } from './play.svelte'
import { enter } from './roving'

let on = $state(stored('keys') !== 'off')

export const keys = {
  get on(): boolean {
    return on
  },
  switch(next: boolean): void {
    on = next
    store('keys', next ? 'on' : 'off')
  },
}

interface Acts {
  root: HTMLElement | undefined
  play: Play
  help: () => void
  undo: (() => void) | undefined
  replay: () => void
}

/** Where the focus was when a key staged something: Enter there means to send it. */
let from: HTMLElement | null = null

const GROUPS: Record<string, string> = { m: 'market', b: 'bank', t: 'tiles', o: 'opponents' }

export function press(event: KeyboardEvent, { root, play, help, undo, replay }: Acts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return
  if (event.key === 'Enter') {
    sendOn(event, target, play)
    return
  }
  if (event.key === 'Escape') {
    if (play.begun) play.clear()
    return
  }
  if (!on) return
  const key = event.key.toLowerCase()
  const group = GROUPS[key]
  const spot = target.closest<HTMLElement>('[data-spot^="card:"]')?.dataset.spot ?? play.subject ?? ''
  const stone = STONES[Number(key) - 1]
  if (group) enter(root, group)
  else if (key === 'h') enter(root, play.excess > 0 ? 'bank' : 'hand')
  else if (key === 'r') stage(play, 'recruit', spot)
  else if (key === 's') stage(play, 'reserve', deckAt(target) ?? spot)
  else if (stone) play.touch(`bank:${stone}`)
  else if (key === 'u' && undo) undo()
  else if (key === 'l') replay()
  else if (key === '?') help()
  else return
  if (stone || key === 'r' || key === 's') from = target
  event.preventDefault()
}

function deckAt(target: HTMLElement): string | undefined {
  return target.closest<HTMLElement>('[data-spot^="deck:"]')?.dataset.spot
}

function stage(play: Play, verb: 'recruit' | 'reserve', spot: string): void {
  play.stage(play.about(spot).find(({ decision }) => decision.verb === verb)?.decision)
}

/** Enter sends what is staged, unless it would press something that is still of use. */
function sendOn(event: KeyboardEvent, target: HTMLElement, play: Play): void {
  if (!play.ready || event.repeat) return
  const spot = target.closest<HTMLElement>('[data-spot]')?.dataset.spot
  const item = target.matches('button, a, [role="button"]')
  const done = spot && target.matches('[data-item]') && (target === from || settled(spot, play))
  if (item && !done) return
  event.preventDefault()
  from = null
  play.send()
}

function settled(spot: string, play: Play): boolean {
  return play.settled(spot) || (spot.startsWith('bank:') && play.picks.length > 0 && !play.useful(spot))
}
