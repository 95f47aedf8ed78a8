import { untrack } from 'svelte'

interface Toast {
  key: number
  text: string
  kind: 'plain' | 'good' | 'bad'
}

const STAY = 6000
let toasts = $state<Toast[]>([])
let polite = $state('')
let urgent = $state('')
let count = 0

export const notices = {
  get toasts(): Toast[] {
    return toasts
  },
  get polite(): string {
    return polite
  },
  get urgent(): string {
    return urgent
  },
  /** Heard by screen readers and not seen. */
  say(text: string, now = false): void {
    // The same words twice in a row would not be heard again without a difference.
    count += 1
    const heard = count % 2 ? text : `${text}\u00a0`
    if (now) urgent = heard
    else polite = heard
  },
  /** Seen for some seconds, and heard. */
  toast(text: string, kind: Toast['kind'] = 'plain'): void {
    notices.say(text, kind === 'bad')
    const key = count
    // Untracked: an effect that tells something must not run again because of it.
    toasts = [...untrack(() => toasts), { key, text, kind }]
    setTimeout(() => notices.dismiss(key), STAY)
  },
  dismiss(key: number): void {
    toasts = toasts.filter(toast => toast.key !== key)
  },
}
