/** The effects that the kernel has written down, in the notation of docs/record.md. */
import { ROW } from '../rules/generated'
import { EFFECTS, UNKNOWN } from './generated'
import { amounts, BATTLE_IDS, cardName, LOCATION_IDS, levelOf } from './names'
import { vectorAt } from './state-record'

const ROW_SIZE = 8

export function effectTexts(view: DataView, log: number): string[] {
  const count = view.getInt32(log, true)
  return Array.from({ length: count }, (_, index) => effectText(view, log + ROW_SIZE * (index + 1)))
}

/** The kind is in the highest byte, the argument below: a vector, or small numbers, a byte each. */
function effectText(view: DataView, at: number): string {
  const kind = EFFECTS[view.getUint8(at + ROW_SIZE - 1)]
  const [first, second] = [view.getUint8(at), view.getUint8(at + 1)]
  switch (kind) {
    case 'take':
    case 'gain':
    case 'return':
      return [
        kind,
        ...amounts(vectorAt(view, at)).flatMap(([token, amount]) => Array(amount).fill(token)),
      ].join(' ')
    case 'pay':
      return [kind, ...amounts(vectorAt(view, at)).flat()].join(' ')
    case 'reserve':
    case 'recruit':
      return `${kind} ${cardName(first)}`
    case 'reserve deck':
      return first < UNKNOWN ? `${kind} ${levelOf(first)} ${cardName(first)}` : `${kind} ${levelOf(first)}`
    case 'refill':
      return `${kind} ${Math.floor(second / ROW) + 1} ${second % ROW} ${cardName(first) ?? '-'}`
    case 'avengers':
      return first ? `${kind} ${first - 1}` : kind
    case 'location':
      return `${kind} ${LOCATION_IDS[first]}`
    case 'claim':
      return `${kind} ${BATTLE_IDS[first]}`
    case 'shield':
    case 'time':
      return kind
    default:
      throw new Error(`no effect: ${view.getBigInt64(at, true)}`)
  }
}
