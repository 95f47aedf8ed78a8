/** Reasons with names: the compiled choice among facts (review/kernel/explain.py), as review/kernel/rows.py reads its rows. */
import { DECISIONS } from '../rules/decision'
import { AVENGERS_POINTS, STONES } from '../rules/generated'
import type { Findings, Reason } from './engine-api'
import { ENDS, NONE } from './generated'
import {
  GAIN,
  GAIN_OF,
  GAIN_SIZE,
  type GainRecord,
  HINTS,
  LOCATION_POINTS,
  MOST_REASONS,
  REASON,
  REASON_KEYS,
  REASON_SIZE,
  type ReasonRecord,
  WORTH_A_MENTION,
  WORTH_OF,
} from './generated-review'
import type { Kernel } from './kernel'
import { CARD_IDS, decisionText, LOCATION_IDS } from './names'
import { unpackRow } from './state-record'

/** What a decision is judged by. */
export interface Judgement {
  best: number
  played: number
  bad: boolean
  nearly: boolean
  plan: number
  win: number
  instead: number
}

/** Why a decision of the seat whose view is in `rooms.seen` has its mark. */
export function explain(kernel: Kernel, judged: Judgement): Reason[] {
  const { seen, work, known, log, gains, reasons } = kernel.rooms
  const { best, played, bad, nearly, plan, win, instead } = judged
  const chance = kernel.seed(0n)
  const count = kernel.doors.explain(
    ...([seen, work, chance, best, played, bad, nearly, plan, win, instead] as const),
    ...([known, log, gains, reasons] as const),
  )
  return Array.from({ length: count }, (_, at) => decode(kernel, at))
}

/** One or two reasons for each of the best decisions: `hint_reasons` of review/reasons.py. */
export function advise(kernel: Kernel, found: Findings, seat: number): Reason[][] {
  const { seen, work, known, log, gains, reasons } = kernel.rooms
  return found.candidates.slice(0, HINTS).map(({ decision, wins }, rank) => {
    const plan = planOf(found, seat, decision)
    const chance = kernel.seed(0n)
    const count = kernel.doors.advise(
      ...([seen, work, chance, numberOf(decision), plan, percent(wins[seat] ?? 0), rank === 0] as const),
      ...([known, log, gains, reasons] as const),
    )
    return Array.from({ length: count }, (_, at) => decode(kernel, at))
  })
}

/** What else changed the chances after a seat's decision; in `rooms.seen` is what whoever is asked next sees. */
export function surprise(kernel: Kernel, seat: number, came: number): Reason {
  kernel.doors.surprise(kernel.rooms.seen, seat, came, kernel.rooms.reasons)
  return decode(kernel, 0)
}

/** The seat's next step in the main line that is worth a mention, if the line begins with the decision in question. */
export function planOf({ line }: Findings, seat: number, first: string): number {
  if (line[0]?.decision !== first) return NONE
  const own = line.slice(1).filter(ply => ply.seat === seat)
  const numbers = own.map(ply => numberOf(ply.decision))
  return numbers.find(number => isWorthAMention(DECISIONS[number]?.verb)) ?? NONE
}

function isWorthAMention(verb: string | undefined): boolean {
  return (WORTH_A_MENTION as readonly (string | undefined)[]).includes(verb)
}

export function numberOf(decision: string): number {
  return DECISIONS.findIndex(({ text }) => text === decision)
}

/** Rounded as `percent` of review/analysis.py does. */
export function percent(value: number): number {
  return Math.floor(100 * value + 0.5)
}

function decode(kernel: Kernel, at: number): Reason {
  const { reasons, gains } = kernel.rooms
  const row = unpackRow<ReasonRecord>(REASON, kernel.view, reasons + REASON_SIZE * at)
  const gain = (which: number) =>
    gainOf(
      unpackRow<GainRecord>(GAIN, kernel.view, gains + GAIN_SIZE * (MOST_REASONS * at + which)),
      row.ending,
    )
  const [kind, ...keys] = REASON_KEYS[row.kind] ?? ['unexpected']
  const named = (key: (typeof keys)[number]) => {
    switch (key) {
      case 'gain':
        return gain(GAIN_OF)
      case 'worth':
        return gain(WORTH_OF)
      case 'card':
        return CARD_IDS[row.card]
      case 'location':
        return LOCATION_IDS[row.location]
      case 'stone':
        return STONES[row.stone]
      case 'ending':
        return ENDS[row.ending]
      case 'best':
      case 'plan':
        return decisionText(row[key])
      case 'did':
      case 'nearly':
        return row[key] === 1
      default:
        return row[key]
    }
  }
  return { kind, ...Object.fromEntries(keys.map(key => [key, named(key)])) }
}

/** Only what there is. */
function gainOf(gain: GainRecord, ending: number): Reason {
  const { wins, closes, points, tile, location, time, first } = gain
  const own = points - AVENGERS_POINTS * tile - (location === NONE ? 0 : LOCATION_POINTS)
  return {
    ...((wins || closes) && { ends: wins ? 'wins' : ENDS[ending] }),
    ...(own > 0 && { points: own }),
    ...(tile && { avengers: true }),
    ...(location !== NONE && { locations: [LOCATION_IDS[location]] }),
    ...(time && { time: true }),
    ...(first !== NONE && { first: STONES[first] }),
  }
}
