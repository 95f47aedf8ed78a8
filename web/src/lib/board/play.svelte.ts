/** What the player is about to do: staged on the board, kept through reloads, sent as one decision. */
import type { Stone } from '../pieces/stones'
import type { Board, Choice, Ending } from '../table/types'
import { canPick, decisionsAbout, isStone, offered, spotOf, taking, takings, usual } from './staging'

export interface Circumstances {
  board: Board
  /** Whether decisions can be made here at all. */
  live: boolean
  /** Whether a decision is on its way. */
  waiting: boolean
  /** What a half-made choice is kept under; it changes with the question. */
  key: string | undefined
  /** Spots that a lesson points at. */
  highlight: readonly string[]
  /** Spots that the others have just touched. */
  trace: ReadonlySet<string>
  ending: Ending
  names: readonly string[]
  send: (decision: string) => void
}

interface Kept {
  picks: Stone[]
  chosen: string | null
}

export class Play {
  picks = $state.raw<Stone[]>([])
  /** A whole decision, unless stones are being picked. */
  chosen = $state<string | null>(null)
  /** The thing that the player looks at, even where nothing can be done with it. */
  subject = $state<string | null>(null)
  /** The thing that is shown large. */
  looked = $state<string | null>(null)
  readonly #now: () => Circumstances

  constructor(now: () => Circumstances) {
    this.#now = now
  }

  readonly board = $derived.by(() => this.#now().board)
  readonly choices = $derived.by((): Choice[] => (this.#now().live ? this.board.choices : []))
  readonly asked = $derived.by(() => this.choices.length > 0)
  readonly live = $derived.by(() => this.#now().live)
  readonly highlight = $derived.by(() => this.#now().highlight)
  readonly trace = $derived.by(() => this.#now().trace)
  readonly sixteen = $derived.by(() => this.#now().ending === 'sixteen')
  readonly names = $derived.by(() => this.#now().names)
  readonly me = $derived.by(() => this.board.seat)
  readonly area = $derived.by(() => (this.me === null ? null : (this.board.players[this.me] ?? null)))
  readonly waiting = $derived.by(() => this.#now().waiting)
  /** What one press would send. */
  readonly ready = $derived.by((): Choice | null =>
    this.picks.length > 0 ? taking(this.choices, this.picks) : offered(this.choices, this.chosen),
  )
  readonly begun = $derived.by(() => this.picks.length > 0 || this.chosen !== null || this.subject !== null)
  /** Spots with which something can be done now. */
  readonly open = $derived.by(() => new Set(this.choices.flatMap(choice => this.#spots(choice))))
  /** How many stones more the picks need at most. */
  readonly missing = $derived.by(() =>
    Math.max(0, ...takings(this.choices, this.picks).map(c => c.decision.split(' ').length - 1)),
  )

  /** Begins the question anew, with what was kept of it. */
  restore(): void {
    const kept = this.#kept()
    this.picks = kept?.picks && takings(this.choices, kept.picks).length > 0 ? kept.picks : []
    const chosen = kept?.chosen && offered(this.choices, kept.chosen) ? kept.chosen : null
    this.chosen = this.picks.length > 0 ? null : (chosen ?? usual(this.choices))
    this.subject = this.chosen ? spotOf(this.chosen) : null
  }

  can(decision: string): boolean {
    return offered(this.choices, decision) !== null
  }

  canPick(stone: string): boolean {
    return isStone(stone) && canPick(this.choices, this.picks, stone)
  }

  /** Whether a press on the spot would change anything but what is looked at. */
  useful(spot: string): boolean {
    if (this.waiting) return false
    const [kind, id = ''] = spot.split(':')
    if (kind === 'bank' && this.canPick(id)) return true
    return decisionsAbout(spot).some(decision => decision !== this.chosen && this.can(decision))
  }

  /** Whether the thing is what is being decided about already, so that only sending or taking back is left to do. */
  settled(spot: string): boolean {
    return spot === this.subject || spot === `card:${this.board.paying}`
  }

  /** A press on a thing: stages what can be done with it, or else only looks at it. */
  touch(spot: string): void {
    if (!this.live) this.look(spot)
    if (this.waiting || !this.live) return
    const [kind, id = ''] = spot.split(':')
    if (kind === 'bank' && isStone(id) && this.canPick(id)) {
      this.picks = [...this.picks, id]
      this.chosen = null
      this.subject = null
    } else if (kind !== 'bank' && this.settled(spot)) {
      this.clear()
      return
    } else {
      const decision = decisionsAbout(spot).find(one => this.can(one)) ?? null
      if (kind === 'bank' && !decision) {
        this.subject = spot
        return
      }
      this.picks = []
      this.chosen = decision
      this.subject = spot
    }
    this.#keep()
  }

  /** Shows a thing large, if there is more to see of it; null puts it away. */
  look(spot: string | null): void {
    if (spot === null || /^(card|location|battle):/.test(spot)) this.looked = spot
  }

  stage(decision: string): void {
    if (this.waiting || !this.can(decision)) return
    this.picks = []
    this.chosen = decision
    this.subject = spotOf(decision)
    this.#keep()
  }

  /** Puts a picked stone back. */
  unpick(place: number): void {
    if (this.waiting) return
    this.picks = this.picks.filter((_, at) => at !== place)
    this.#keep()
  }

  clear(): void {
    if (this.waiting) return
    this.picks = []
    this.chosen = usual(this.choices)
    this.subject = null
    this.#keep()
  }

  send(): void {
    if (this.ready && !this.waiting) this.#now().send(this.ready.decision)
  }

  #spots(choice: Choice): string[] {
    const spot = spotOf(choice.decision)
    if (spot) return [spot]
    const [verb, ...stones] = choice.decision.split(' ')
    return verb === 'take' ? stones.map(stone => `bank:${stone}`) : []
  }

  #keep(): void {
    const { key } = this.#now()
    if (!key) return
    const kept: Kept = { picks: this.picks, chosen: this.chosen }
    try {
      sessionStorage.setItem('draft', JSON.stringify({ key, ...kept }))
    } catch {
      // Then the choice lasts as long as the page.
    }
  }

  #kept(): Kept | null {
    const { key } = this.#now()
    try {
      const kept = JSON.parse(sessionStorage.getItem('draft') ?? 'null') as (Kept & { key: string }) | null
      return key && kept?.key === key ? kept : null
    } catch {
      return null
    }
  }
}
