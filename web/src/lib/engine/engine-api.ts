/**
 * What a page may ask of the engine: the compiled kernel, in a Web Worker.
 *
 * Nothing here has a memory. A game is its beginning and its decisions, which the caller keeps; every question carries
 * the game that it is about. So take-back, branches and a worker that has to be started again need no code of their own.
 */
import type { components } from '../api'
import type { FLAWS } from './generated'
import type { MARKS } from './generated-review'

type Schemas = components['schemas']

/** As the server sends them: `table/wire.ts` reads both. */
export type Board = Schemas['Board']
export type Outcome = Schemas['Outcome']
export type Frame = Schemas['Frame']

/** What is agreed before the first move: `table` of a record (docs/record.md). */
export interface Options {
  players: number
  epic_battles: boolean
  ending: 'gauntlet' | 'sixteen'
  payment: 'choice' | 'default'
  max_rounds: number | null
}

/** How the cards lie: `setup` of a record. It tells everything that is hidden. */
export interface Setup {
  decks: string[][]
  locations: string[]
  battles: string[]
}

/** `gauntlet-record/1`, as files have it. It is a game, too. */
export interface GameRecord extends DealtGame {
  readonly format: string
  readonly names: readonly string[]
  readonly result: { end: string; winners: number[]; points: number[] } | null
}

/** A game from its deal on. */
export interface DealtGame {
  readonly table: Options
  readonly setup: Setup
  readonly decisions: readonly string[]
}

/**
 * A game from a position on, written as `Game.position` or `View.position` do. In a view unknown cards are `?1`, `?2`
 * or `?3` and a deck is the number of its cards: such a game can be shown and searched, and `determinize` makes one of
 * it that can be played.
 */
export interface PositionGame {
  readonly position: string
  readonly decisions: readonly string[]
}

export type Game = DealtGame | PositionGame

/** What a game begins with, before any decision. */
export type Beginning = Pick<DealtGame, 'table' | 'setup'> | Pick<PositionGame, 'position'>

/** A seat, or null for an onlooker. */
export type Viewer = number | null

/** A decision that was played, and its effects as the viewer may know them: `readMove` of table/wire.ts parses it. */
export interface WireMove {
  seat: number
  decision: string
  effects: string[]
}

/** A way to play the rest of a turn, and who has won then: null as long as the game goes on. */
export interface Turn {
  decisions: string[]
  winners: number[] | null
}

/** How long to search: until one of the limits is reached, or the signal is aborted. */
export interface Budget {
  ms?: number
  simulations?: number
}

/** What evaluates positions: games played out by a heuristic, or the learned mind. */
export type SearchedBy = 'rollouts' | 'mind'

export interface SearchOptions extends Budget {
  /** By default what is stronger in the time of a hint: bots/strongest.py. */
  by?: SearchedBy
  /** Whose knowledge is searched; by default that of the seat that is asked. */
  viewer?: Viewer
  /** The same seed, budget of simulations and number of workers give the same findings, here and in Python. */
  seed?: bigint
  /** How many workers share the search; 1 by default. */
  workers?: number
  signal?: AbortSignal
  /** Called some times a second with what has been found so far. */
  progress?: (findings: Findings) => void
}

/** A decision, and how often it was tried. */
export interface Candidate {
  decision: string
  visits: number
  /** How often each seat won then. */
  wins: number[]
}

/** What a search found: `Search.run` of bots/search.py. */
export interface Findings {
  /** The best one, which was tried most often, first. */
  candidates: Candidate[]
  /** How often each seat wins from here. */
  wins: number[]
  visits: number
  /** The main line. */
  line: { seat: number; decision: string }[]
}

/** A reason as data: docs/review.md; `reasonInWords` of words/reasons.ts makes sentences of it. */
export type Reason = Readonly<Record<string, unknown>>

export type Mark = (typeof MARKS)[number]

export interface Judged {
  best: string
  /** How often the seat wins after the best decision, and after the one that it took. */
  best_value: number
  value: number
  /** By how much the second is less, and the standard error of that. */
  loss: number
  error: number
  /** Whether more simulations would hardly change the mark. */
  sure: boolean
}

interface Position {
  /** From 0, as in the record. */
  number: number
  round: number
  seat: number
  phase: string
  /** How many decisions were legal. */
  legal: number
}

/** What a review finds about one decision; nothing is judged where only one was legal. */
export interface StudiedDecision extends Position, Partial<Judged> {
  decision: string
  wins: number[] | null
  mark: Mark
  why: Reason
  line: { seat: number; decision: string }[]
  /** What else may have changed the chances. */
  luck: Reason
}

/** Of the last position there are only the chances. */
export type Study = StudiedDecision | (Position & { decision: null; wins: number[] })

