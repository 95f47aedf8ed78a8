/** Which modules travel in one file: what is always needed together is one request, and each page leaves out the rest. */

/** Text files by the pages that need them; all others are a file of their own. */
const TEXTS: Record<string, readonly string[]> = {
  start: ['shell', 'start', 'bots', 'errors'],
  pieces: ['names', 'cards'],
  table: ['table', 'moves', 'log', 'chat', 'local'],
  review: ['review', 'reviewpage'],
}

const CODE: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ['index', /\/web\/(index\.html|src\/main\.ts|node_modules\/(svelte|@fluent|openapi-fetch)\/)/],
  [
    'index',
    /\/src\/lib\/(ui|clock|bots|options|rules\/generated\.|pieces\/(stones|facets|seats|SeatMark)|words\/lists)/,
  ],
  ['pieces', /\/src\/(lib\/(pieces|words\/pieces|rules\/catalogue)|gauntlet\/rules\/data)/],
  ['board', /\/src\/lib\/(board|table|rules|words|share|local\/(id|types))/],
  ['kept', /\/src\/lib\/local\/(list|store|match)|\/idb-keyval\//],
  [
    'local',
    /\/src\/lib\/(local\/(games|new-game|table|engine|records)|engine\/(engine|connection|beginning|types)\.)/,
  ],
]

/** The name of the file, if we care; otherwise the bundler decides. */
export function chunkOf(id: string): string | undefined {
  const [, language, text = ''] = /\/texts\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? []
  if (language) {
    const group = Object.keys(TEXTS).find(name => TEXTS[name]?.includes(text)) ?? text
    return `${group}-${language}`
  }
  return CODE.find(([, modules]) => modules.test(id))?.[0]
}
