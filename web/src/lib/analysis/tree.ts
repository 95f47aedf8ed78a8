/** A tree of variations: decisions behind decisions. Nothing here changes a tree; every function returns a new one. */

/** The position in which the tree begins. */
export const ROOT = 0

export interface TreeNode {
  readonly id: number
  readonly parent: number
  readonly decision: string
  /** What somebody called the variation that begins here. */
  readonly name?: string
}

/** Of the nodes behind one position the first is the main line, the others are its variations. */
export type Tree = readonly TreeNode[]

/** A line of decisions as a tree. */
export function treeOf(decisions: readonly string[]): Tree {
  return decisions.map((decision, number) => ({ id: number + 1, parent: number, decision }))
}

export function nodeAt(tree: Tree, id: number): TreeNode | undefined {
  return tree.find(node => node.id === id)
}

export function following(tree: Tree, id: number): TreeNode[] {
  return tree.filter(node => node.parent === id)
}

/** From the first decision to this one. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const known = new Map(tree.map(node => [node.id, node]))
  const path: TreeNode[] = []
  for (let node = known.get(id); node; node = known.get(node.parent)) path.unshift(node)
  return path
}

export function decisionsTo(tree: Tree, id: number): string[] {
  return pathTo(tree, id).map(({ decision }) => decision)
}

/** The path to a position, and from there always the first continuation. */
export function lineThrough(tree: Tree, id: number): TreeNode[] {
  const firsts = new Map<number, TreeNode>()
  for (const node of tree) if (!firsts.has(node.parent)) firsts.set(node.parent, node)
  const line = pathTo(tree, id)
  for (let next = firsts.get(id); next; next = firsts.get(next.id)) line.push(next)
  return line
}

/** Plays a decision; one that is there already is followed, and no branch is made. */
export function play(tree: Tree, parent: number, decision: string): { tree: Tree; id: number } {
  const known = tree.find(node => node.parent === parent && node.decision === decision)
  if (known) return { tree, id: known.id }
  const id = 1 + Math.max(ROOT, ...tree.map(node => node.id))
  return { tree: [...tree, { id, parent, decision }], id }
}

/** Without a decision and all that lies behind it. */
export function cut(tree: Tree, id: number): Tree {
  const gone = new Set([id])
  // A node may stand before the one that it follows, once variations were reordered.
  for (let before = 0; before < gone.size; ) {
    before = gone.size
    for (const node of tree) if (gone.has(node.parent)) gone.add(node.id)
  }
  return tree.filter(node => !gone.has(node.id))
}

/** Makes a decision, and those that lead to it, the main line. */
export function promote(tree: Tree, id: number): Tree {
  const path = new Set(pathTo(tree, id).map(node => node.id))
  return [...tree.filter(node => path.has(node.id)), ...tree.filter(node => !path.has(node.id))]
}

/** An empty name takes it away. */
export function rename(tree: Tree, id: number, name: string): Tree {
  return tree.map(node => {
    if (node.id !== id) return node
    const { name: _, ...bare } = node
    return name ? { ...bare, name } : bare
  })
}

/** The ends of all lines; the root itself if there are none. */
export function leaves(tree: Tree): number[] {
  const parents = new Set(tree.map(node => node.parent))
  const ends = tree.filter(node => !parents.has(node.id)).map(node => node.id)
  return ends.length > 0 ? ends : [ROOT]
}
