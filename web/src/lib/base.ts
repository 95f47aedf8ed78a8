/** Where the page lives: '' at the root of a host, '/games' below a path. Its files say so: they are in BASE/assets. */
const file: string = import.meta.url
export const BASE = import.meta.env.PROD ? new URL('..', file).pathname.replace(/\/$/, '') : ''

/**
 * Whether there is no server behind the page, only files: `gauntlet site` writes so into its index.html. A host of
 * files answers for files alone, so that all addresses of the page are then behind the `#` of one.
 */
export const STATIC = globalThis.document?.documentElement.dataset.server === 'none'

interface Location {
  pathname: string
  search: string
  hash: string
}

/** What a link to one of the page's own addresses, '/t/…' or '/rules#T4', must say here. */
export function hrefOf(address: string, base: string = BASE, behindHash: boolean = STATIC): string {
  return base + (behindHash ? '/#' : '') + address
}

/** The page's own address of a location; null for what lies elsewhere on the host. */
export function addressOf(at: Location, base: string = BASE, behindHash: boolean = STATIC): string | null {
  const path = withoutBase(at.pathname, base)
  if (path === null || !behindHash) return path && path + at.search + at.hash
  if (path !== '/' && path !== '/index.html') return null
  return at.hash.startsWith('#/') ? at.hash.slice(1) : '/'
}

/** The part of the page's own address behind its `#`. */
export function fragment(): string {
  return addressOf(location)?.split('#')[1] ?? ''
}

/** The page's own address of a path: '/t/…' for '/games/t/…'; null for what lies elsewhere on the host. */
export function withoutBase(path: string, base: string = BASE): string | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null
  return path.slice(base.length) || '/'
}

/** Links are written as if the page were at the root of its own host; elsewhere each becomes what it must be there. */
export function prefixLinks(): void {
  if (!BASE && !STATIC) return
  const done = new WeakMap<Element, string>()
  function prefix(link: Element) {
    const href = link.getAttribute('href')
    if (!href?.startsWith('/') || done.get(link) === href) return
    const full = hrefOf(href)
    done.set(link, full)
    link.setAttribute('href', full)
  }
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') prefix(target as Element)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('a[href]')) prefix(node)
        for (const link of node.querySelectorAll('a[href]')) prefix(link)
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
}
