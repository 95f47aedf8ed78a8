/** The page's side: `createEngine()` gives what engine-api.ts describes. */

import type {
  Board,
  BotOptions,
  DealtGame,
  Engine,
  Findings,
  Frame,
  Game,
  GameRecord,
  GameReview,
  Options,
  Outcome,
  PositionGame,
  Reason,
  ReviewOptions,
  SearchOptions,
  Setup,
  Study,
  Turn,
  Viewer,
  WireMove,
} from './engine-api'
import { assemble } from './game-review'
import { REVIEW_SIMULATIONS, SEARCHED_BY } from './generated-review'
import type { Call } from './protocol'
import { findings, type Share } from './search'
import { Connection, type WorkerPort } from './worker-connection'

/** The bots that need rollouts or the heuristic behind them. */
const BY_ROLLOUTS = /^(search:|greedy$)/
/** For all trees of a search together: about 13 MB, so that the page of an analysis may stay below 150 (bench/analysis.py). */
const MOST_NODES = 300_000
/** For a bot's tree: more than the strongest level fills. */
const BOT_NODES = 300_000
/** For a worker, however many share them. */
const LEAST_NODES = 50_000
/** After so many milliseconds without a question a worker for all else ends: it takes as much memory as a page's board. */
const REST = 30_000

/** What a worker runs: the rules and bots of a table, or all that the engine can do. Both load the mind. */
export type Module = 'kernel' | 'review'
type SpawnFor = (module: Module) => WorkerPort

export function createEngine(spawn: SpawnFor = spawnWorker): Engine {
  return new WorkerEngine(spawn)
}

function spawnWorker(module: Module): WorkerPort {
  const worker =
    module === 'kernel'
      ? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
  return worker as unknown as WorkerPort
}

/** One worker for a table's questions and its bots; others, once they are needed, for all else, and for searches. */
class WorkerEngine implements Engine {
  private readonly table: Connection
  private readonly reviewer: Connection
  private readonly reviewers: Connection[]
  private searchers: Connection[] = []

  constructor(private readonly spawn: SpawnFor) {
    this.table = new Connection(() => spawn('kernel'), BOT_NODES)
    this.reviewer = this.full(BOT_NODES, REST)
    this.reviewers = [this.reviewer]
  }

  get ready(): Promise<void> {
    return this.table.ready
  }

  readRecord(text: string): Promise<GameRecord> {
    return this.reviewer.ask({ method: 'readRecord', args: [text] }) as Promise<GameRecord>
  }

  record(game: DealtGame, names: readonly string[]): Promise<GameRecord> {
    const args: [DealtGame, string[]] = [plain(game) as DealtGame, [...names]]
    return this.table.ask({ method: 'record', args }) as Promise<GameRecord>
  }

  deal(table: Options, seed = randomSeed()): Promise<Setup> {
    return this.table.ask({ method: 'deal', args: [table, seed] }) as Promise<Setup>
  }

  board(game: Game, viewer: Viewer): Promise<Board> {
    return this.workerFor(game).ask({ method: 'board', args: [plain(game), viewer] }) as Promise<Board>
  }

  legal(game: Game): Promise<string[]> {
    return this.workerFor(game).ask({ method: 'legal', args: [plain(game)] }) as Promise<string[]>
  }

  play(game: Game, decision: string, viewer: Viewer): Promise<WireMove> {
    return this.workerFor(game).ask({
      method: 'play',
      args: [plain(game), decision, viewer],
    }) as Promise<WireMove>
  }

  moves(game: Game, viewer: Viewer, from = 0): Promise<WireMove[]> {
    return this.workerFor(game).ask({ method: 'moves', args: [plain(game), viewer, from] }) as Promise<
      WireMove[]
    >
  }

  frames(game: Game): Promise<Frame[]> {
    return this.workerFor(game).ask({ method: 'frames', args: [plain(game)] }) as Promise<Frame[]>
  }

  outcome(game: Game, rivals?: readonly number[]): Promise<Outcome | null> {
    const args: [Game, (readonly number[])?] = rivals ? [plain(game), [...rivals]] : [plain(game)]
    return this.workerFor(game).ask({ method: 'outcome', args }) as Promise<Outcome | null>
  }

