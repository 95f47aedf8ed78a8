import type { Beginning, Options } from './engine-api'

/** What ends the game. */
export function endingOf(beginning: Beginning): Options['ending'] {
  if ('table' in beginning) return beginning.table.ending
  return / ending=sixteen /.test(beginning.position) ? 'sixteen' : 'gauntlet'
}
