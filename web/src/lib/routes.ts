import type { Component } from 'svelte'

export type Params = Record<string, string>
/** A page takes `params` or nothing: `let { params }: PageProps = $props()`. */
export type PageProps = { params: Params }
export type Page = Component<PageProps> | Component<Record<string, never>>

export interface Route {
  /** `:name` stands for one part of the address and reaches the page in `params`. */
  path: string
  /** The message that names the page in the window's title. */
  title: string
  /** The text files that the page needs besides `shell`. Pages that show pieces need `names` and `cards`. */
  texts: string[]
  /** Those that only a part of the page needs, which asks for them itself. */
  later?: string[]
  page: () => Promise<{ default: Page }>
}

const PIECES = ['names', 'cards']
/** What people need who meet at tables: what went wrong, who the bots are, how a table is agreed on. */
const PEOPLE = ['bots', 'errors', 'start']
/** What happens at a table, in words. */
const TABLE = [...PIECES, ...PEOPLE, 'table', 'local', 'moves', 'log', 'chat']
/** A board on which something is taught. */
const LESSON = [...PIECES, 'moves', 'errors', 'table', 'learn']

export const ROUTES: Route[] = [
  { path: '/', title: 'title-start', texts: PEOPLE, page: () => import('../pages/Start.svelte') },
  { path: '/new', title: 'title-new', texts: PEOPLE, page: () => import('../pages/NewTable.svelte') },
  { path: '/lobby', title: 'title-lobby', texts: PEOPLE, page: () => import('../pages/Lobby.svelte') },
  {
    path: '/t/:id',
    title: 'title-table',
    texts: TABLE,
    later: ['waiting-room', 'end'],
    page: () => import('../pages/Table.svelte'),
  },
  {
    path: '/t/:id/review',
    title: 'title-review',
    texts: [...TABLE, 'end', 'review', 'reviewpage'],
    page: () => import('../pages/Review.svelte'),
  },
  {
    path: '/analysis',
    title: 'title-analysis',
    texts: [...TABLE, 'review', 'reviewpage', 'analysis'],
    page: () => import('../pages/Analysis.svelte'),
  },
  {
    path: '/editor',
    title: 'title-editor',
    texts: [...PIECES, 'errors', 'table', 'analysis', 'editor'],
    page: () => import('../pages/Editor.svelte'),
  },
  {
    path: '/record',
    title: 'title-record',
    texts: ['errors', 'local'],
    page: () => import('../pages/Record.svelte'),
  },
  {
    path: '/learn',
    title: 'title-learn',
    texts: ['names', 'learn', 'lessons'],
    page: () => import('../pages/Learn.svelte'),
  },
  {
    path: '/learn/:lesson',
    title: 'title-lesson',
    texts: [...LESSON, 'lessons'],
    page: () => import('../pages/Lesson.svelte'),
  },
  {
    path: '/puzzles',
    title: 'title-puzzles',
    texts: ['names', 'learn', 'puzzles'],
    page: () => import('../pages/Puzzles.svelte'),
  },
  {
    path: '/puzzles/:id',
    title: 'title-puzzle',
    texts: [...LESSON, 'puzzles'],
    page: () => import('../pages/Puzzle.svelte'),
  },
  {
    path: '/rules',
    title: 'title-rules',
    texts: ['names', 'rules', 'learn', 'lessons'],
    page: () => import('../pages/Rules.svelte'),
  },
  {
    path: '/cards',
    title: 'title-cards',
    texts: PIECES,
    page: () => import('../pages/Cards.svelte'),
  },
  {
    path: '/me',
    title: 'title-me',
    texts: [...PEOPLE, 'me', 'local'],
    page: () => import('../pages/Me.svelte'),
  },
  {
    path: '/ratings',
    title: 'title-ratings',
    texts: [...PEOPLE, 'me'],
    page: () => import('../pages/Ratings.svelte'),
  },
  {
    path: '/player/:id',
    title: 'title-player',
    texts: [...PEOPLE, 'me'],
    page: () => import('../pages/Player.svelte'),
  },
  { path: '/about', title: 'title-about', texts: ['about'], page: () => import('../pages/About.svelte') },
]

export const NOT_FOUND: Route = {
  path: '',
  title: 'title-not-found',
  texts: [],
  page: () => import('../pages/NotFound.svelte'),
}

export function match(path: string): { route: Route; params: Params } {
  const parts = path.split('/').filter(Boolean)
  for (const route of ROUTES) {
    const params = fit(route.path.split('/').filter(Boolean), parts)
    if (params) return { route, params }
  }
  return { route: NOT_FOUND, params: {} }
}

function fit(pattern: string[], parts: string[]): Params | null {
  if (pattern.length !== parts.length) return null
  const params: Params = {}
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (piece.startsWith(':')) params[piece.slice(1)] = readable(part)
    else if (piece !== part) return null
  }
  return params
}

/** A broken %-sign in an address is a wrong address, not a broken page. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
