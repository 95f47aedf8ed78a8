/** Which lessons are done and which puzzles solved, on this device. */
import { keep, kept } from '../keep'

export type Shelf = 'lessons-done' | 'puzzles-solved'

export function finished(shelf: Shelf): Set<string> {
  return new Set((kept(shelf) ?? '').split(' ').filter(Boolean))
}

export function finish(shelf: Shelf, id: string): void {
  keep(shelf, [...finished(shelf).add(id)].join(' '))
}

/** The first that is not finished yet, after the one at hand if there is one. */
export function nextOf<Thing extends { id: string }>(
  things: readonly Thing[],
  done: ReadonlySet<string>,
  after?: string,
): Thing | undefined {
  const place = things.findIndex(thing => thing.id === after) + 1
  const inOrder = [...things.slice(place), ...things.slice(0, place)]
  return inOrder.find(thing => !done.has(thing.id) && thing.id !== after)
}
