import { t, texts } from '../texts.svelte'

const DAY = 86_400
const HOUR = 3_600

/** A clock's face: "1:05", from an hour on "2:00:00", from two days on in days. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds >= 2 * DAY) return t('span-days', { count: Math.floor(seconds / DAY) })
  const parts = [Math.floor((seconds % HOUR) / 60), seconds % 60]
  if (seconds >= HOUR) parts.unshift(Math.floor(seconds / HOUR))
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** A length of time as it is agreed on: "90 seconds", "5 minutes", "3 days". */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('span-days', { count: seconds / DAY })
  if (seconds >= HOUR && seconds % HOUR === 0) return t('span-hours', { count: seconds / HOUR })
  if (seconds >= 60 && seconds % 60 === 0) return t('span-minutes', { count: seconds / 60 })
  return t('span-seconds', { count: seconds })
}

/** "3 minutes ago", "just now". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds < 60) return t('ago-now')
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' })
  if (seconds < HOUR) return format.format(-Math.floor(seconds / 60), 'minute')
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour')
  return format.format(-Math.floor(seconds / DAY), 'day')
}
