/** Calls someone back who looks elsewhere: the window's title, a notification, a short vibration. */
import { BASE } from '../base'
import { store, stored } from '../storage'
import { t } from '../texts.svelte'

const MARK = '● '
let wanted = stored('notify') === 'on'

export const notify = {
  /** Whether this browser can do it at all. */
  get possible(): boolean {
    return 'Notification' in globalThis
  },
  /** Whether it was asked for and is allowed. */
  get on(): boolean {
    return wanted && notify.possible && Notification.permission === 'granted'
  },
  /** False where the browser forbids it. */
  async switch(next: boolean): Promise<boolean> {
    wanted = next
    store('notify', next ? 'on' : 'off')
    if (!next || !notify.possible) return !next
    return (await Notification.requestPermission()) === 'granted'
  },
  /** It is my turn. Says so only where nobody can see it. */
  turn(): void {
    if (!document.hidden) return
    notify.title(true)
    navigator.vibrate?.([120, 60, 120])
    if (!notify.on) return
    try {
      const note = new Notification(t('notify-turn-title'), {
        body: t('notify-turn-text'),
        tag: 'turn',
        icon: `${BASE}/icon-192.png`,
      })
      note.onclick = () => {
        focus()
        note.close()
      }
    } catch {
      // Some phones allow notifications to service workers alone; the title and the vibration remain.
    }
  },
  /** Marks the window's title, until the page is looked at. */
  title(marked: boolean): void {
    const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title
    document.title = marked ? MARK + plain : plain
  },
}

globalThis.document?.addEventListener?.('visibilitychange', () => {
  if (!document.hidden) notify.title(false)
})
