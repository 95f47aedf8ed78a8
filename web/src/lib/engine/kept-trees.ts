/** What bots that search knew after their last decision, for their next one: `Search` of bots/search.py. */
import { parseDecision } from '../rules/decision'
import type { Tree } from './search-tree'

/** Of one tree; those of a thousand simulations are far smaller. */
const MOST_BYTES = 12 << 20
/** One for each seat of a table. */
const MOST_TREES = 4

export class KeptTrees {
  private readonly kept = new Map<string, { decisions: readonly string[]; nodes: Uint8Array }>()

  /** Takes up what is known, if the game has gone on from there. */
  restore(tree: Tree, key: string, decisions: readonly string[]): void {
    const kept = this.kept.get(key)
    if (!kept?.decisions.every((decision, number) => decisions[number] === decision)) return
    if (tree.restore(kept.nodes)) {
      tree.keep(decisions.slice(kept.decisions.length).map(text => parseDecision(text).number))
    }
  }

  keep(tree: Tree, key: string, decisions: readonly string[]): void {
    this.kept.delete(key)
    const nodes = tree.save()
    if (nodes.length <= MOST_BYTES) this.kept.set(key, { decisions: [...decisions], nodes })
    for (const oldest of [...this.kept.keys()].slice(0, -MOST_TREES)) this.kept.delete(oldest)
  }
}
