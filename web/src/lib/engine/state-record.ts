/** A state of the kernel as plain numbers, by the layout that is generated from the rules. */
import { SEATS } from '../rules/generated'
import { STATE, type StateRecord } from './generated'

type Kind = 'i1' | 'u1' | 'i2' | 'i4' | 'i8' | 'f4'
type Field = readonly [
  name: string,
  offset: number,
  size: number,
  kind: Kind | readonly Field[],
  count: number,
]

export function unpackState(view: DataView, at: number): StateRecord {
  return unpack(STATE, view, at) as unknown as StateRecord
}

const OFFSETS = new Map<string, number>(STATE.map(([name, offset]) => [name, offset]))

/** A field that is one small number: unpacking all of them takes longer. */
export function byteAt(view: DataView, state: number, field: 'seat' | 'phase' | 'winners'): number {
  return view.getInt8(state + (OFFSETS.get(field) ?? 0))
}

/** A row of numbers that has a layout of its own. */
export function unpackRow<Row>(fields: readonly Field[], view: DataView, at: number): Row {
  return unpack(fields, view, at) as Row
}

/** Who is asked. */
export function seatAt(view: DataView, state: number): number {
  return byteAt(view, state, 'seat')
}

/** What a seat has won, once the game is over. */
export function winShare(view: DataView, state: number, seat: number): number {
  const winners = byteAt(view, state, 'winners')
  const all = SEATS.filter(one => (winners >> one) & 1).length
  return (winners >> seat) & 1 ? 1 / all : 0
}

function unpack(fields: readonly Field[], view: DataView, at: number): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name, offset, size, kind, count] of fields) {
    const one = (number: number) => read(kind, view, at + offset + number * size)
    found[name] = count ? Array.from({ length: count }, (_, number) => one(number)) : one(0)
  }
  return found
}

function read(kind: Kind | readonly Field[], view: DataView, at: number): unknown {
  switch (kind) {
    case 'i1':
      return view.getInt8(at)
    case 'u1':
      return view.getUint8(at)
    case 'i2':
      return view.getInt16(at, true)
    case 'i4':
      return view.getInt32(at, true)
    case 'f4':
      return view.getFloat32(at, true)
    case 'i8':
      return vectorAt(view, at)
    default:
      return unpack(kind, view, at)
  }
}

/** Writes the numbers of a state; the way back. */
export function packState(view: DataView, at: number, state: StateRecord): void {
  pack(STATE, view, at, state as unknown as Record<string, unknown>)
}

function pack(fields: readonly Field[], view: DataView, at: number, values: Record<string, unknown>): void {
  for (const [name, offset, size, kind, count] of fields) {
    const items = count ? (values[name] as unknown[]) : [values[name]]
    for (const [number, item] of items.entries()) write(kind, view, at + offset + number * size, item)
  }
}

function write(kind: Kind | readonly Field[], view: DataView, at: number, value: unknown): void {
  if (typeof kind !== 'string') pack(kind, view, at, value as Record<string, unknown>)
  else if (kind === 'i8')
    for (const [token, amount] of (value as number[]).entries()) view.setUint8(at + token, amount)
  else if (kind === 'i4') view.setInt32(at, value as number, true)
  else view.setInt8(at, value as number)
}

/** A vector: a byte for each token, in token order. */
export function vectorAt(view: DataView, at: number): number[] {
  return Array.from({ length: 7 }, (_, token) => view.getUint8(at + token))
}
