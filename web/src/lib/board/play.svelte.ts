/** What the player is about to do: staged on the board, kept through reloads, sent as one decision. */
import type { Near } from '../pieces/near'
import { cardOf } from '../rules/catalogue'
import { type Decision, parseDecision, type Token, type Verb } from '../rules/decision'
import { STONES, TOKENS } from '../rules/generated'
import type { Board, Choice, Ending } from '../table/table-types'
import { keepDraft, keptDraft } from './draft'
import {
  canPick,
  changed,
  choicesAbout,
  exactTake,
  firstReturn,
  inOrder,
  isStone,
  offered,
  returnable,
  returned,
  spotOf,
  takes,
  usual,
} from './staging'

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
  /** Spots that the others have just touched, with their seats. */
  trace: ReadonlyMap<string, number>
  ending: Ending
  names: readonly string[]
  /** Whether phase pay is answered with the usual payment, unless the player asks for it. */
  autopay: boolean
  /** Whether a choice waits for a press of its own. */
  confirm: boolean
  /** Whether all tokens to return are picked before the first one is sent; a lesson takes one step at a time. */
  together: boolean
  /** Battles that this player is not asked about any more. */
  unwanted: ReadonlySet<string>
  /** Adds one to them; without it one is always asked. */
  unwant: ((battle: string) => void) | undefined
  send: (decision: Decision) => void
}

/** What there is more to see of. */
export const LARGE = /^(card|location|battle):/

export class Play {
  /** Stones to take, or tokens to return. */
  picks = $state.raw<Token[]>([])
  /** A whole decision, unless tokens are being picked. */
  chosen = $state.raw<Decision | null>(null)
  /** The thing that the player looks at, even where nothing can be done with it. */
  subject = $state<string | null>(null)
  /** The thing that is shown large. */
  looked = $state<string | null>(null)
  /** The thing that the mouse rests on, and where it lies. */
  glanced = $state.raw<{ spot: string; box: DOMRect } | null>(null)
  /** Answers to the questions that follow what was sent: they are sent as soon as they are asked for. */
  #plan: { after: unknown; decisions: Decision[] } | null = null
  /** The question that was restored last. */
  #restored: unknown
  /** Whether the page is about to answer by itself. */
  #answering = $state(false)
  readonly #now: () => Circumstances

  constructor(now: () => Circumstances) {
    this.#now = now
  }