/** `gauntlet-review/1` (docs/review.md), as far as a page needs it. */
export interface GameReview {
  names: string[]
  players: { name: string; marks: Record<string, number>; decisions: number; mean_loss: number }[]
  decisions: ReviewedDecision[]
  /** Everyone's chances before each decision, and after the last one. */
  curve: number[][]
  turning_points: TurningPoint[]
}

export interface ReviewedDecision extends Position, Judged {
  decision: string
  wins: number[]
  mark: Mark
  why: Reason
  line: { seat: number; decision: string }[]
}

export interface TurningPoint {
  number: number
  /** Whose chances. */
  seat: number
  before: number
  after: number
  why: Reason
}

export interface ReviewOptions {
  /** For each decision; by default as many as `gauntlet review` has. */
  simulations?: number
  /** The same seed and number of simulations give the same review, here and in Python, however many workers share it. */
  seed?: bigint
  /** 1 by default. */
  workers?: number
  signal?: AbortSignal
  /** Called with the share that is done. */
  progress?: (share: number) => void
}

export interface BotOptions {
  seed?: bigint
  signal?: AbortSignal
}

/** Why something cannot be. */
export type Refusal =
  /** No decision of the game, or not legal here. */
  | 'illegal-decision'
  /** The options or the set-up of a game contradict the rules. */
  | 'bad-game'
  | 'bad-record'
  | 'bad-position'
  /** No bot has that name. */
  | 'unknown-bot'
  /** The module cannot be loaded: no WebAssembly, no network, a proxy that breaks it. */
  | 'not-loaded'
  /** The worker failed, was started again, and failed again. */
  | 'failed'
  /** The signal was aborted before anything was found, or the engine was closed. */
  | 'stopped'

/** What cannot be in a position that can be read: `layout.FLAWS`, with names for the numbers. */
export interface Flaw {
  kind: keyof typeof FLAWS
  /** A card, token, phase by its name; a level from 1; a seat; numbers. */
  about: Record<string, string | number>
}

/** `message` is an English sentence that names what was wrong and where. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  constructor(
    readonly code: Refusal,
    message: string,
    /** For `bad-position`, where the text can be read: to say it in other languages. */
    readonly flaw: Flaw | null = null,
  ) {
    super(message)
  }
}

/** All answers but `frames` are computed from the state that the kernel's `see` leaves for the viewer. */
export interface Engine {
  /** Resolves once the module is compiled; rejects with `not-loaded`. Questions may be asked before. */
  readonly ready: Promise<void>
  /** A record from the text of a file, checked to the last decision; `bad-record` names what is wrong with it. */
  readRecord(text: string): Promise<GameRecord>
  /** The record of a game so far: `JSON.stringify(record, null, 1)` is what `gauntlet` writes and reads. */
  record(game: DealtGame, names: readonly string[]): Promise<GameRecord>
  /** A set-up: that of a seed, as in Python, or one that nobody can foresee. */
  deal(table: Options, seed?: bigint): Promise<Setup>
  /** What a client shows: position, choices with their outcomes, shortfalls (`match/screen.py`). */
  board(game: Game, viewer: Viewer): Promise<Board>
  /** The legal decisions, sorted; none when the game is over. */
  legal(game: Game): Promise<string[]>
  /** What a legal decision does; the caller adds it to the game's decisions. */
  play(game: Game, decision: string, viewer: Viewer): Promise<WireMove>
  /** All moves of the game, or those from a number on. */
  moves(game: Game, viewer: Viewer, from?: number): Promise<WireMove[]>
  /** The set-up and each decision with the board after it, all hands open: for games that are over. */
  frames(game: Game): Promise<Frame[]>
  /** How it ended, or null; without those who have left, if only some seats are `rivals` (`match/outcome.py`). */
  outcome(game: Game, rivals?: readonly number[]): Promise<Outcome | null>
  /** All ways in which the seat that is asked can play its turn to the end, with the cards as they lie. */
  turns(game: Game): Promise<Turn[]>
  /** The position as a line of text: all of it, or what a viewer knows. */
  position(game: Game, viewer?: Viewer): Promise<string>
  /** A game that agrees with all that the viewer knows, or with all that the position tells; the rest shuffled. */
  determinize(game: Game, viewer?: Viewer, seed?: bigint): Promise<PositionGame>
  /** The decision of a bot for the seat that is asked: a level's name, `greedy`, `random`, `search:1000`, `mind:500ms`, `mind:policy`. */
  decide(game: Game, bot: string, options?: BotOptions): Promise<string>
  search(game: Game, options: SearchOptions): Promise<Findings>
  /** Why the best decisions of a search for the seat that is asked are good. */
  advise(game: Game, found: Findings): Promise<Reason[][]>
  /** Every decision of a game judged from the view of the seat that made it. */
  review(game: Game, names: readonly string[], options?: ReviewOptions): Promise<GameReview>
  /** Ends the workers; whatever is still asked is rejected with `stopped`. */
  close(): void
}
