/** Does something again and again, one at a time and only while the page can be seen. Returns what ends it. */
export function poll(what: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let busy = false

  async function turn() {
    clearTimeout(timer)
    if (ended || busy || document.hidden) return
    busy = true
    await what().catch(() => undefined)
    busy = false
    if (!ended) timer = setTimeout(turn, every)
  }

  document.addEventListener('visibilitychange', turn)
  void turn()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}
