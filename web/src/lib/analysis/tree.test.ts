import { describe, expect, test } from 'vitest'
import { rowsOf } from './rows'
import {
  cut,
  decisionsTo,
  following,
  leaves,
  lineThrough,
  play,
  promote,
  ROOT,
  rename,
  type Tree,
  treeOf,
} from './tree'

/** a b c, and instead of b: x y; instead of y: z. */
function branched(): Tree {
  let tree = treeOf(['a', 'b', 'c'])
  tree = play(tree, 1, 'x').tree
  tree = play(tree, 4, 'y').tree
  return play(tree, 4, 'z').tree
}

/** As it is read: `-` for each variation that a decision lies within. */
function drawn(tree: Tree): string[] {
  return rowsOf(tree).map(({ node, depth }) => '-'.repeat(depth) + node.decision)
}

describe('a tree of variations', () => {
  test('is a line at first', () => {
    const tree = treeOf(['a', 'b', 'c'])
    expect(decisionsTo(tree, 3)).toEqual(['a', 'b', 'c'])
    expect(decisionsTo(tree, ROOT)).toEqual([])
    expect(leaves(tree)).toEqual([3])
    expect(leaves([])).toEqual([ROOT])
  })

  test('branches where something else is played, and follows what is there', () => {
    const tree = branched()
    expect(drawn(tree)).toEqual(['a', 'b', '-x', '-y', '--z', 'c'])
    expect(decisionsTo(tree, 6)).toEqual(['a', 'x', 'z'])
    expect(play(tree, 4, 'y')).toEqual({ tree, id: 5 })
    expect(following(tree, 1).map(({ decision }) => decision)).toEqual(['b', 'x'])
    expect(rowsOf(tree).map(({ number, begins }) => (begins ? -number : number))).toEqual([
      1, 2, -2, 3, -3, 3,
    ])
  })

  test('goes on along the first continuation', () => {
    const tree = branched()
    const through = (id: number) => lineThrough(tree, id).map(({ decision }) => decision)
    expect(through(ROOT)).toEqual(['a', 'b', 'c'])
    expect(through(4)).toEqual(['a', 'x', 'y'])
    expect(through(6)).toEqual(['a', 'x', 'z'])
  })

  test('loses what lies behind a decision that is cut', () => {
    expect(drawn(cut(branched(), 4))).toEqual(['a', 'b', 'c'])
    expect(cut(branched(), 1)).toEqual([])
    expect(drawn(cut(promote(branched(), 6), 4))).toEqual(['a', 'b', 'c'])
  })

  test('makes a variation its main line, with all that leads to it', () => {
    const tree = promote(branched(), 6)
    expect(drawn(tree)).toEqual(['a', 'x', '-b', '-c', 'z', '-y'])
    expect(decisionsTo(tree, 3)).toEqual(['a', 'b', 'c'])
    expect(drawn(promote(tree, 3))).toEqual(['a', 'b', '-x', '-z', '--y', 'c'])
  })

  test('has names, and forgets them', () => {
    const tree = rename(branched(), 4, 'a try')
    expect(tree.find(({ id }) => id === 4)?.name).toBe('a try')
    expect(rename(tree, 4, '')).toEqual(branched())
    expect(branched().some(({ name }) => name)).toBe(false)
  })

  test('never gives an id twice', () => {
    const tree = cut(branched(), 5)
    const next = play(tree, 3, 'd')
    expect(next.id).toBe(7)
    expect(new Set(next.tree.map(({ id }) => id)).size).toBe(next.tree.length)
  })
})
