import type { Tree, TreeNode } from './tree'
import { ROOT } from './tree'

export interface Row {
  node: TreeNode
  /** How many variations it lies within. */
  depth: number
  /** Whether a variation begins with it. */
  begins: boolean
  /** How many decisions lead to it, itself among them. */
  number: number
}

/** A tree as it is read: after each decision of a line first what could have been played instead of it. */
export function rowsOf(tree: Tree): Row[] {
  const behind = new Map<number, TreeNode[]>()
  for (const node of tree) behind.set(node.parent, [...(behind.get(node.parent) ?? []), node])
  const rows: Row[] = []
  function add(parent: number, depth: number, number: number): void {
    for (let at = parent, count = number; ; count += 1) {
      const [main, ...others] = behind.get(at) ?? []
      if (!main) return
      rows.push({ node: main, depth, begins: false, number: count })
      for (const other of others) {
        rows.push({ node: other, depth: depth + 1, begins: true, number: count })
        add(other.id, depth + 1, count + 1)
      }
      at = main.id
    }
  }
  add(ROOT, 0, 1)
  return rows
}