  turns(game: Game): Promise<Turn[]> {
    return this.reviewer.ask({ method: 'turns', args: [plain(game)] }) as Promise<Turn[]>
  }

  position(game: Game, viewer?: Viewer): Promise<string> {
    const args: [Game, Viewer?] = viewer === undefined ? [plain(game)] : [plain(game), viewer]
    return this.reviewer.ask({ method: 'position', args }) as Promise<string>
  }

  determinize(game: Game, viewer?: Viewer, seed = randomSeed()): Promise<PositionGame> {
    return this.reviewer.ask({
      method: 'determinize',
      args: [plain(game), viewer, seed],
    }) as Promise<PositionGame>
  }

  decide(game: Game, bot: string, { seed = 0n, signal }: BotOptions = {}): Promise<string> {
    const worker = BY_ROLLOUTS.test(bot) ? this.reviewer : this.workerFor(game)
    return worker.ask({ method: 'decide', args: [plain(game), bot, seed] }, signal) as Promise<string>
  }

  async search(game: Game, options: SearchOptions): Promise<Findings> {
    const { viewer, by = SEARCHED_BY, seed = 0n, workers = 1, ms, simulations, signal, progress } = options
    const budget = {
      ...(ms !== undefined && { ms }),
      ...(simulations !== undefined && { simulations: Math.ceil(simulations / workers) }),
    }
    /** In the order of the workers, whichever comes first. */
    const shares: Record<number, Share> = {}
    const add = (which: number, share: Share) => {
      shares[which] = share
      return findings(Object.values(shares))
    }
    await Promise.all(
      this.searchersFor(workers).map(async (searcher, which) => {
        const call: Call = { method: 'search', args: [plain(game), viewer, budget, by, seed, which] }
        const share = await searcher.ask(call, signal, found => progress?.(add(which, found)))
        add(which, share as Share)
      }),
    )
    return findings(Object.values(shares))
  }

  advise(game: Game, found: Findings): Promise<Reason[][]> {
    return this.reviewer.ask({ method: 'advise', args: [plain(game), found] }) as Promise<Reason[][]>
  }

  async review(game: Game, names: readonly string[], options: ReviewOptions = {}): Promise<GameReview> {
    const { simulations = REVIEW_SIMULATIONS, seed = 0n, workers = 1, signal, progress } = options
    const studies: Study[] = []
    const asked = plain(game)
    const all = asked.decisions.length + 1
    let [next, done] = [0, 0]
    await Promise.all(
      this.reviewersFor(workers).map(async reviewer => {
        while (next < all) {
          const number = next++
          const call: Call = { method: 'study', args: [asked, number, simulations, seed] }
          const study = reviewer.ask(call, signal).catch(error => {
            next = all // the others need not go on
            throw error
          })
          studies[number] = (await study) as Study
          progress?.(++done / all)
        }
      }),
    )
    return assemble(studies, names)
  }

  close(): void {
    for (const connection of [this.table, ...this.searchers, ...this.reviewers]) connection.close()
  }

  /** Games that begin with a position are for those who can read it. */
  private workerFor(game: Game): Connection {
    return 'position' in game ? this.reviewer : this.table
  }

  /** The searchers of the next search; another number of them shares the memory anew. */
  private searchersFor(workers: number): Connection[] {
    if (this.searchers.length !== workers) {
      for (const searcher of this.searchers) searcher.close()
      const nodes = Math.max(LEAST_NODES, Math.floor(MOST_NODES / workers))
      this.searchers = Array.from({ length: workers }, () => this.full(nodes))
    }
    return this.searchers
  }

  private reviewersFor(workers: number): Connection[] {
    while (this.reviewers.length < workers) this.reviewers.push(this.full(BOT_NODES, REST))
    return this.reviewers.slice(0, workers)
  }

  private full(nodes: number, rest?: number): Connection {
    return new Connection(() => this.spawn('review'), nodes, rest)
  }
}

/** Only what the engine needs, and no proxies: a component's state could not be sent to a worker. */
function plain(game: Game): Game {
  const { decisions } = game
  if ('position' in game) return { position: game.position, decisions: [...decisions] }
  const { decks, locations, battles } = game.setup
  return {
    table: { ...game.table },
    setup: { decks: decks.map(deck => [...deck]), locations: [...locations], battles: [...battles] },
    decisions: [...decisions],
  }
}

function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
}
