/** Where a finished game is found, and who reviews it: this browser, or a server where the engine does not run. */
import { STATIC } from '../base'
import type { Game, GameRecord } from '../engine/engine-api'
import { http, isWithoutEngine, Problem, type Summary } from '../http'
import { isLocal } from '../local/id'
import type { Schemas } from '../local/local-game'
import { type Review, readReview } from './review'
import { reviewIn } from './stream'

type OnProgress = (share: number) => void

interface Finished {
  summary: Summary
  frames: Schemas['Frame'][]
  /** The seats of whoever reads it. */
  mine: number[]
  review(onprogress: OnProgress, signal: AbortSignal): Promise<Review>
}

export function findGame(table: string): Promise<Finished> {
  return isLocal(table) ? inBrowser(table) : atServer(table)
}

async function atServer(table: string): Promise<Finished> {
  const summary = await http.table(table)
  if (summary.status !== 'over') throw new Problem('not-over')
  const { frames } = await http.replay(table)
  const me = await http.me()
  const mine = summary.seats.flatMap(({ player }, seat) => (me && player === me.id ? [seat] : []))
  const review: Finished['review'] = (onprogress, signal) =>
    here(async () => (await http.record(table)) as unknown as GameRecord, onprogress, signal).catch(
      async reason => reviewIn(await unlessHere(reason, () => http.review(table, signal)), onprogress),
    )
  return { summary, frames, mine, review }
}

async function inBrowser(table: string): Promise<Finished> {
  const { finished } = await import('../local/games')
  const found = await finished(table)
  if (!found) throw new Problem('not-found')
  if (found === 'not-over') throw new Problem('not-over')
  const { summary, frames, game, record } = found
  const names = summary.seats.map(({ name }) => name ?? '')
  const mine = summary.seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
  const review: Finished['review'] = (onprogress, signal) =>
    here(async () => ({ ...game, names }), onprogress, signal).catch(async reason => {
      if (!record) throw reason
      return reviewIn(await unlessHere(reason, () => http.reviewRecord(record, signal)), onprogress)
    })
  return { summary, frames, mine, review }
}

/** The review by the engine of this browser, on all its cores. */
async function here(
  find: () => Promise<Game & { names: readonly string[] }>,
  onprogress: OnProgress,
  signal: AbortSignal,
): Promise<Review> {
  const { sharedEngine } = await import('../local/shared-engine')
  const engine = sharedEngine()
  await engine.ready
  const game = await find()
  const workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1)
  const options = { workers, signal, progress: onprogress }
  return readReview(await engine.review(game, game.names, options))
}

/** What a server is asked for where the engine cannot run and there is one; any other reason is one. */
function unlessHere<Answer>(reason: unknown, ask: () => Promise<Answer>): Promise<Answer> {
  if (STATIC || !isWithoutEngine(reason)) throw reason
  return ask()
}

const MOST_WORKERS = 8
