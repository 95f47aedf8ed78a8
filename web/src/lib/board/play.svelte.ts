/** What the player is about to do: staged on the board, kept through reloads, sent as one decision. */
import type { Decision, Stone, Verb } from '../rules/decision'
import type { Board, Choice, Ending } from '../table/types'
import { canPick, choicesAbout, exactTake, isStone, offered, spotOf, takes, usual } from './staging'

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
  send: (decision: Decision) => void
}

/** What is kept of a half-made choice; the decision by its notation. */
interface Draft {
  key: string
  picks: Stone[]
  chosen: string | null
}

export class Play {
  picks = $state.raw<Stone[]>([])
  /** A whole decision, unless stones are being picked. */
  chosen = $state.raw<Decision | null>(null)
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
  readonly me = $derived.by(() => this.board.viewer)
  readonly area = $derived.by(() => (this.me === null ? null : (this.board.players[this.me] ?? null)))
  readonly waiting = $derived.by(() => this.#now().waiting)
  /** What one press would send. */
  readonly ready = $derived.by((): Choice | null =>
    this.picks.length > 0 ? exactTake(this.choices, this.picks) : offered(this.choices, this.chosen),
  )
  readonly begun = $derived.by(() => this.picks.length > 0 || this.chosen !== null || this.subject !== null)
  /** Spots with which something can be done now. */
  readonly open = $derived.by(() => new Set(this.choices.flatMap(choice => spotsOf(choice.decision))))
  /** How many stones more the picks need at most. */
  readonly missing = $derived.by(() =>
    Math.max(0, ...takes(this.choices, this.picks).map(({ decision }) => decision.tokens.length)),
  )

  /** Begins the question anew, with what was kept of it. */
  restore(): void {
    const draft = this.#draft()
    this.picks = draft?.picks && takes(this.choices, draft.picks).length > 0 ? draft.picks : []
    const chosen = this.choices.find(({ decision }) => decision.text === draft?.chosen)?.decision
    this.chosen = this.picks.length > 0 ? null : (chosen ?? usual(this.choices))
    this.subject = this.chosen ? spotOf(this.chosen) : null
  }

  /** What can be done with a thing on the table. */
  about(spot: string): Choice[] {
    return choicesAbout(this.choices, spot)
  }

  can(verb: Verb, spot: string): boolean {
    return this.about(spot).some(({ decision }) => decision.verb === verb)
  }

  canPick(stone: string): boolean {
    return isStone(stone) && canPick(this.choices, this.picks, stone)
  }

  /** Whether a press on the spot would change anything but what is looked at. */
  useful(spot: string): boolean {
    if (this.waiting) return false
    const [kind, id = ''] = spot.split(':')
    if (kind === 'bank' && this.canPick(id)) return true
    return this.about(spot).some(({ decision }) => decision !== this.chosen)
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
      const decision = this.about(spot)[0]?.decision ?? null
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

  stage(decision: Decision | undefined): void {
    if (this.waiting || !decision || !offered(this.choices, decision)) return
    this.picks = []
    this.chosen = decision
    this.subject = spotOf(decision)
    this.#keep()
  }

  /** Puts a picked stone back. */
  unpick(index: number): void {
    if (this.waiting) return
    this.picks = this.picks.filter((_, at) => at !== index)
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

  #keep(): void {
    const { key } = this.#now()
    if (!key) return
    const draft: Draft = { key, picks: this.picks, chosen: this.chosen?.text ?? null }
    try {
      sessionStorage.setItem('draft', JSON.stringify(draft))
    } catch {
      // Then the choice lasts as long as the page.
    }
  }

  #draft(): Draft | null {
    const { key } = this.#now()
    try {
      const draft = JSON.parse(sessionStorage.getItem('draft') ?? 'null') as Draft | null
      return key && draft?.key === key ? draft : null
    } catch {
      return null
    }
  }
}

/** Stones are taken from several places. */
function spotsOf(decision: Decision): string[] {
  if (decision.verb === 'take') return decision.tokens.map(stone => `bank:${stone}`)
  const spot = spotOf(decision)
  return spot ? [spot] : []
}
