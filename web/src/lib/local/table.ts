/**
 * A table in this browser: executes the commands of docs/protocol.md as a server's table does. Events are stored, then
 * acknowledged, then broadcast. What is shown comes from what the viewer's seat may know, and bots decide from theirs.
 */
import { type Engine, EngineError, type Game } from '../engine/engine-api'
import type { Command } from '../table/table-types'
import { eventsFor } from './commands'
import type { games } from './game-store.svelte'
import { hint } from './hint'
import { type Draft, type Kept, Refusal, type Schemas, type WireEvent } from './local-game'
import { botOf, fold, gameOf, isPerson, type Match, rivals, seatsWhere, viewerOf } from './match'
import { newGame, numbered } from './new-game'
import { screenOf } from './screen'

/** Milliseconds between a bot's moves, so that they can be followed: the server's `bot_pause`. */
const BOT_PAUSE = 800

type Store = Pick<typeof games, 'load' | 'append'>
type Reply = Schemas['Ack'] | Schemas['Hint'] | Schemas['Pong']

export interface Listener {
  update(message: Schemas['Update']): void
  /** The engine does not answer any more. */
  failed(problem: unknown): void
}

export class LocalTable {
  private match: Match
  private game: Game
  private asked: number | null = null
  private work: Promise<unknown> = Promise.resolve()
  private thinking: AbortController | null = null
  private listener: Listener | null = null

  private constructor(
    private kept: Kept,
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly pause: number,
  ) {
    this.match = fold(kept)
    this.game = gameOf(kept, this.match)
  }

  /** Undefined if there is no such game. */
  static async open(
    id: string,
    engine: Engine,
    store: Store,
    pause = BOT_PAUSE,
  ): Promise<LocalTable | undefined> {
    const kept = await store.load(id)
    if (!kept) return undefined
    const table = new LocalTable(kept, engine, store, pause)
    await table.adopt(kept)
    return table
  }

  /** The answer to `hello`; from then on the listener hears what happens. */
  welcome(last: number, listener: Listener): Promise<Schemas['Welcome']> {
    return this.alone(async () => {
      this.listener = listener
      const update = await this.since(last)
      this.schedule()
      return {
        ...update,
        type: 'welcome',
        protocol: 'gauntlet-table/1',
        table: this.kept.id,
        options: this.match.options,
        after: last,
      }
    })
  }

  /** Throws a Refusal. `reply` is called before anyone hears of what happened. */
  execute(command: Command, id: string, reply: (reply: Reply) => void): Promise<void> {
    const acknowledge = () => reply({ type: 'ack', id, number: this.match.number })
    if (command.type === 'ping') {
      reply({ type: 'pong', id, now: Date.now() })
      return Promise.resolve()
    }
    if (command.type === 'hint') {
      return this.alone(async () => {
        const { question } = this.match
        if (!this.match.options.hints) throw new Refusal('no-hints')
        if (this.asked === null || !isPerson(this.match.seats[this.asked])) throw new Refusal('not-your-turn')
        reply({ type: 'hint', id, question, best: await hint(this.engine, this.game, this.asked) })
      })
    }
    return this.alone(async () => {
      const drafts =
        command.type === 'rematch' ? [await this.rematch()] : eventsFor(this.match, command, this.asked)
      if (command.type === 'decide') await this.check(command.decision)
      await this.commit(drafts, acknowledge)
    })
  }

  /** Another tab may have played on. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      const kept = await this.store.load(this.kept.id)
      if (kept && kept.events.length > this.kept.events.length) await this.follow(kept)
    })
  }

  close(): void {
    this.listener = null
    this.thinking?.abort()
  }

  private async check(decision: string): Promise<void> {
    try {
      await this.engine.play(this.game, decision, null)
    } catch (problem) {
      throw problem instanceof EngineError && problem.code === 'illegal-decision'
        ? new Refusal('illegal')
        : problem
    }
  }

  /** The same people and bots; the first player is the last one now. */
  private async rematch(): Promise<Draft> {
    if (this.match.status !== 'over') throw new Refusal('not-allowed')
    const [first, ...others] = this.match.seats
    const sitters = first ? [...others, first] : others
    const next = await newGame(this.engine, this.match.options, sitters, 0)
    await this.store.append({ ...next, events: [] }, next.events)
    return { kind: 'rematch', table: next.id }
  }

