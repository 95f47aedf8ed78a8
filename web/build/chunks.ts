/** Which modules travel in one file: what is always needed together is one request, and each page leaves out the rest. */

/** Text files by the pages that need them; all others are a file of their own. */
const TEXTS: Record<string, readonly string[]> = {
  start: ['shell', 'start', 'bots', 'errors'],
  pieces: ['names', 'cards'],
  table: ['table', 'moves', 'log', 'chat', 'local'],
  review: ['review', 'reviewpage'],
}

/** Modules by the beginnings of their paths, below web/src/lib if nothing else is said; the first that fits decides. */
export const CODE: readonly (readonly [chunk: string | undefined, paths: readonly string[]])[] = [
  ['index', ['/web/index.html', '/web/src/main.ts']],
  ['index', ['svelte', '@fluent', 'openapi-fetch'].map(name => `/web/node_modules/${name}/`)],
  ['index', ['ui/', 'clock/', 'bots/', 'options/', 'rules/generated.ts', 'words/lists.ts']],
  ['index', ['engine/engine-api.ts']], // of which the kinds of its errors are told everywhere
  ['index', ['pieces/stones.ts', 'pieces/facets.ts', 'pieces/seats.ts', 'pieces/SeatMark.svelte']],
  ['pieces', ['pieces/', 'words/pieces.ts', 'rules/catalogue', '/src/gauntlet/rules/data/']],
  [undefined, ['board/TextBoard.svelte', 'table/MenuDialog.svelte', 'words/reasons.ts', 'share/']], // when it is asked for
  [
    'board',
    [
      'board/',
      'table/',
      'rules/',
      'words/',
      'sound/',
      'notifications/',
      'settings.svelte.ts',
      'local/id.ts',
      'local/local-game.ts',
    ],
  ],
  ['kept', ['local/list.ts', 'local/game-store', 'local/match.ts', '/web/node_modules/idb-keyval/']],
  ['local', ['games', 'new-game', 'table', 'shared-engine', 'records'].map(name => `local/${name}.ts`)],
  ['local', ['engine', 'worker-connection', 'beginning'].map(name => `engine/${name}.ts`)],
]

/** The name of the file, if we care; otherwise the bundler decides. */
export function chunkOf(id: string): string | undefined {
  const [, language, text = ''] = /\/texts\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? []
  if (language) {
    const group = Object.keys(TEXTS).find(name => TEXTS[name]?.includes(text)) ?? text
    return `${group}-${language}`
  }
  return CODE.find(([, paths]) => paths.some(path => id.includes(whole(path))))?.[0]
}

export function whole(path: string): string {
  return path.startsWith('/') ? path : `/web/src/lib/${path}`
}
