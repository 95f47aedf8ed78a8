import { describe, expect, it } from 'vitest'
import { correction, formatBits, masked, qr } from './qr'

describe('QR codes', () => {
  it('corrects errors as the standard example does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('knows the format words of the standard', () => {
    const words = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => formatBits(mask).toString(2).padStart(15, '0'))
    expect(words).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ])
  })

  it('can be read again', () => {
    for (const text of ['https://a.eu/t/x', 'http://127.0.0.1:8124/t/AbCdEfGhIjKlMnOpQrStUv']) {
      const modules = qr(text) ?? []
      expect(read(modules)).toBe(text)
    }
  })

  it('gives up on a text that is too long', () => {
    expect(qr('x'.repeat(106))).not.toBeNull()
    expect(qr('x'.repeat(107))).toBeNull()
  })
})

/** A reader of its own for one block (versions 1 to 3) or two (4 and 5), as a camera would do it. */
function read(modules: boolean[][]): string {
  const size = modules.length
  const version = (size - 17) / 4
  const blocks = version < 4 ? 1 : 2
  const at = (row: number, column: number) => modules[row]?.[column] === true
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map(column => at(8, column))
  let word = 0
  for (const bit of format) word = word * 2 + Number(bit)
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find(one => formatBits(one) >> 7 === word) ?? -1
  const fixed = (row: number, column: number) =>
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (version > 1 && Math.abs(row - size + 7) < 3 && Math.abs(column - size + 7) < 3)
  const bits: boolean[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    const rows = Array.from({ length: size }, (_, row) => (up ? size - 1 - row : row))
    for (const row of rows)
      for (const column of [right, right - 1])
        if (!fixed(row, column)) bits.push(at(row, column) !== masked(mask, row, column))
    up = !up
  }
  const stream = Array.from({ length: Math.floor(bits.length / 8) }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  )
  const share = { 1: 16, 2: 28, 3: 44, 4: 32, 5: 43 }[version] ?? 0
  const data = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: share }, (_, place) => stream[place * blocks + block] ?? 0),
  ).flat()
  const nibbles = data.flatMap(byte => [byte >> 4, byte & 15])
  const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0)
  const bytes = Array.from(
    { length },
    (_, place) => (nibbles[3 + 2 * place] ?? 0) * 16 + (nibbles[4 + 2 * place] ?? 0),
  )
  return new TextDecoder().decode(new Uint8Array(bytes))
}
