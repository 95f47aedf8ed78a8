/** A table in this browser: what is kept of it, and what it is asked. The messages are those of docs/protocol.md. */
import type { components } from '../api'
import type { Beginning } from '../engine/engine-api'

export type Schemas = components['schemas']

export type WireEvent = Schemas['Entry']['event']
type Unnumbered<Event> = Event extends WireEvent ? Omit<Event, 'number' | 'at' | 'id'> : never
/** An event before it has its number and its time. */
export type Draft = Unnumbered<WireEvent>

export type Options = Schemas['MatchOptions']

/** A game as it is kept: what it begins with, and the log of its events from 1 on without gaps. */
export type Kept = Beginning & {
  readonly id: string
  /** Of the bots, as a decimal number: after a reload they decide as they would have before it. */
  readonly seed: string
  readonly events: readonly WireEvent[]
}

/** Whoever has this browser: all seats of people at a local table are theirs. */
export const ME = 'me'

/** Why a command did nothing: a code of docs/protocol.md. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}
