/** What pages do with the games of this browser. */
import { endingOf } from '../engine/beginning'
import type { Game, GameRecord } from '../engine/engine-api'
import type { Summary } from '../http'
import { games } from './game-store.svelte'
import type { Kept, Options, Schemas } from './local-game'
import { beginningOf, fold, gameOf, isForServer } from './match'
import { newGame, type Sitter, started } from './new-game'
import { gameFrom, recordOf } from './records'
import { sharedEngine } from './shared-engine'

/** Starts the engine before it is needed. */
export function warmUp(): void {
  void sharedEngine().ready.catch(() => {})
}

/** A new game; its id. Throws an EngineError where the engine does not run. */
export async function play(options: Partial<Options>, sitters: readonly Sitter[]): Promise<string> {
  return add(await newGame(sharedEngine(), options, sitters))
}

/** A game from a position on, the unknown cards shuffled; its id. The sitters are in the order of the seats. */
export async function playFrom(position: string, sitters: readonly Sitter[]): Promise<string> {
  const engine = sharedEngine()
  const beginning = await engine.determinize({ position, decisions: [] })
  const board = await engine.board(beginning, null)
  const epic_battles = board.battles.length > 0
  const options = { players: sitters.length, epic_battles, ending: endingOf(beginning) }
  return add(started({ position: beginning.position }, options, sitters, 0))
}

/** Where the game of a record is shown; throws an EngineError that says what is wrong with it. */
export async function importRecord(text: string): Promise<string> {
  const engine = sharedEngine()
  const record = await engine.readRecord(text)
  const known = (await games.all()).find(kept => isGameOf(kept, record))
  const kept = known ?? (await gameFrom(engine, record))
  if (!known) await add(kept)
  return fold(kept).status === 'over' ? `/t/${kept.id}/review` : `/t/${kept.id}`
}

/** The same record twice is one game. */
function isGameOf(kept: Kept, { table, setup, decisions }: GameRecord): boolean {
  const game = gameOf(kept, fold(kept))
  if ('position' in game) return false
  return (
    JSON.stringify([game.setup, game.decisions]) === JSON.stringify([setup, decisions]) &&
    JSON.stringify(Object.entries(game.table).sort()) === JSON.stringify(Object.entries(table).sort())
  )
}

async function add(kept: Kept): Promise<string> {
  await games.append({ ...kept, events: [] }, kept.events)
  return kept.id
}

interface FinishedGame {
  summary: Summary
  frames: Schemas['Frame'][]
  game: Game
  /** What a server can review; a game from a position on has none. */
  record: GameRecord | null
}

/** What the review shows of a finished game; null if there is no such game. */
export async function finished(id: string): Promise<FinishedGame | 'not-over' | null> {
  const kept = await games.load(id)
  if (!kept) return null
  const match = fold(kept)
  const { status, options, seats, outcome, rematch } = match
  const summary: Summary = { id, status, options, seats, commitment: null, outcome, rematch }
  if (status !== 'over') return 'not-over'
  const engine = sharedEngine()
  const game = gameOf(kept, match)
  const [frames, record] = await Promise.all([engine.frames(game), recordOf(engine, kept)])
  return { summary, frames, game, record }
}

export interface Exported {
  record: GameRecord
  /** By seat; null for people of this device. */
  bots: (string | null)[]
  forServer: boolean
}

/** The record of a finished game, and who played. */
export async function exportGame(id: string): Promise<Exported | null> {
  const kept = await games.load(id)
  if (!kept) return null
  const match = fold(kept)
  const record = match.status === 'over' ? await recordOf(sharedEngine(), kept) : null
  const bots = match.seats.map(({ bot }) => bot)
  return record && { record, bots, forServer: isForServer(kept, match) }
}

/** A link that carries a game from a position on, which has no record: as an analysis, whose code is loaded for it. */
export async function analysisLink(id: string): Promise<string> {
  const kept = await games.load(id)
  if (!kept) return ''
  const [{ studyAddress, whole }, { newStudy }, { treeOf }] = await Promise.all([
    import('../analysis/address'),
    import('../analysis/study'),
    import('../analysis/tree'),
  ])
  const match = fold(kept)
  const { decisions } = gameOf(kept, match)
  const names = match.seats.map(({ name }) => name)
  const study = newStudy(beginningOf(kept), { names, tree: treeOf(decisions) })
  return whole(await studyAddress(study, decisions.length))
}
