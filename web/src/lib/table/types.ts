import type { components } from '../api'

type Schemas = components['schemas']

export type Screen = Schemas['Screen']
export type Board = Schemas['Board']
export type Area = Schemas['Area']
export type Choice = Schemas['Choice']
export type Lack = Schemas['Lack']
export type Place = Schemas['Place']
export type Told = Schemas['Told']
export type Deed = Schemas['Deed']
export type Options = Schemas['Options']
export type Welcome = Schemas['Welcome']
export type News = Schemas['News']
export type Ack = Schemas['Ack']
export type Refusal = Schemas['Refusal']
export type Hint = Schemas['Hint']
export type Pong = Schemas['Pong']
export type ServerMessage = Welcome | News | Ack | Refusal | Hint | Pong
export type Ending = 'gauntlet' | 'sixteen'
