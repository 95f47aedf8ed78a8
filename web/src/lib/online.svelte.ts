/** Whether the server can be reached: what the browser believes, corrected by what pages find out. */
let online = $state(globalThis.navigator?.onLine ?? true)

globalThis.addEventListener?.('online', () => {
  online = true
})
globalThis.addEventListener?.('offline', () => {
  online = false
})

export const server = {
  get reachable(): boolean {
    return online
  },
  /** Called by whoever talks with the server: the browser itself often does not notice. */
  found(reachable: boolean): void {
    online = reachable
  },
}
