/** An analysis that is under way: where one stands in the tree, what is there, and what the engine thinks of it. */
import type { Engine, Findings, Game, Outcome } from '../engine/engine-api'
import { store, stored } from '../storage'
import type { Board, Move } from '../table/table-types'
import { readBoard, readMove } from '../table/wire'
import type { Opened } from './open'
import { gameAt, type Study } from './study'
import { cut, lineThrough, nodeAt, pathTo, play, promote, ROOT, rename } from './tree'

/**
 * Simulations for each worker: sums of wins are floats of 24 bits, which count no further than to 16 million.
 * That is minutes of thought, after which the chances hardly move.
 */
const MOST_SIMULATIONS = 12_000_000

/**
 * Milliseconds between two findings that are shown, at least, and as a share of the time since the search began: numbers
 * that flicker cannot be read, the longer it goes on the less they move, and whatever is drawn anew takes memory.
 */
const CALM = 500
const SHARE = 0.3

/** The board in sight, and all that goes with it. */
interface Scene {
  board: Board
  /** The decision that led here. */
  move: Move | null
  outcome: Outcome | null
}

export class Analysis {
  study = $state.raw<Study>() as Study
  at = $state(ROOT)
  scene = $state.raw<Scene | null>(null)
  findings = $state.raw<Findings | null>(null)
  /** Whether the search has ended by itself: there is nothing more to find. */
  settled = $state(false)
  /** What was found out, by node: chances of each seat. */
  chances = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map())
  /** Who took each decision. */
  seats = $state.raw<ReadonlyMap<number, number>>(new Map())
  problem = $state.raw<unknown>(null)
  on = $state(stored('analysis-engine') !== 'off')
  readonly mostCores = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 1)
  cores = $state(0)

  readonly line = $derived(lineThrough(this.study.tree, this.at))
  readonly path = $derived(pathTo(this.study.tree, this.at))
  /** The seat from which the table is shown: that of whoever decides, or has decided last. */
  readonly viewer = $derived(this.scene?.board.viewer ?? 0)

  #search: AbortController | null = null

  constructor(
    private readonly engine: Engine,
    opened: Opened,
  ) {
    const wished = Number(stored('analysis-cores'))
    this.cores = wished >= 1 && wished <= this.mostCores ? wished : this.mostCores
    this.study = opened.study
    this.seats = opened.seats
    void this.go(opened.at)
  }

  get game(): Game {
    return gameAt(this.study, this.at)
  }

  /** Shows a position of the tree. */
  async go(id: number): Promise<void> {
    this.stop()
    this.at = id
    this.findings = null
    this.settled = false
    const scene = await this.#look()
    // A later step has overtaken this one.
    if (this.at !== id || !scene) return
    this.scene = scene
    void this.think()
  }

  /** By so many decisions along the line, back or on. */
  step(by: number): void {
    this.goTo(this.path.length + by)
  }

  /** To a decision of the line by its number. */
  goTo(number: number): void {
    const index = Math.max(0, Math.min(this.line.length, number))
    const id = this.line[index - 1]?.id ?? ROOT
    if (id !== this.at) void this.go(id)
  }

  async play(decision: string): Promise<void> {
    const seat = this.scene?.board.asked
    if (seat === null || seat === undefined) return
    const { tree, id } = play(this.study.tree, this.at, decision)
    this.seats = new Map([...this.seats, [id, seat]])
    this.#change({ tree })
    await this.go(id)
  }

  /** A line that the engine has thought of: it knows no deck, so that it may end where another card has come. */
  async playLine(decisions: readonly string[]): Promise<void> {
    let game = this.game
    let [tree, at, seats] = [this.study.tree, this.at, new Map(this.seats)]
    for (const decision of decisions) {
      const legal = await this.engine.legal(game)
      if (!legal.includes(decision)) break
      const { seat } = await this.engine.play(game, decision, null)
      const next = play(tree, at, decision)
      game = { ...game, decisions: [...game.decisions, decision] }
      tree = next.tree
      at = next.id
      seats = seats.set(at, seat)
    }
    if (at === this.at) return
    this.seats = seats
    this.#change({ tree })
    await this.go(at)
  }

  rename(id: number, name: string): void {
    this.#change({ tree: rename(this.study.tree, id, name) })
  }

  promote(id: number): void {
    this.#change({ tree: promote(this.study.tree, id) })
  }

  /** Takes a decision out, and all behind it; one who stands there goes back to before it. */
  cut(id: number): void {
    const parent = nodeAt(this.study.tree, id)?.parent ?? ROOT
    const gone = this.path.some(node => node.id === id)
    this.#change({ tree: cut(this.study.tree, id) })
    if (gone) void this.go(parent)
  }

  title(title: string): void {
    this.#change({ title })
  }

  switch(on: boolean): void {
    this.on = on
    store('analysis-engine', on ? 'on' : 'off')
    if (on) void this.think()
    else this.stop()
  }

  useCores(cores: number): void {
    this.cores = cores
    store('analysis-cores', String(cores))
    this.stop()
    void this.think()
  }

  /** Searches until the position changes, as deep as it can. */
  async think(): Promise<void> {
    if (!this.on || this.#search || this.scene?.board.asked === null || !this.scene) return
    const search = new AbortController()
    this.#search = search
    const id = this.at
    const begun = performance.now()
    let shown = 0
    const show = (findings: Findings, last = false) => {
      if (search.signal.aborted || findings.visits === 0) return
      if (!last && performance.now() - shown < Math.max(CALM, SHARE * (shown - begun))) return
      shown = performance.now()
      this.findings = findings
      this.chances = new Map([...this.chances, [id, findings.wins]])
    }
    try {
      show(
        await this.engine.search(this.game, {
          workers: this.cores,
          simulations: this.cores * MOST_SIMULATIONS,
          signal: search.signal,
          progress: show,
        }),
        true,
      )
      this.settled = !search.signal.aborted
    } catch (problem) {
      if (!search.signal.aborted) this.problem = problem
    }
    if (this.#search === search) this.#search = null
  }

  async #look(): Promise<Scene | null> {
    try {
      const { game, engine } = this
      const [public_, outcome] = await Promise.all([engine.board(game, null), engine.outcome(game)])
      const last = this.seats.get(this.at) ?? 0
      const viewer = public_.asked ?? last
      const board = readBoard(await engine.board(game, viewer))
      const [move] = game.decisions.length ? await engine.moves(game, viewer, game.decisions.length - 1) : []
      this.problem = null
      return { board, outcome, move: move ? readMove(move) : null }
    } catch (problem) {
      this.problem = problem
      return null
    }
  }

  /** Ends the search. */
  stop(): void {
    this.#search?.abort()
    this.#search = null
  }

  #change(change: Partial<Study>): void {
    this.study = { ...this.study, ...change, changed: Date.now() }
  }
}
