/** What a page puts into the site's header, which then is one low strip: at a table every line of the window counts. */
import type { Snippet } from 'svelte'

let content = $state.raw<Snippet | null>(null)
let fills = $state(false)

export const strip = {
  get content(): Snippet | null {
    return content
  },
  /** Whether the page takes just the rest of the window and never scrolls. */
  get fills(): boolean {
    return fills
  },
  /** To be called in an effect: returns what takes it off again. */
  show(next: Snippet | null, whole: boolean): () => void {
    content = next
    fills = whole
    return () => {
      content = null
      fills = false
    }
  },
}
