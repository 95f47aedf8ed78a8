import { type Component, tick } from 'svelte'
import { addressOf, hrefOf, STATIC } from './base'
import { match, type Page, type PageProps, type Params, type Route } from './routes'
import { texts } from './texts.svelte'

interface Shown {
  path: string
  route: Route
  params: Params
  page: Component<PageProps>
}

let shown = $state.raw<Shown | null>(null)
let failed = $state(false)
let asked = 0

export const router = {
  /** The page in sight; null until the first one has come. */
  get shown(): Shown | null {
    return shown
  },
  /** Whether the page that was asked for could not be fetched. */
  get failed(): boolean {
    return failed
  },
  go(address: string): void {
    const full = hrefOf(address)
    if (full !== location.pathname + location.search + location.hash) history.pushState(null, '', full)
    void show()
  },
  again(): void {
    void show()
  },
}

export function startRouter(): void {
  addEventListener('popstate', () => void show())
  document.addEventListener('click', follow)
  void show()
}

/** Ordinary links are the only way to write one: they work in a new tab, and here without a reload. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (STATIC && link.getAttribute('href')?.startsWith('#')) {
    event.preventDefault()
    jump(link.hash)
    return
  }
  const address = addressOf(link)
  if (address === null || address.startsWith('/api/')) return
  const here = link.pathname === location.pathname && link.search === location.search
  if (!STATIC && here && link.hash) return
  event.preventDefault()
  router.go(address)
}

/** To a part of the page in sight, where the browser's own `#` is taken. */
function jump(hash: string): void {
  const part = document.getElementById(hash.slice(1))
  history.replaceState(null, '', hrefOf(pathHere() + hash))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

function pathHere(): string {
  return (addressOf(location) ?? location.pathname).split(/[?#]/)[0] ?? ''
}

async function show(): Promise<void> {
  asked += 1
  const mine = asked
  const path = pathHere()
  if (shown?.path === path) return
  const { route, params } = match(path)
  try {
    const [module] = await Promise.all([route.page(), texts.need(route.texts)])
    // A later click has overtaken this one.
    if (mine !== asked) return
    const first = shown === null
    failed = false
    shown = { path, route, params, page: withParams(module.default) }
    if (!first) await arrive()
  } catch (problem) {
    console.error(problem)
    if (mine === asked) failed = true
  }
}

/** A page that declares no params ignores them. */
function withParams(page: Page): Component<PageProps> {
  return page as Component<PageProps>
}

/** The new page begins at its top, for screen readers too. */
async function arrive(): Promise<void> {
  await tick()
  scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
