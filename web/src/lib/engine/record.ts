/** A state of the kernel as plain numbers, by the layout that is generated from the rules. */
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

const SEAT = STATE.find(([name]) => name === 'seat')?.[1] ?? 0

/** Who is asked. */
export function seatAt(view: DataView, state: number): number {
  return view.getInt8(state + SEAT)
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

/** A vector: a byte for each token, in token order. */
export function vectorAt(view: DataView, at: number): number[] {
  return Array.from({ length: 7 }, (_, token) => view.getUint8(at + token))
}
