/** The engine itself, in one thread: what the worker does for the page. */
import { parseDecision } from '../rules/decision'
import { boardOf, endOf, legalOf, pointsOf } from './board'
import { type BotKind, bitOf, botOf } from './bots'
import { DECIDED_BY, NONE, OVER, RECORD_FORMAT, STATE_SIZE, type StateRecord } from './generated'
import type { Kernel } from './kernel'
import { decisionText } from './names'
import { positionText } from './position'
import { seatAt, unpackState } from './record'
import { checkResult, parseRecord } from './record-file'
import { Replay } from './replay'
import { type Control, findings, grow, type Share } from './search'
import { brief, checkOptions, drawSetup } from './setup'
import { Tree } from './tree'
import { turnsFrom } from './turns'
import type {
  Board,
  Budget,
  DealtGame,
  Frame,
  Game,
  GameRecord,
  Options,
  Outcome,
  PositionGame,
  Setup,
  Turn,
  Viewer,
  WireMove,
} from './types'
import { EngineError } from './types'

/** Of a bot's tree that is kept until its next decision; a level's is far smaller. */
const KEPT_BYTES = 12 << 20
/** Trees that are kept: one for each seat of a table. */
const KEPT_TREES = 4

export class Core {
  private readonly replay: Replay
  private readonly kept = new Map<string, { decisions: readonly string[]; nodes: Uint8Array }>()
  /** There is one tree in memory, so that one search waits for the other. */
  private searching: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly kernel: Kernel,
    private readonly mostNodes: number,
  ) {
    this.replay = new Replay(kernel)
  }

  readRecord(text: string): GameRecord {
    const record = parseRecord(text)
    try {
      const played = this.record(record, record.names)
      checkResult(record.result, played.result)
      return played
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'bad-record') throw error
      const where = error.code === 'bad-game' && !error.message.startsWith('setup') ? 'table: ' : ''
      throw new EngineError('bad-record', where + error.message)
    }
  }

  record(game: DealtGame, names: readonly string[]): GameRecord {
    const outcome = this.outcome(game)
    const result = outcome && { end: outcome.end, winners: outcome.winners, points: outcome.points }
    const { table, setup, decisions } = game
    return { format: RECORD_FORMAT, table, names, setup, decisions, result }
  }

  deal(table: Options, seed: bigint): Setup {
    checkOptions(table)
    return drawSetup(this.kernel, table, seed)
  }

  board(game: Game, viewer: Viewer): Board {
    this.see(game, viewer)
    return boardOf(this.kernel, viewer)
  }

  legal(game: Game): string[] {
    this.replay.load(game)
    return this.legalNumbers(this.kernel.rooms.state).map(decisionText).sort()
  }

  play(game: Game, decision: string, viewer: Viewer): WireMove {
    this.replay.load(game)
    return this.replay.move(decision, viewer)
  }

  moves(game: Game, viewer: Viewer, from: number): WireMove[] {
    return this.replay.moves(game, viewer, from)
  }

  frames(game: Game): Frame[] {
    const { rooms, bytes, view } = this.kernel
    return [null, ...game.decisions].map((decision, number) => {
      const before = { ...game, decisions: game.decisions.slice(0, number - 1) }
      const after = { ...game, decisions: game.decisions.slice(0, number) }
      let move: Omit<Frame, 'board'> = { seat: null, decision: null, effects: [] }
      if (decision !== null) {
        this.replay.load(before)
        move = this.replay.move(decision, seatAt(view, rooms.state))
      }
      this.replay.load(after)
      bytes.copyWithin(rooms.seen, rooms.state, rooms.state + STATE_SIZE)
      return { ...move, board: boardOf(this.kernel, null) }
    })
  }

  outcome(game: Game, rivals?: readonly number[]): Outcome | null {
    const s = this.load(game)
    const left = rivals ?? [...Array(s.players).keys()]
    const over = s.phase === OVER
    const forfeit = left.length <= 1
    if (!over && !forfeit) return null
    const points = pointsOf(this.kernel, this.kernel.rooms.state, s.players)
    if (forfeit) return { end: 'forfeit', winners: [...left], points, decided_by: null }
    const winners = winnersAmong(left, bits(s.winners), points)
    const found = this.kernel.doors.decider(this.kernel.rooms.state, mask(winners), mask(left))
    return { end: endOf(s), winners, points, decided_by: DECIDED_BY[found] ?? null }
  }

  turns(game: Game): Turn[] {
    this.replay.load(game)
    this.replay.checkKnown()
    return turnsFrom(this.kernel)
  }

  position(game: Game, viewer?: Viewer): string {
    if (viewer === undefined) {
      this.replay.load(game)
      return positionText(this.kernel, this.kernel.rooms.state)
    }
    this.see(game, viewer)
    return positionText(this.kernel, this.kernel.rooms.seen)
  }

  determinize(game: Game, viewer: Viewer | undefined, seed: bigint): PositionGame {
    if (viewer === undefined) {
      this.replay.load(game)
      this.kernel.copyState(this.kernel.rooms.state, this.kernel.rooms.seen)
    } else this.see(game, viewer)
    this.kernel.doors.fill_unseen(this.kernel.rooms.seen, this.kernel.seed(seed))
    return { position: positionText(this.kernel, this.kernel.rooms.seen), decisions: [] }
  }

  async decide(game: Game, name: string, seed: bigint, control: Control): Promise<string> {
    const bot = botOf(name)
    const { seat } = this.load(game)
    const legal = this.see(game, seat)
    const [first] = legal
    if (first === undefined)
      throw new EngineError('illegal-decision', 'There is nothing to decide: the game is over')
    if (legal.length === 1) return decisionText(first)
    if (bot.kind === 'persona' || bot.kind === 'mind') await this.kernel.loadMind()
    if (bot.kind === 'search' || bot.kind === 'mind')
      return this.decideBySearch(game, name, bot, seed, control)
    this.see(game, seat) // while the weights were loaded, others may have been here
    const choices = legalOf(this.kernel, this.kernel.rooms.seen)
    const bit = bitOf(this.kernel, bot, seed, game.decisions.length)
    return decisionText(choices.find(choice => choice.bit === bit)?.number ?? first)
  }

  /** One worker's share of a search; `viewer` undefined: the seat that is asked. */
  search(
    game: Game,
    viewer: Viewer | undefined,
    budget: Budget,
    seed: bigint,
    which: number,
    control: Control,
  ): Promise<Share> {
    return this.alone(async () => {
      const s = this.load(game)
      const legal = this.see(game, viewer === undefined ? s.seat : viewer)
      const mine = viewer === undefined || viewer === s.seat
      const tree = new Tree(this.kernel, this.mostNodes)
      const share = () => ({ sums: tree.sums(), players: s.players, legal: mine ? legal : [] })
      if (legal.length > 0) {
        tree.plant(seed, game.decisions.length, which)
        await grow(tree, budget, control, () => control.report(share()))
      }
      return share()
    })
  }

  private decideBySearch(
    game: Game,
    name: string,
    budget: Budget & BotKind,
    seed: bigint,
    control: Control,
  ): Promise<string> {
    return this.alone(async () => {
      const { seat, players } = this.load(game)
      const legal = this.see(game, seat)
      const beginning = 'position' in game ? game.position : [game.table, game.setup]
      const key = JSON.stringify([name, String(seed), seat, beginning])
      const tree = new Tree(this.kernel, this.mostNodes, budget.kind === 'mind')
      this.moveOn(tree, key, game.decisions)
      tree.plant(seed, game.decisions.length, 0)
      await grow(tree, budget, control)
      if (control.stopped) throw new EngineError('stopped', 'The bot was stopped')
      this.keep(tree, key, game.decisions)
      const [best] = findings([{ sums: tree.sums(), players, legal }]).candidates
      return best?.decision ?? decisionText(legal[0] ?? 0)
    })
  }

  /** Takes up what a bot knew after its last decision, if the game has gone on from there. */
  private moveOn(tree: Tree, key: string, decisions: readonly string[]): void {
    const kept = this.kept.get(key)
    if (!kept?.decisions.every((decision, number) => decisions[number] === decision)) return
    if (tree.restore(kept.nodes)) {
      tree.keep(decisions.slice(kept.decisions.length).map(text => parseDecision(text).number))
    }
  }

  private keep(tree: Tree, key: string, decisions: readonly string[]): void {
    this.kept.delete(key)
    const nodes = tree.save()
    if (nodes.length <= KEPT_BYTES) this.kept.set(key, { decisions: [...decisions], nodes })
    for (const oldest of [...this.kept.keys()].slice(0, -KEPT_TREES)) this.kept.delete(oldest)
  }

  private async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.searching
    const mine = before.then(work, work)
    this.searching = mine.catch(() => undefined)
    return mine
  }

  private load(game: Game): StateRecord {
    this.replay.load(game)
    return unpackState(this.kernel.view, this.kernel.rooms.state)
  }

  /** Puts what a viewer knows into `rooms.seen`, and returns the numbers of the legal decisions there. */
  private see(game: Game, viewer: Viewer): number[] {
    const { players } = this.load(game)
    if (viewer !== null && !(Number.isInteger(viewer) && viewer >= 0 && viewer < players)) {
      throw new EngineError('bad-game', `There is no seat ${brief(viewer)} with ${players} players`)
    }
    const { state, seen } = this.kernel.rooms
    this.kernel.doors.see(state, viewer ?? NONE, seen)
    return this.legalNumbers(seen)
  }

  private legalNumbers(state: number): number[] {
    return legalOf(this.kernel, state).map(({ number }) => number)
  }
}

/** The winners who have not left; if all of them have, the rest win by points. */
function winnersAmong(
  rivals: readonly number[],
  winners: readonly number[],
  points: readonly number[],
): number[] {
  const left = winners.filter(seat => rivals.includes(seat))
  if (left.length > 0 || winners.length === 0) return left
  const most = Math.max(...rivals.map(seat => points[seat] ?? 0))
  return rivals.filter(seat => points[seat] === most)
}

function bits(value: number): number[] {
  return [0, 1, 2, 3].filter(seat => (value >> seat) & 1)
}

function mask(seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum | (1 << seat), 0)
}
