/** Brings the kernel to the position of a game: its beginning, and then its decisions, each of which is checked. */
import { DECISIONS, findDecision } from '../rules/decision'
import { legalOf } from './board'
import { effectTexts } from './effect-log'
import { EngineError, type Game, type Viewer, type WireMove } from './engine-api'
import { NONE, PHASES, STATE_SIZE, UNKNOWN } from './generated'
import type { Kernel } from './kernel'
import { checkOptions, checkSetup, dealInto } from './setup'
import { seatAt, unpackState } from './state-record'

/** The last game that was asked about, state by state: nobody asks only once. */
interface Remembered {
  beginning: string
  decisions: string[]
  /** Before the first decision, and after each. */
  states: Uint8Array[]
}

export class Replay {
  private last: Remembered = { beginning: '', decisions: [], states: [] }

  constructor(protected readonly kernel: Kernel) {}

  /** Puts the position of a game into `rooms.state`. */
  load(game: Game): void {
    const beginning = JSON.stringify('position' in game ? game.position : [game.table, game.setup])
    if (this.last.beginning !== beginning) {
      this.begin(game)
      this.last = { beginning, decisions: [], states: [this.copy()] }
    }
    const { decisions, states } = this.last
    const differs = game.decisions.findIndex((decision, number) => decisions[number] !== decision)
    const known = differs < 0 ? game.decisions.length : differs
    this.kernel.bytes.set(states[known] ?? [], this.kernel.rooms.state)
    if (known === game.decisions.length) return
    if ('position' in game) this.checkKnown()
    decisions.length = known
    states.length = known + 1
    for (const decision of game.decisions.slice(known)) {
      this.apply(decision, `decisions[${decisions.length}]: `)
      decisions.push(decision)
      states.push(this.copy())
    }
  }

  /** The moves of a game from a number on, as a viewer may know them. */
  moves(game: Game, viewer: Viewer, from: number): WireMove[] {
    this.load(game)
    return game.decisions.slice(from).map((decision, index) => {
      this.kernel.bytes.set(this.last.states[from + index] ?? [], this.kernel.rooms.state)
      return this.move(decision, viewer)
    })
  }

  /** Plays a decision in `rooms.state`. */
  move(decision: string, viewer: Viewer): WireMove {
    const seat = this.apply(decision, '')
    const { log } = this.kernel.rooms
    this.kernel.doors.see_effects(log, seat, viewer ?? NONE)
    return { seat, decision, effects: effectTexts(this.kernel.view, log) }
  }

  /** Puts the beginning of a game into `rooms.state`. */
  protected begin(game: Game): void {
    if ('position' in game) throw new Error('Positions are for the full core')
    checkOptions(game.table)
    checkSetup(game.setup, game.table)
    this.clear()
    dealInto(this.kernel, this.kernel.rooms.state, game.table, game.setup)
  }

  protected clear(): void {
    const { state } = this.kernel.rooms
    this.kernel.bytes.fill(0, state, state + STATE_SIZE)
  }

  /** Only a position in which every card is known can be played. */
  checkKnown(): void {
    const s = unpackState(this.kernel.view, this.kernel.rooms.state)
    if ([...s.deck, ...s.player.flatMap(p => p.reserved)].some(card => card >= UNKNOWN)) {
      throw new EngineError('bad-position', 'This is what a viewer knows: determinize makes a game of it')
    }
  }

  /** Applies a legal decision and returns the seat that took it; an illegal one leaves the state as it was. */
  private apply(decision: string, where: string): number {
    const { state, log } = this.kernel.rooms
    const legal = legalOf(this.kernel, state)
    const number = findDecision(decision)?.number
    const chosen = legal.find(one => one.number === number)
    if (!chosen) throw new EngineError('illegal-decision', where + this.whyIllegal(decision, legal))
    const seat = seatAt(this.kernel.view, state)
    this.kernel.doors.apply(state, chosen.bit, log)
    return seat
  }

  private whyIllegal(decision: string, legal: { number: number }[]): string {
    if (legal.length === 0) return `'${decision}' is not legal: the game is over`
    const { seat, phase, rounds } = unpackState(this.kernel.view, this.kernel.rooms.state)
    const texts = legal.map(({ number }) => DECISIONS[number]?.text).sort()
    return (
      `'${decision}' is not legal: seat ${seat} is asked in phase ${PHASES[phase]} of round ${rounds},` +
      ` where these are legal: ${texts.join(', ')}`
    )
  }

  private copy(): Uint8Array {
    const { state } = this.kernel.rooms
    return this.kernel.bytes.slice(state, state + STATE_SIZE)
  }
}
