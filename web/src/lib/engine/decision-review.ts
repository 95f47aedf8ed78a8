/** What a review finds about one decision: `_study` and `compare` of gauntlet.review, on the same compiled functions. */
import { parseEffect } from '../rules/effects'
import { legalOf } from './board'
import { Contest } from './contest'
import {
  EngineError,
  type Findings,
  type Game,
  type Judged,
  type Mark,
  type Reason,
  type Study,
} from './engine-api'
import { explain, numberOf, percent, planOf, surprise } from './explain'
import { NO_CARD, NONE, OVER, PHASES, STATE_SIZE, type StateRecord } from './generated'
import { FOUND, GOOD, MARKS, MOST_DEALS, NEARLY, SCREENING, STAGE } from './generated-review'
import { derive, type Kernel } from './kernel'
import { CARD_IDS, decisionText } from './names'
import type { Replay } from './replay'
import { type Control, findings, grow, pause } from './search'
import type { Tree } from './search-tree'
import { unpackState, winShare } from './state-record'

const TURN = 0

type Comparison = Judged & { mark: Mark }

export class Student {
  constructor(
    private readonly kernel: Kernel,
    private readonly replay: Replay,
    private readonly tree: Tree,
  ) {}

  /** The decision with a number, or, behind the last one, only everyone's chances. */
  async study(
    game: Game,
    number: number,
    simulations: number,
    seed: bigint,
    control: Control,
  ): Promise<Study> {
    const s = this.load(game, number)
    const { seat, rounds, phase, players } = s
    const legal = this.see(seat)
    const view = this.kernel.bytes.slice(this.kernel.rooms.seen, this.kernel.rooms.seen + STATE_SIZE)
    const decision = game.decisions[number]
    const own = derive(seed, number)
    const about = { number, round: rounds, seat, phase: PHASES[phase] ?? 'over', legal: legal.length }
    if (decision === undefined) {
      const wins =
        s.phase === OVER
          ? this.shares(players)
          : (await this.search(view, s, number, simulations, own, control)).wins
      return { ...about, wins, decision: null }
    }
    if (legal.length === 1) {
      const forced = { best: NONE, played: NONE, bad: false, nearly: false, plan: NONE }
      const [why] = explain(this.kernel, { ...forced, win: 0, instead: 0 })
      const luck = this.luck(game, number, seat)
      return { ...about, decision, wins: null, mark: 'forced', why: why ?? {}, line: [], luck }
    }
    const found = await this.search(view, s, number, simulations, own, control)
    const compared = await this.compare(view, decision, simulations, own, control)
    this.kernel.bytes.set(view, this.kernel.rooms.seen)
    const why = this.why(game, number, seat, found, compared)
    const luck = this.luck(game, number, seat)
    return { ...about, decision, wins: found.wins, ...compared, why, line: found.line, luck }
  }

  /** `wins` are those after the best decision. */
  private async search(
    view: Uint8Array,
    s: StateRecord,
    decisions: number,
    simulations: number,
    seed: bigint,
    control: Control,
  ): Promise<Findings> {
    const { kernel, tree } = this
    const legal = legalOf(kernel, kernel.rooms.seen).map(({ number }) => number)
    tree.clear()
    tree.plant(view, derive(seed, decisions, 0))
    await grow(tree, { simulations }, control)
    checkGoingOn(control)
    kernel.bytes.set(view, kernel.rooms.seen)
    const found = findings([{ sums: tree.sums(), players: s.players, legal }])
    return { ...found, wins: found.candidates[0]?.wins ?? found.wins }
  }