  readonly board = $derived.by(() => this.#now().board)
  readonly choices = $derived.by((): Choice[] => (this.#now().live ? this.board.choices : []))
  readonly asked = $derived.by(() => this.choices.length > 0)
  readonly live = $derived.by(() => this.#now().live)
  readonly autopay = $derived.by(() => this.#now().autopay)
  readonly highlight = $derived.by(() => this.#now().highlight)
  readonly trace = $derived.by(() => this.#now().trace)
  readonly sixteen = $derived.by(() => this.#now().ending === 'sixteen')
  /** Everything that lies beside the market. */
  readonly tiles = $derived.by(
    () => this.board.locations.length + this.board.battles.length + (this.sixteen ? 1 : 2),
  )
  readonly names = $derived.by(() => this.#now().names)
  readonly me = $derived.by(() => this.board.viewer)
  readonly area = $derived.by(() => (this.me === null ? null : (this.board.players[this.me] ?? null)))
  readonly waiting = $derived.by(() => this.#now().waiting || this.#answering)
  /** How many tokens must be returned. */
  readonly excess = $derived.by(() => (this.asked && this.board.phase === 'return' ? this.#tooMany : 0))
  /** What one press would send; of several tokens to return, the first, and what is left after all of them. */
  readonly ready = $derived.by((): Choice | null => {
    if (this.picks.length === 0) return offered(this.choices, this.chosen)
    return this.excess > 0 ? this.#returning() : exactTake(this.choices, this.picks)
  })
  /** My tokens with what is staged, even while it is not whole. */
  readonly after = $derived.by((): Readonly<Record<string, number>> | undefined => {
    if (this.ready || this.picks.length === 0) return this.ready?.tokens
    return this.#withPicks(this.excess > 0 ? -1 : 1)
  })
  readonly begun = $derived.by(() => this.picks.length > 0 || this.chosen !== null || this.subject !== null)
  /** Spots with which something can be done now. */
  readonly open = $derived.by(() => new Set(this.choices.flatMap(choice => spotsOf(choice.decision))))
  /** How many stones more the picks need at most. */
  readonly missing = $derived.by(() =>
    Math.max(this.excess, ...takes(this.choices, this.picks).map(({ decision }) => decision.tokens.length)),
  )

  /** Begins the question anew, with what was kept of it; what the player looks at stays as long as the question. */
  restore(): void {
    if (this.#goOn()) return
    const known = this.#restored === this.#question
    this.#restored = this.#question
    const draft = keptDraft(this.#now().key)
    const picks = draft?.picks ?? []
    this.picks = this.excess === 0 ? (takes(this.choices, picks).length > 0 ? picks : []) : this.#held(picks)
    const chosen = this.choices.find(({ decision }) => decision.text === draft?.chosen)?.decision
    this.chosen = this.picks.length > 0 ? null : (chosen ?? usual(this.choices))
    if (!known) this.subject = this.chosen ? spotOf(this.chosen) : null
  }

  /** What can be done with a thing on the table. */
  about(spot: string): Choice[] {
    return choicesAbout(this.choices, spot)
  }

  /** What I lack of a card's cost, with the tokens that are being picked. */
  lacks(card: string): Readonly<Record<string, number>> | undefined {
    const missing = this.live ? this.board.shortfalls[card]?.missing : undefined
    const { after, area } = this
    if (!missing || !after || !area || this.picks.length === 0) return missing
    const { cost } = cardOf(card)
    return Object.fromEntries(
      STONES.map(stone => [
        stone,
        Math.max(0, cost[stone] - (area.bonuses[stone] ?? 0) - (after[stone] ?? 0)),
      ]),
    )
  }

  /** The bonus that the staged choice would bring. */
  readonly gains = $derived.by(() => {
    const verb = this.ready?.decision.verb
    const card = verb === 'recruit' ? this.ready?.decision.card : verb === 'pay' ? this.board.paying : null
    return card ? cardOf(card).bonus : null
  })

  /** Whether the staged choice would bring a tile. */
  brings(spot: string): boolean {
    const { ready } = this
    return (spot === 'tile:avengers' && ready?.avengers === true) || spot === `location:${ready?.location}`
  }

  /** How near I am to a location or battle, and the nearest of the others. */
  progress(tile: string): Near | null {
    const found = this.board.progress[tile]
    if (!found) return null
    const { need, have } = found
    const claimed = (seat: number) => this.board.players[seat]?.battles.includes(tile) ?? false
    if (this.me !== null && claimed(this.me)) return null
    const others = have
      .map((count, seat) => ({ seat, count }))
      .filter(({ seat }) => seat !== this.me && !claimed(seat))
    const most = Math.max(...others.map(({ count }) => count))
    const rival = others.find(({ count }) => count === most) ?? null
    return { need, mine: this.me === null ? null : (have[this.me] ?? 0), rival }
  }

  can(verb: Verb, spot: string): boolean {
    return this.about(spot).some(({ decision }) => decision.verb === verb)
  }

  canPick(token: string): boolean {
    if (!isToken(token)) return false
    if (this.excess === 0) return isStone(token) && canPick(this.choices, this.picks, token)
    return this.picks.length < this.excess && this.#held([...this.picks, token]).length > this.picks.length
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
    if (kind === 'bank' && isToken(id) && this.canPick(id)) {
      this.picks = [...this.picks, id]
      this.chosen = null
      this.subject = null
    } else if (kind === 'bank' && isToken(id) && this.picks.includes(id)) {
      this.unpick(this.picks.indexOf(id))
      return
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
    this.#sendAtOnce()
  }

  /** Shows a thing large, if there is more to see of it; null puts it away. */
  look(spot: string | null): void {
    if (spot === null || LARGE.test(spot)) this.looked = spot
  }

  stage(decision: Decision | undefined): void {
    if (this.waiting || !decision || !offered(this.choices, decision)) return
    this.picks = []
    this.chosen = decision
    this.subject = spotOf(decision)
    this.#keep()
    this.#sendAtOnce()
  }

  /** Puts a picked token back. */
  unpick(index: number): void {
    if (this.waiting) return
    this.picks = this.picks.filter((_, at) => at !== index)
    this.subject = null
    this.#keep()
  }

  clear(): void {
    if (this.waiting) return
    this.picks = []
    this.chosen = usual(this.choices)
    this.subject = null
    this.#keep()
  }

  /** Sends what is staged. `asking`: phase pay is to be asked, though the usual payment would do. */
  send(asking = false): void {
    const { ready } = this
    if (!ready || this.waiting) return
    const { autopay, send } = this.#now()
    const rest = this.excess > 0 ? inOrder(this.picks).slice(1).map(returned) : []
    const pays = ready.payment && autopay && !asking ? [parseDecision('pay')] : []
    this.#plan = { after: this.#question, decisions: [...rest, ...pays] }
    send(ready.decision)
  }

  get #tooMany(): number {
    return this.#now().together ? (this.area?.excess ?? 0) : 1
  }

  /** Where nothing is to be confirmed a whole choice goes out as it is made; stones, when no more can be added. */
  #sendAtOnce(): void {
    if (this.#now().confirm || !this.ready) return
    if (this.picks.length === 0 || !TOKENS.some(token => this.canPick(token))) this.send()
  }

  /** Declines to claim. */
  decline(): void {
    const decision = parseDecision('decline')
    if (this.waiting || !offered(this.choices, decision)) return
    this.#plan = null
    this.#now().send(decision)
  }

  /** The battles that this question is about. */
  readonly claimable = $derived.by((): string[] => {
    const { unwanted } = this.#now()
    return this.choices.flatMap(({ decision }) => decision.battle ?? []).filter(one => !unwanted.has(one))
  })

  /** The battle that one can ask not to be asked about again: the one that is looked at, or the only one. */
  readonly refusable = $derived.by((): string | null => {
    if (!this.#now().unwant) return null
    const { claimable, subject } = this
    const [only = null] = claimable.length === 1 ? claimable : []
    return claimable.find(battle => subject === `battle:${battle}`) ?? only
  })

  /** That battle is not asked about again; the question stays as long as it is about another one. */
  refuse(): void {
    const { refusable } = this
    if (this.waiting || !refusable) return
    const others = this.claimable.some(battle => battle !== refusable)
    this.#now().unwant?.(refusable)
    if (others) this.clear()
    else this.decline()
  }

  /** What a question is known by. */
  get #question(): unknown {
    return this.#now().key ?? this.board
  }

  /** The next planned answer, if it is asked for; whatever else is asked ends the plan. */
  #goOn(): boolean {
    const plan = this.#plan
    if (!plan || plan.after === this.#question) return plan ? false : this.#skips()
    this.#plan = null
    const [next, ...decisions] = plan.decisions
    if (!next || !offered(this.choices, next)) return this.#skips()
    this.picks = []
    this.chosen = next
    this.subject = null
    this.#plan = { after: this.#question, decisions }
    this.#answer(next)
    return true
  }

  /** Answers by itself: until then nothing else can be decided, and the question is not shown. */
  #answer(decision: Decision): void {
    this.#answering = true
    const { send } = this.#now()
    // Whoever has brought the question may still be busy with the last answer.
    setTimeout(() => {
      this.#answering = false
      send(decision)
    })
  }

  /** Nothing is asked about battles that are not wanted. */
  #skips(): boolean {
    const claims = this.choices.some(({ decision }) => decision.battle)
    if (!claims || this.waiting || this.claimable.length > 0) return false
    this.#plan = { after: this.#question, decisions: [] }
    this.#answer(parseDecision('decline'))
    return true
  }

  /** As many of these as can be returned at all. */
  #held(tokens: readonly Token[]): Token[] {
    return returnable(this.choices, tokens, this.area?.tokens ?? {})
  }

  #withPicks(sign: 1 | -1): Record<string, number> {
    return changed(this.area?.tokens ?? {}, this.picks, sign)
  }

  #returning(): Choice | null {
    const choice = this.picks.length < this.excess ? null : firstReturn(this.choices, this.picks)
    return choice && { ...choice, tokens: this.#withPicks(-1) }
  }

  #keep(): void {
    keepDraft(this.#now().key, this.picks, this.chosen)
  }
}

function isToken(token: string): token is Token {
  return TOKENS.some(one => one === token)
}

/** Stones are taken from several spots. */
function spotsOf(decision: Decision): string[] {
  if (decision.verb === 'take') return decision.tokens.map(stone => `bank:${stone}`)
  const spot = spotOf(decision)
  return spot ? [spot] : []
}
