/** Where a finished game is found: at the server, or in this browser, from where it is handed to a server to be reviewed. */
import { http, Problem, type Summary } from '../http'
import { isLocal } from '../local/id'
import type { Schemas } from '../local/types'

interface Finished {
  summary: Summary
  frames: Schemas['Frame'][]
  /** The seats of whoever reads it. */
  mine: number[]
  /** The lines of its review. */
  review(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>
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
  return { summary, frames, mine, review: signal => http.review(table, signal) }
}

async function inBrowser(table: string): Promise<Finished> {
  const { finished } = await import('../local/games')
  const found = await finished(table)
  if (!found) throw new Problem('not-found')
  const { summary, frames, record } = found
  if (!record) throw new Problem('not-over')
  const mine = summary.seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
  return { summary, frames, mine, review: signal => http.reviewRecord(record, signal) }
}
