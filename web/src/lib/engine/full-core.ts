/** All that the engine can do, in one thread: with positions as texts, files, searches, hints and reviews. */
import { temperatureOf } from './calibration'
import { Core } from './core'
import { Student } from './decision-review'
import type {
  Budget,
  Findings,
  Game,
  GameRecord,
  PositionGame,
  Reason,
  SearchedBy,
  Study,
  Turn,
  Viewer,
} from './engine-api'
import { EngineError } from './engine-api'
import { advise } from './explain'
import { REVIEWED_BY } from './generated-review'
import { derive, type Kernel } from './kernel'
import type { MindFiles } from './mind'
import { positionText } from './position'
import { readPosition } from './position-parser'
import { checkResult, parseRecord } from './record-file'
import { Replay } from './replay'
import { type Control, grow, type Share } from './search'
import { Tree } from './search-tree'
import { turnsFrom } from './turns'

/** A game may also begin with a position. */
class PositionReplay extends Replay {
  protected override begin(game: Game): void {
    if ('position' in game) {
      this.clear()
      readPosition(this.kernel, this.kernel.rooms.state, game.position)
    } else super.begin(game)
  }
}

/** Of a kernel with the doors of reviews. */
export class FullCore extends Core {
  constructor(kernel: Kernel, mostNodes: number, mindFiles: () => MindFiles) {
    super(kernel, mostNodes, mindFiles, new PositionReplay(kernel))
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

  /** One worker's share of a search; `viewer` undefined: the seat that is asked. */
  search(
    game: Game,
    viewer: Viewer | undefined,
    budget: Budget,
    by: SearchedBy,
    seed: bigint,
    which: number,
    control: Control,
  ): Promise<Share> {
    return this.alone(async () => {
      const searcher = await this.searcher(by)
      const s = this.load(game)
      const legal = this.see(game, viewer === undefined ? s.seat : viewer)
      const mine = viewer === undefined || viewer === s.seat
      const tree = new Tree(searcher, this.mostNodes)
      const temperature = temperatureOf(s, searcher.temperatures)
      const share = () => ({ sums: tree.sums(), players: s.players, legal: mine ? legal : [], temperature })
      if (legal.length > 0) {
        tree.plant(this.seen(), derive(seed, game.decisions.length, which))
        await grow(tree, budget, control, () => control.report(share()))
      }
      return share()
    })
  }

  advise(game: Game, found: Findings): Reason[][] {
    const { seat } = this.load(game)
    const legal = this.see(game, seat)
    return legal.length === 1 ? [[{ kind: 'only-choice' }]] : advise(this.kernel, found, seat)
  }

  /** What a review finds about one decision of a game; behind the last one, about its last position. */
  study(game: Game, number: number, simulations: number, seed: bigint, control: Control): Promise<Study> {
    return this.alone(async () => {
      const tree = new Tree(await this.searcher(REVIEWED_BY), this.mostNodes)
      const student = new Student(this.kernel, this.replay, tree)
      return student.study(game, number, simulations, seed, control)
    })
  }
}
