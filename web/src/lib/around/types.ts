import type { components } from '../api'

type Schemas = components['schemas']

export type Screen = Schemas['Screen']
export type Told = Schemas['Told']
export type Event = Told['event']
export type Said = Schemas['Said']
export type Deed = Schemas['Deed']
export type Options = Schemas['Options']
export type Place = Schemas['Place']
export type Board = Schemas['Board']
export type Area = Schemas['Area']
export type Outcome = Schemas['Outcome']
export type End = Outcome['end']
export type Hint = Schemas['Hint']
export type Advice = Schemas['Advice']

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never

/** What a component asks for; whoever holds the connection gives it an id. */
export type Command = WithoutId<Schemas['ClientMessage']>
export type Send = (command: Command) => Promise<void>
