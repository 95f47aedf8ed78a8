/** What HTTP is asked and answers, by the server's own description. */
import type { components, paths } from './api'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type TokenInfo = Schemas['TokenInfo']
export type NewToken = Schemas['NewToken']
export type Chair = Schemas['Chair']
export type BotGameBody = Schemas['BotGameBody']
export type Lobby = Schemas['Lobby']
export type Played = Schemas['Played']
export type Profile = Schemas['Profile']
export type Summary = Schemas['Summary']
export type Proof = Schemas['ProofBody']
export type Replay = Schemas['Replay']
export type Frame = Schemas['Frame']

export type Kind = '2' | '3' | '4' | '2-epic' | '3-epic' | '4-epic'

/** How the cards lay, as a record tells it: docs/record.md. */
export interface Setup {
  decks: string[][]
  locations: string[]
  battles: string[]
}

export type Path = keyof paths
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Json<Response> = Response extends { content: { 'application/json': infer Value } } ? Value : undefined

/** What a request that went well is answered with. */
export type Answer<At extends Path, Do extends Verb> = paths[At][Do] extends { responses: infer All }
  ? All extends { 200: infer Good }
    ? Json<Good>
    : All extends { 201: infer Made }
      ? Json<Made>
      : undefined
  : never

/** What a request carries. */
export type Body<At extends Path, Do extends Verb> = paths[At][Do] extends {
  requestBody: { content: { 'application/json': infer Value } }
}
  ? Value
  : undefined