  private async commit(drafts: readonly Draft[], stored = () => {}): Promise<void> {
    const events = numbered(drafts, this.match.number)
    const due = await this.due([...this.kept.events, ...events])
    const all = [...events, ...numbered(due, this.match.number + events.length)]
    const kept = await this.store.append(this.kept, all)
    const mine = kept.events.at(-1) === all.at(-1)
    if (mine) stored()
    await this.follow(kept)
    if (!mine) throw new Refusal('stale')
  }

  /** Events that need no command: the end of the match, and of a pause that nobody is left to end. */
  private async due(events: readonly WireEvent[]): Promise<Draft[]> {
    const match = fold({ id: this.kept.id, events })
    if (match.status !== 'playing') return []
    const outcome = await this.engine.outcome(gameOf(this.kept, match), rivals(match))
    if (outcome) return [{ kind: 'ended', ...outcome, nonce: '' }]
    const deserted = match.paused && seatsWhere(match, isPerson).length === 0
    return deserted ? [{ kind: 'resumed', seat: rivals(match)[0] ?? 0 }] : []
  }

  /** Goes on to a longer log, and tells what it brings. */
  private async follow(kept: Kept): Promise<void> {
    const last = this.match.number
    await this.adopt(kept)
    this.listener?.update({ ...(await this.since(last)), type: 'update' })
    this.schedule()
  }

  private async adopt(kept: Kept): Promise<void> {
    this.kept = kept
    this.match = fold(kept)
    this.game = gameOf(kept, this.match)
    const { asked } = await this.engine.board(this.game, null)
    this.asked = this.match.status === 'playing' ? asked : null
  }

  private async since(last: number): Promise<Omit<Schemas['Update'], 'type'>> {
    const viewer = viewerOf(this.match, this.asked)
    return {
      now: Date.now(),
      events: await this.entries(last, viewer),
      screen: screenOf(this.match, await this.engine.board(this.game, viewer)),
    }
  }

  /** The events after a number, decisions with their effects as the viewer may know them. */
  private async entries(last: number, viewer: number | null): Promise<Schemas['Entry'][]> {
    const entries: Schemas['Entry'][] = []
    const decisions: string[] = []
    /** Those whose effects are still to be asked for: all at once, unless something is taken back. */
    let open: { event: WireEvent; effects?: string[] }[] = []
    const settle = async () => {
      const from = decisions.length - open.length
      const moves = open.length > 0 ? await this.engine.moves({ ...this.game, decisions }, viewer, from) : []
      for (const [index, move] of moves.entries()) Object.assign(open[index] ?? {}, { effects: move.effects })
      open = []
    }
    for (const event of this.kept.events) {
      const entry: Schemas['Entry'] = { event }
      if (event.kind === 'decided') decisions.push(event.decision)
      else if (event.kind === 'undone') {
        await settle()
        decisions.pop()
      }
      if (event.number <= last) continue
      entries.push(entry)
      if (event.kind === 'decided') open.push(entry)
    }
    await settle()
    return entries
  }

  /** If a bot is to decide, it thinks; whatever happens meanwhile stops it. */
  private schedule(): void {
    this.thinking?.abort()
    this.thinking = null
    const { match, asked, game } = this
    const bot = asked === null || match.paused || !this.listener ? null : botOf(match, asked)
    if (bot === null || asked === null) return
    const thinking = new AbortController()
    this.thinking = thinking
    this.decide(game, bot, thinking.signal).then(
      decision =>
        this.alone(async () => {
          if (!thinking.signal.aborted) await this.commit([{ kind: 'decided', seat: asked, decision }])
        }).catch(problem => {
          if (!(problem instanceof Refusal)) this.listener?.failed(problem)
        }),
      problem => {
        if (!thinking.signal.aborted) this.listener?.failed(problem)
      },
    )
  }

  private async decide(game: Game, bot: string, signal: AbortSignal): Promise<string> {
    const pause = new Promise(resolve => setTimeout(resolve, this.pause))
    const decision = await this.engine.decide(game, bot, { seed: BigInt(this.kept.seed), signal })
    await pause
    return decision
  }

  /** One thing after the other. */
  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.work.then(work)
    this.work = mine.catch(() => undefined)
    return mine
  }
}
