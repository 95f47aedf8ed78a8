/** New local games: they begin at once, since nobody has to be waited for. */
import type { Beginning, DealtGame, Engine } from '../engine/engine-api'
import { endingOf } from '../options/form'
import { newId } from './id'
import { type Draft, type Kept, ME, type Options, type WireEvent } from './local-game'

/** Who is to have a seat: a person of this device, or a bot. */
export interface Sitter {
  name: string
  bot: string | null
}

/** What nobody has chosen: match/match_options.py. */
const OPTIONS: Options = {
  players: 2,
  epic_battles: false,
  ending: null,
  payment: 'choice',
  begins: 'drawn',
  public: false,
  clock: { kind: 'none' },
  absent: 'bot',
  stand_in: 'mason',
  hints: true,
  undo: true,
  rated: false,
}

/** S4: the first player is drawn by lot. */
export async function newGame(
  engine: Engine,
  wishes: Partial<Options>,
  sitters: readonly Sitter[],
  first = Math.floor(Math.random() * sitters.length),
): Promise<Kept> {
  const options = { ...OPTIONS, ...wishes }
  return started(await deal(engine, options), options, sitters, first)
}

/** A game whose first player is known. */
export function started(
  beginning: Beginning,
  wishes: Partial<Options>,
  sitters: readonly Sitter[],
  first: number,
): Kept {
  const order = sitters.map((_, index) => (first + index) % sitters.length)
  const seated = sitters.map(({ name, bot }, seat): Draft => {
    const player = bot === null ? ME : null
    return { kind: 'seated', seat, name, bot, player, entropy: false }
  })
  // Nobody else has to trust this shuffle: there is nothing to commit to.
  const drafts: Draft[] = [
    { kind: 'opened', options: { ...OPTIONS, ...wishes }, maker: ME },
    ...seated,
    { kind: 'started', order, commitment: '' },
  ]
  const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return { id: newId(), ...beginning, seed: String(seed), events: numbered(drafts, 0) }
}

async function deal(engine: Engine, options: Options): Promise<Pick<DealtGame, 'table' | 'setup'>> {
  const { players, epic_battles, payment } = options
  const table = { players, epic_battles, ending: endingOf(options), payment, max_rounds: null }
  return { table, setup: await engine.deal(table) }
}

/** Drafts as the events that follow number `last`. */
export function numbered(drafts: readonly Draft[], last: number): WireEvent[] {
  const at = Date.now()
  return drafts.map((draft, index) => ({ ...draft, number: last + index + 1, at, id: '' }) as WireEvent)
}
