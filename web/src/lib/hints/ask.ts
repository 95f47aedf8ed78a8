/** A hint at a server's table: computed in this browser, from what its seat may know; by the server where that fails. */
import type { Engine } from '../engine/engine-api'
import { hint } from '../local/hint'
import { sharedEngine } from '../local/shared-engine'
import { Refused, type Reply } from '../table/connection.svelte'
import type { Command } from '../table/table-types'
import { readHint } from '../table/wire'

export async function askHint(
  ask: (command: Command) => Promise<Reply>,
  engineHere: () => Engine = sharedEngine,
): Promise<Reply> {
  try {
    const engine = engineHere()
    await engine.ready
    const seen = await ask({ type: 'position' })
    if (seen.type !== 'position') return seen
    const { id, question, seat, position } = seen
    const best = await hint(engine, { position, decisions: [] }, seat)
    return readHint({ type: 'hint', id, question, best })
  } catch (problem) {
    if (problem instanceof Refused) throw problem
    return ask({ type: 'hint' })
  }
}
