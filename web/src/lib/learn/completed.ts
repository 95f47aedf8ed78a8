/** Which lessons are done and which puzzles solved, on this device. */
import { store, stored } from '../storage'

type Shelf = 'lessons-done' | 'puzzles-solved'

export function finished(shelf: Shelf): Set<string> {
  return new Set((stored(shelf) ?? '').split(' ').filter(Boolean))
}

export function finish(shelf: Shelf, id: string): void {
  store(shelf, [...finished(shelf).add(id)].join(' '))
}

/** The first that is not finished yet, after the one at hand if there is one. */
export function nextOf<Thing extends { id: string }>(
  things: readonly Thing[],
  done: ReadonlySet<string>,
  after?: string,
): Thing | undefined {
  const index = things.findIndex(thing => thing.id === after) + 1
  const inOrder = [...things.slice(index), ...things.slice(0, index)]
  return inOrder.find(thing => !done.has(thing.id) && thing.id !== after)
}
