import { eventInWords } from '../words/events'
import { moveInWords } from '../words/moves'
import type { TableEvent } from './table-types'

/** What has just happened, a line for each event that has words; new cards are named too. */
export function announced(
  events: readonly TableEvent[],
  names: readonly string[],
  out: ReadonlySet<number>,
): string[] {
  return events
    .filter((event, at) => event.kind !== 'undone' || events[at - 1]?.kind !== 'undone')
    .map(event =>
      event.kind === 'decided' ? moveInWords(event, names, true) : eventInWords(event, names, new Map(), out),
    )
    .filter((line, index, all) => line && line !== all[index - 1])
}
