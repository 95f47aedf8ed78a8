/** Letters as large as the words leave room for. */

/** In rem; the last can still be read, and what does not fit then is cut. */
const SIZES = [1, 0.92, 0.84, 0.76, 0.7, 0.65, 0.6] as const
/** Letters reach a little beyond their line, in points: more than this would be cut off. */
const BEYOND = 2

/** For a box whose height is limited: the first size in which all of its words are seen. */
export function fit(node: HTMLElement): () => void {
  let width = -1
  const resized = new ResizeObserver(() => {
    const { clientWidth } = node
    if (clientWidth === width) return // its height follows the letters
    width = clientWidth
    choose(node)
  })
  resized.observe(node) // which asks at once, too, but only after the page was laid out anyway
  return () => resized.disconnect()
}

function choose(node: HTMLElement): void {
  for (const size of SIZES) {
    node.style.fontSize = `${size}rem`
    if (node.scrollHeight <= node.clientHeight + BEYOND) return
  }
}
