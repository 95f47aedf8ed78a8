/** Where an analysis comes from: an address, or what somebody has pasted or opened as a file. */
import { withoutBase } from '../base'
import type { Beginning, Engine, Options } from '../engine/engine-api'
import { http, Problem } from '../http'
import { games } from '../local/game-store.svelte'
import { isLocal } from '../local/id'
import { beginningOf, fold, gameOf, viewerOf } from '../local/match'
import { unpacked } from '../share/packed'
import { type Address, readAddress } from './address'
import { newStudy, readStudy, type Seats, type Study, seatsOf } from './study'
import { studies } from './study-store'
import { nodeAt, ROOT, treeOf } from './tree'

export interface Opened {
  study: Study
  /** Who took each decision. */
  seats: Seats
  at: number
}

/** A card of which only the level is known, or a deck of which only the size is. */
const UNKNOWN = /[=,]\?[123]\b|decks=\S*(?<=[=/])\d+(?=[/\s])/

/** Something that is none of what can be opened. */
export type Unreadable = 'link' | 'nothing' | 'not-over' | 'gone'

export class OpenError extends Error {
  constructor(readonly why: Unreadable) {
    super(why)
  }
}

/** Throws an OpenError, an EngineError or a Problem. */
export async function openAddress(address: Address, engine: Engine): Promise<Opened> {
  switch (address.kind) {
    case 'game':
      return isLocal(address.game)
        ? localGame(address.game, address.move, engine)
        : serverGame(address.game, address.move, engine)
    case 'position':
      return openPosition(address.position, engine)
    case 'study': {
      const text = await unpacked(address.study)
      if (text === null) throw new OpenError('link')
      const { study, seats } = await readStudy(text, engine)
      return { study, seats, at: placeIn(study, address.at) }
    }
    case 'kept': {
      const study = await studies.load(address.kept)
      if (!study) throw new OpenError('gone')
      return { study, seats: await seatsOf(study, engine), at: placeIn(study, address.at) }
    }
  }
}

/** A record, a position, or the address of either. */
export async function openText(text: string, engine: Engine): Promise<Opened> {
  const pasted = text.trim()
  if (pasted.startsWith('{')) return openRecord(pasted, engine)
  if (pasted.startsWith('gauntlet-position/')) return openPosition(pasted, engine)
  if (!URL.canParse(pasted)) throw new OpenError('nothing')
  const url = new URL(pasted)
  // The addresses of a static site are behind a `#` of their own.
  const { pathname, hash } = url.hash.startsWith('#/') ? new URL(url.hash.slice(1), url) : url
  if (pathname.endsWith('/record')) {
    const record = await unpacked(hash.slice(1))
    if (record === null) throw new OpenError('link')
    return openRecord(record, engine)
  }
  const table = /\/t\/([\w-]+)(\/review)?$/.exec(withoutBase(pathname) ?? pathname)?.[1]
  const address = table ? ({ kind: 'game', game: table, move: null } as const) : readAddress(hash)
  if (!address) throw new OpenError('link')
  return openAddress(address, engine)
}

/** A deal that nobody can foresee. */
export async function openDeal(table: Options, engine: Engine): Promise<Opened> {
  const setup = await engine.deal(table)
  return { study: newStudy({ table, setup }), seats: new Map(), at: ROOT }
}

async function openRecord(text: string, engine: Engine, move: number | null = null): Promise<Opened> {
  const { table, setup, names, decisions } = await engine.readRecord(text)
  return line({ table, setup }, names, decisions, move, engine)
}

/** What is unknown is shuffled once, so that moves can be played. */
async function openPosition(
  position: string,
  engine: Engine,
  names: readonly string[] = [],
): Promise<Opened> {
  const game = { position, decisions: [] }
  await engine.position(game)
  const shuffled = UNKNOWN.test(position)
  const beginning = shuffled ? { position: (await engine.determinize(game)).position } : { position }
  return { study: newStudy(beginning, { names, shuffled }), seats: new Map(), at: ROOT }
}

/** Of a running game only what the seats of this browser may know. */
async function localGame(id: string, move: number | null, engine: Engine): Promise<Opened> {
  const kept = await games.load(id)
  if (!kept) throw new OpenError('gone')
  const match = fold(kept)
  const names = match.seats.map(({ name }) => name)
  const game = gameOf(kept, match)
  if (match.status === 'over') return line(beginningOf(kept), names, game.decisions, move, engine)
  const { asked } = await engine.board(game, null)
  return openPosition(await engine.position(game, viewerOf(match, asked)), engine, names)
}

/** A server tells nobody the deal of a running game. */
async function serverGame(id: string, move: number | null, engine: Engine): Promise<Opened> {
  try {
    return await openRecord(JSON.stringify(await http.record(id)), engine, move)
  } catch (problem) {
    throw problem instanceof Problem && problem.code === 'not-over' ? new OpenError('not-over') : problem
  }
}

async function line(
  beginning: Beginning,
  names: readonly string[],
  decisions: readonly string[],
  move: number | null,
  engine: Engine,
): Promise<Opened> {
  const study = newStudy(beginning, { names, tree: treeOf(decisions) })
  const seats = await seatsOf(study, engine)
  return { study, seats, at: Math.min(move ?? ROOT, decisions.length) }
}

function placeIn({ tree }: Study, at: number | null): number {
  return at !== null && nodeAt(tree, at) ? at : ROOT
}