  /** `compare` of review/compare.py: what a decision has lost against the best of the others. */
  private async compare(
    view: Uint8Array,
    played: string,
    simulations: number,
    seed: bigint,
    control: Control,
  ): Promise<Comparison> {
    const { doors, rooms } = this.kernel
    const legal = legalOf(this.kernel, rooms.seen)
    const own = legal.find(({ number }) => number === numberOf(played))?.bit ?? NONE
    const contest = new Contest(this.kernel, this.tree, view, [
      own,
      ...legal.map(({ bit }) => bit).filter(bit => bit !== own),
    ])
    let deals = 0
    const evaluate = async (column: number, share: number) => {
      contest.evaluate(column, Math.ceil(simulations / share), derive(seed, deals, 0), derive(seed, deals, 1))
      deals += 1
      await pause()
      checkGoingOn(control)
    }
    for (const [columns, share, most] of SCREENING) {
      if (contest.left <= most + 1) continue
      for (let column = 0; column < columns; column++) await evaluate(column, share)
      contest.keep(columns, most)
    }
    const found = (which: number) => this.kernel.view.getFloat64(rooms.judged + 8 * which, true)
    let mark: number = GOOD
    for (let column = 0; column < MOST_DEALS; column++) {
      await evaluate(column, STAGE)
      if ((column + 1) % STAGE !== 0) continue
      contest.keep(column + 1, 1)
      mark = doors.judge(rooms.values, column + 1, rooms.judged)
      if (found(FOUND.SETTLED)) break
    }
    const loss = found(FOUND.LOSS)
    const best = legal.find(({ bit }) => bit === contest.best)
    return {
      best: loss > 0 && best ? decisionText(best.number) : played,
      best_value: found(FOUND.BEST_VALUE),
      value: found(FOUND.VALUE),
      loss,
      error: found(FOUND.ERROR),
      sure: found(FOUND.SETTLED) === 1,
      mark: MARKS[mark] ?? 'good',
    }
  }

  private why(game: Game, number: number, seat: number, found: Findings, compared: Comparison): Reason {
    const { best, best_value, value, loss, mark } = compared
    const reasons = explain(this.kernel, {
      best: numberOf(best),
      played: numberOf(game.decisions[number] ?? ''),
      bad: MARKS.indexOf(mark) > GOOD,
      nearly: loss >= NEARLY,
      plan: planOf(found, seat, best),
      win: percent(best_value),
      instead: percent(value),
    })
    const [first, then] = reasons.map(reason =>
      'did' in reason ? { ...reason, did: this.did(game, number, seat, reason) } : reason,
    )
    return { ...first, ...(then && { then }) }
  }

  /** Whether what a decision allowed came to pass before its seat's next turn. */
  private did(game: Game, number: number, seat: number, reason: Reason): boolean {
    for (let later = number + 1; later < game.decisions.length; later++) {
      const s = this.load(game, later)
      if (s.seat === seat && s.phase === TURN) return false
      if (s.seat === reason.seat && game.decisions[later] === `recruit ${reason.card}`) return true
    }
    return false
  }

  private luck(game: Game, number: number, seat: number): Reason {
    this.load(game, number)
    const { effects } = this.replay.move(game.decisions[number] ?? '', seat)
    const came = effects.map(parseEffect).find(effect => effect?.kind === 'refill')
    this.see(this.load(game, number + 1).seat)
    return surprise(this.kernel, seat, came?.card ? CARD_IDS.indexOf(came.card) : NO_CARD)
  }

  /** The share of the win of each seat, once the game is over. */
  private shares(players: number): number[] {
    const { view, rooms } = this.kernel
    return Array.from({ length: players }, (_, seat) => winShare(view, rooms.state, seat))
  }

  /** Puts the position before a decision into `rooms.state`. */
  private load(game: Game, number: number): StateRecord {
    this.replay.load({ ...game, decisions: game.decisions.slice(0, number) })
    return unpackState(this.kernel.view, this.kernel.rooms.state)
  }

  private see(seat: number): { number: number; bit: number }[] {
    const { state, seen } = this.kernel.rooms
    this.kernel.doors.see(state, seat, seen)
    return legalOf(this.kernel, seen)
  }
}

function checkGoingOn(control: Control): void {
  if (control.stopped) throw new EngineError('stopped', 'The review was stopped')
}
