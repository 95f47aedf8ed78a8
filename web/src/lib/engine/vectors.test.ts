/** The example games of tests/vectors, played in the module: states, legal decisions, effects, what each seat may know. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Core } from './core'
import type { DealtGame, WireMove } from './engine-api'
import { loadCore } from './testing'

const FOLDER = new URL('../../../../tests/vectors/', import.meta.url)
const RECORDS = readdirSync(FOLDER).filter(name => /-.*\.json$/.test(name))

interface VectorRecord extends DealtGame {
  result: { end: string; winners: number[]; points: number[] } | null
}

interface Line {
  decision: string | null
  effects: string[]
  phase: string
  seat: number | null
  legal: string[]
  state: { players: { reserved: string[] }[] }
}

let core: Core

beforeAll(async () => {
  core = await loadCore()
})

function record(name: string): VectorRecord {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
}

test('there are vectors', () => {
  expect(RECORDS.length).toBeGreaterThanOrEqual(31)
})

test.each(RECORDS)('%s ends as it did', name => {
  const game = record(name)
  const outcome = core.outcome(game)
  expect(outcome && { end: outcome.end, winners: outcome.winners, points: outcome.points }).toEqual(
    game.result,
  )
})

const TRACED = RECORDS.filter(name => existsSync(new URL(name.replace('.json', '.trace.jsonl'), FOLDER)))

test.each(TRACED)('%s is played as its trace says', name => {
  const { table, setup, decisions } = record(name)
  const lines = readFileSync(new URL(name.replace('.json', '.trace.jsonl'), FOLDER), 'utf8')
    .trim()
    .split('\n')
  expect(lines).toHaveLength(decisions.length + 1)
  for (const [number, text] of lines.entries()) {
    const line: Line = JSON.parse(text)
    const game = { table, setup, decisions: decisions.slice(0, number) }
    expect(core.legal(game)).toEqual(line.legal)
    for (let viewer = 0; viewer < table.players; viewer++) {
      const board = core.board(game, viewer)
      const players = board.players.map(({ bonuses: _, cubes: __, ...area }, seat) =>
        // Others' hands are as long, but cards from a deck are hidden.
        seat === viewer ? area : { ...area, reserved: area.reserved.length },
      )
      const wanted = line.state.players.map((area, seat) =>
        seat === viewer ? area : { ...area, reserved: area.reserved.length },
      )
      expect({ ...board, players }).toMatchObject({
        ...line.state,
        players: wanted,
        asked: line.seat,
        phase: line.phase,
      })
    }
    if (line.decision !== null) {
      const [{ seat }] = core.moves(game, null, number - 1) as [WireMove]
      expect(core.moves(game, seat, number - 1)).toEqual([
        { seat, decision: line.decision, effects: line.effects },
      ])
    }
  }
})
