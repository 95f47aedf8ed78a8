/** What a table needs of the engine, in one thread: what its worker does for the page. `full-core.ts` has the rest. */
import { SEATS } from '../rules/generated'
import { boardOf, endOf, legalOf, pointsOf } from './board'
import { bitOf, botOf, type Persona } from './bots'
import type {
  Board,
  Budget,
  DealtGame,
  Frame,
  Game,
  GameRecord,
  Options,
  Outcome,
  SearchedBy,
  Setup,
  Viewer,
  WireMove,
} from './engine-api'
import { EngineError } from './engine-api'
import { DECIDED_BY, NONE, OVER, RECORD_FORMAT, STATE_SIZE, type StateRecord } from './generated'
import { KeptTrees } from './kept-trees'
import { derive, type Kernel } from './kernel'
import { Mind, type MindFiles } from './mind'
import { decisionText } from './names'
import { Replay } from './replay'
import { type Control, findings, grow } from './search'
import { rollouts, type Searcher, Tree } from './search-tree'
import { brief, checkOptions, drawSetup } from './setup'
import { seatAt, unpackState } from './state-record'

export class Core {
  private readonly kept = new KeptTrees()
  /** There is one tree in memory, so that one search waits for the other. */
  private searching: Promise<unknown> = Promise.resolve()
  private mind: Promise<Mind> | null = null

  constructor(
    protected readonly kernel: Kernel,
    protected readonly mostNodes: number,
    private readonly mindFiles: () => MindFiles,
    protected readonly replay = new Replay(kernel),
  ) {}

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

  async decide(game: Game, name: string, seed: bigint, control: Control): Promise<string> {
    const bot = botOf(name)
    const legal = this.see(game, this.load(game).seat)
    const [first] = legal
    if (first === undefined)
      throw new EngineError('illegal-decision', 'There is nothing to decide: the game is over')
    if (legal.length === 1) return decisionText(first)
    if (bot.kind === 'persona') return this.alone(() => this.decideAs(game, bot, seed, control))
    if (bot.kind === 'search' || bot.kind === 'mind') {
      return this.alone(() => this.decideBySearch(game, name, bot, seed, control))
    }
    const choices = legalOf(this.kernel, this.kernel.rooms.seen)
    const bit = bitOf(this.kernel, bot.kind, seed, game.decisions.length)
    return decisionText(choices.find(choice => choice.bit === bit)?.number ?? first)
  }

  /** `Persona.decide` of bots/levels.py: each decision from an empty tree. */
  private async decideAs(game: Game, persona: Persona, seed: bigint, control: Control): Promise<string> {
    const mind = await this.loadMind()
    const legal = this.see(game, this.load(game).seat)
    const [seen, own] = [this.seen(), derive(seed, game.decisions.length)]
    if (!persona.simulations) {
      const bit = mind.sample(seen, persona.style, own)
      const choices = legalOf(this.kernel, this.kernel.rooms.seen)
      return decisionText(choices.find(choice => choice.bit === bit)?.number ?? legal[0] ?? 0)
    }
    const tree = new Tree(mind, this.mostNodes)
    tree.plant(seen, own)
    tree.grow(1)
    mind.styleRoot(tree, seen, persona.style)
    await grow(tree, { ms: persona.ms, simulations: persona.simulations - 1 }, control)
    return this.mostVisited(tree, legal, control)
  }

  private async decideBySearch(
    game: Game,
    name: string,
    bot: { kind: 'search' | 'mind' } & Budget,
    seed: bigint,
    control: Control,
  ): Promise<string> {
    const searcher = await this.searcher(bot.kind === 'mind' ? 'mind' : 'rollouts')
    const { seat } = this.load(game)
    const legal = this.see(game, seat)
    const beginning = 'position' in game ? game.position : [game.table, game.setup]
    const key = JSON.stringify([name, String(seed), seat, beginning])
    const tree = new Tree(searcher, this.mostNodes)
    this.kept.restore(tree, key, game.decisions)
    tree.plant(this.seen(), derive(seed, game.decisions.length, 0))
    await grow(tree, bot, control)
    const decision = this.mostVisited(tree, legal, control)
    this.kept.keep(tree, key, game.decisions)
    return decision
  }

  private mostVisited(tree: Tree, legal: number[], control: Control): string {
    if (control.stopped) throw new EngineError('stopped', 'The bot was stopped')
    const [best] = findings([{ sums: tree.sums(), players: 0, legal }]).candidates
    return best?.decision ?? decisionText(legal[0] ?? 0)
  }

  protected async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.searching
    const mine = before.then(work, work)
    this.searching = mine.catch(() => undefined)
    return mine
  }

  protected async searcher(by: SearchedBy): Promise<Searcher> {
    return by === 'mind' ? this.loadMind() : rollouts(this.kernel)
  }

  /** When it is first needed; if that fails, the next question tries again. */
  private async loadMind(): Promise<Mind> {
    this.mind ??= Mind.load(this.mindFiles())
    try {
      return await this.mind
    } catch (error) {
      this.mind = null
      throw error
    }
  }

  /** What the last viewer knows. */
  protected seen(): Uint8Array {
    const { seen } = this.kernel.rooms
    return this.kernel.bytes.slice(seen, seen + STATE_SIZE)
  }

  protected load(game: Game): StateRecord {
    this.replay.load(game)
    return unpackState(this.kernel.view, this.kernel.rooms.state)
  }

  /** Puts what a viewer knows into `rooms.seen`, and returns the numbers of the legal decisions there. */
  protected see(game: Game, viewer: Viewer): number[] {
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
  return SEATS.filter(seat => (value >> seat) & 1)
}

function mask(seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum | (1 << seat), 0)
}
