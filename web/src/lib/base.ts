/** Where the page lives: '' at the root of a host, '/games' below a path. Its files say so: they are in BASE/assets. */
const file: string = import.meta.url
export const BASE = import.meta.env.PROD ? new URL('..', file).pathname.replace(/\/$/, '') : ''

/** The page's own address of a path: '/t/…' for '/games/t/…'; null for what lies elsewhere on the host. */
export function withoutBase(path: string, base: string = BASE): string | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null
  return path.slice(base.length) || '/'
}

/** Links are written as if the page were at the root of its host; below a path each gets the path in front of it. */
export function prefixLinks(base: string = BASE): void {
  if (!base) return
  const done = new WeakMap<Element, string>()
  function prefix(link: Element) {
    const href = link.getAttribute('href')
    if (!href?.startsWith('/') || done.get(link) === href) return
    done.set(link, base + href)
    link.setAttribute('href', base + href)
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
