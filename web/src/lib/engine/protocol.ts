/** What page and worker send each other. */
import type { Flaw, Refusal } from './engine-api'
import type { FullCore } from './full-core'
import type { Share } from './search'

type Questions = Pick<
  FullCore,
  | 'readRecord'
  | 'record'
  | 'deal'
  | 'board'
  | 'legal'
  | 'play'
  | 'moves'
  | 'frames'
  | 'outcome'
  | 'turns'
  | 'position'
  | 'determinize'
  | 'advise'
>
/** Questions that take long; the last argument of their method is the control, which the worker adds. */
type Searches = Pick<FullCore, 'decide' | 'search' | 'study'>
export const SEARCHES: ReadonlySet<string> = new Set<keyof Searches>(['decide', 'search', 'study'])

type WithoutLast<List extends unknown[]> = List extends [...infer Rest, unknown] ? Rest : never

export type Call =
  | { [Name in keyof Questions]: { method: Name; args: Parameters<Questions[Name]> } }[keyof Questions]
  | {
      [Name in keyof Searches]: { method: Name; args: WithoutLast<Parameters<Searches[Name]>> }
    }[keyof Searches]

export type ToWorker =
  | { start: { mostNodes: number; lock: string } }
  | { id: number; call: Call }
  | { id: number; stop: true }

export type FromWorker =
  | { ready: true }
  /** The module cannot be loaded. */
  | { notLoaded: string }
  | { id: number; answer: unknown }
  | { id: number; progress: Share }
  | { id: number; refused: { code: Refusal; message: string; flaw: Flaw | null } }
  /** The kernel has trapped; the worker has ended. */
  | { id: number; crashed: string }

/** Both ends of it: a Worker, what a worker has for itself, or a MessagePort. */
export interface Port<Out, In> {
  postMessage(message: Out): void
  onmessage: ((event: { data: In }) => void) | null
}
