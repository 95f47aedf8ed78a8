import type { Kind } from './api'

/** What each kind of puzzle is called, and what it asks. */
export const KINDS: Record<Kind, { label: string; task: string }> = {
  'win-now': { label: 'learn-kind-win-now', task: 'learn-task-win-now' },
  'win-in-two': { label: 'learn-kind-win-in-two', task: 'learn-task-win-in-two' },
  'first-card': { label: 'learn-kind-first-card', task: 'learn-task-first-card' },
  keep: { label: 'learn-kind-keep', task: 'learn-task-keep' },
  pay: { label: 'learn-kind-pay', task: 'learn-task-pay' },
  claim: { label: 'learn-kind-claim', task: 'learn-task-claim' },
  return: { label: 'learn-kind-return', task: 'learn-task-return' },
}
