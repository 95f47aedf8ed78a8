/** What is analysed, as it is kept, put into a link, and read from what others have written. */
import { type Beginning, type Engine, EngineError, type Game } from '../engine/engine-api'
import { randomId } from '../local/id'
import { decisionsTo, leaves, pathTo, ROOT, type Tree, type TreeNode } from './tree'

export interface Study {
  readonly id: string
  readonly title: string
  /** Of the players, by seat; none where nobody is known. */
  readonly names: readonly string[]
  readonly beginning: Beginning
  /** Whether cards that nobody knew were shuffled to make a game of the position. */
  readonly shuffled: boolean
  readonly tree: Tree
  /** When it was last changed. */
  readonly changed: number
}

export function newStudy(beginning: Beginning, known: Partial<Omit<Study, 'id' | 'beginning'>> = {}): Study {
  const id = randomId()
  return { id, title: '', names: [], shuffled: false, tree: [], changed: Date.now(), beginning, ...known }
}

/** The game that leads to a position. */
export function gameAt({ beginning, tree }: Pick<Study, 'beginning' | 'tree'>, id: number): Game {
  return { ...beginning, decisions: decisionsTo(tree, id) }
}

/** Far more than anyone looks at. */
const MOST_NODES = 3000
const LONGEST_NAME = 60

/**
 * A study from JSON that came from anywhere, all its lines checked. Throws an EngineError that says what is wrong.
 * `seats`: who took each decision.
 */
export async function readStudy(text: string, engine: Engine): Promise<{ study: Study; seats: Seats }> {
  const study = parse(text)
  return { study, seats: await seatsOf(study, engine) }
}

export type Seats = ReadonlyMap<number, number>

/** Who decided what; an illegal line is refused. */
export async function seatsOf(study: Study, engine: Engine): Promise<Seats> {
  const seats = new Map<number, number>()
  for (const leaf of leaves(study.tree)) {
    const path = pathTo(study.tree, leaf)
    const moves = await engine.moves(gameAt(study, leaf), null)
    for (const [index, move] of moves.entries()) seats.set(path[index]?.id ?? ROOT, move.seat)
  }
  return seats
}

function refuse(message: string): never {
  throw new EngineError('bad-record', message)
}

function parse(text: string): Study {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    refuse('an analysis is a JSON object')
  }
  if (!isObject(value)) refuse('an analysis is a JSON object')
  const { beginning, tree, title, names, shuffled } = value
  if (!isObject(beginning)) refuse('beginning: a position, or a table and a setup, is needed')
  const tells = (thing: unknown): thing is string => typeof thing === 'string'
  return newStudy(beginningOf(beginning), {
    title: tells(title) ? title.slice(0, LONGEST_NAME) : '',
    names: Array.isArray(names) ? names.filter(tells).map(name => name.slice(0, LONGEST_NAME)) : [],
    shuffled: shuffled === true,
    tree: treeFrom(tree),
  })
}

/** The engine checks the rest. */
function beginningOf({ position, table, setup }: Record<string, unknown>): Beginning {
  if (typeof position === 'string') return { position }
  if (!isObject(table) || !isObject(setup)) refuse('beginning: a position, or a table and a setup, is needed')
  const lists = [setup.locations, setup.battles, ...(Array.isArray(setup.decks) ? setup.decks : [null])]
  if (!lists.every(list => Array.isArray(list) && list.every(id => typeof id === 'string')))
    refuse('setup: decks, locations and battles are lists of names')
  return { table, setup } as unknown as Beginning
}

function treeFrom(nodes: unknown): Tree {
  if (!Array.isArray(nodes)) refuse('tree: a list of decisions is needed')
  if (nodes.length > MOST_NODES)
    refuse(`tree: ${nodes.length} decisions are too many; ${MOST_NODES} are the most`)
  const ids = new Set<number>([0])
  const tree = nodes.map((node, number): TreeNode => {
    if (!isObject(node)) refuse(`tree[${number}]: not a decision`)
    const { id, parent, decision, name } = node
    if (!isId(id) || !isId(parent) || typeof decision !== 'string' || id === 0 || ids.has(id))
      refuse(`tree[${number}]: an id of its own, a parent and a decision are needed`)
    ids.add(id)
    return {
      id,
      parent,
      decision,
      ...(typeof name === 'string' && name && { name: name.slice(0, LONGEST_NAME) }),
    }
  })
  const parents = new Map(tree.map(node => [node.id, node.parent]))
  for (const [number, { id }] of tree.entries()) {
    let at: number | undefined = id
    for (let steps = 0; at !== 0; steps += 1) {
      at = at === undefined ? undefined : parents.get(at)
      if (at === undefined || steps > tree.length)
        refuse(`tree[${number}]: does not lead back to the beginning`)
    }
  }
  return tree
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
