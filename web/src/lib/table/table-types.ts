/** A table as the page knows it: the server's own description, with decisions and effects parsed (wire.ts). */
import type { components } from '../api'
import type { Decision } from '../rules/decision'
import type { Effect } from '../rules/effects'

type Schemas = components['schemas']
type WireEvent = Schemas['Entry']['event']

export type Area = Schemas['Area']
export type SeatInfo = Schemas['SeatInfo']
export type Options = Schemas['MatchOptions']
export type Outcome = Schemas['Outcome']
export type End = Outcome['end']
export type Ending = 'gauntlet' | 'sixteen'
export type Ack = Schemas['Ack']
export type HistoryPage = Schemas['HistoryPage']
export type Pong = Schemas['Pong']
export type SeenPosition = Schemas['SeenPosition']

export interface Choice extends Omit<Schemas['Choice'], 'decision'> {
  decision: Decision
}

export interface Board extends Omit<Schemas['Board'], 'choices'> {
  choices: Choice[]
}

export interface Screen extends Omit<Schemas['Screen'], 'board'> {
  board: Board | null
}

/** A decision, and what it moved as far as the viewer may know it. */
export interface Move {
  seat: number
  decision: Decision
  effects: readonly Effect[]
}

export type Decided = Omit<Extract<WireEvent, { kind: 'decided' }>, keyof Move> & Move
export type TableEvent = Exclude<WireEvent, { kind: 'decided' }> | Decided
export type ChatLine = Extract<WireEvent, { kind: 'chat' }>

export interface Advice extends Omit<Schemas['Advice'], 'decision'> {
  decision: Decision
}

export interface Hint extends Omit<Schemas['Hint'], 'best'> {
  best: Advice[]
}

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** What a component asks for; whoever holds the connection gives it an id. */
export type Command = WithoutId<Schemas['ClientMessage']>
export type Send = (command: Command) => Promise<void>
