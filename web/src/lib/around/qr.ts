/** QR codes (ISO/IEC 18004) as far as a link needs them: bytes, error correction M, versions 1 to 6. */

/** By version: code words for errors in each block, blocks, code words for data in each block. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const

const [EXP, LOG] = field()

/** The modules, row by row, true for dark; null for a text that is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.findIndex(([, blocks, data]) => bytes.length + 2 <= blocks * data)
  const plan = VERSIONS[version]
  if (!plan) return null
  const [errors, blocks, data] = plan
  const words = filled(bytes, blocks * data)
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data))
  const stream = [...woven(parts), ...woven(parts.map(part => correction(part, errors)))]
  const candidates = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => drawn(version + 1, stream, mask))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

/** Mode, length and bytes, a nibble off the grid, then padding. */
function filled(bytes: readonly number[], length: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap(byte => [byte >> 4, byte & 15]),
    0,
  ]
  const words: number[] = []
  for (let place = 0; place < nibbles.length; place += 2)
    words.push(((nibbles[place] ?? 0) << 4) | (nibbles[place + 1] ?? 0))
  for (let pad = 0; words.length < length; pad += 1) words.push(pad % 2 ? 0x11 : 0xec)
  return words
}

/** Reed-Solomon: the rest of the division by the product of (x - 2^i). */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let power = 0; power < count; power += 1) {
    const next = [...divisor, 0]
    divisor.forEach((factor, place) => {
      next[place + 1] = (next[place + 1] ?? 0) ^ times(factor, EXP[power] ?? 0)
    })
    divisor = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  data.forEach((_, place) => {
    const factor = rest[place] ?? 0
    divisor.forEach((part, offset) => {
      rest[place + offset] = (rest[place + offset] ?? 0) ^ times(part, factor)
    })
  })
  return rest.slice(data.length)
}

/** The five bits of level and mask, secured by ten more. */
export function formatBits(mask: number): number {
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10)
  return ((mask << 10) | rest) ^ 0x5412
}

function woven(parts: readonly (readonly number[])[]): number[] {
  return (parts[0] ?? []).flatMap((_, place) => parts.map(part => part[place] ?? 0))
}

function drawn(version: number, stream: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const modules: (boolean | null)[][] = Array.from({ length: size }, () =>
    new Array<boolean | null>(size).fill(null),
  )
  const put = (row: number, column: number, dark: boolean) => {
    const line = modules[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(put, row, column, 4, [0, 1, 3])
  if (version > 1) rings(put, size - 7, size - 7, 2, [0, 2])
  for (let place = 8; place < size - 8; place += 1) {
    put(6, place, place % 2 === 0)
    put(place, 6, place % 2 === 0)
  }
  putFormat(put, size, formatBits(mask))
  pour(modules, stream, mask)
  return modules.map(line => line.map(dark => dark === true))
}

type Put = (row: number, column: number, dark: boolean) => void

/** Squares within squares: which of the distances from the middle are dark. */
function rings(put: Put, row: number, column: number, reach: number, dark: readonly number[]): void {
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1)
      put(row + y, column + x, dark.includes(Math.max(Math.abs(x), Math.abs(y))))
}

function putFormat(put: Put, size: number, bits: number): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark)
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark)
  }
  put(size - 8, 8, true)
}

/** The bits go up and down in pairs of columns, from the lower right, around what is drawn already. */
function pour(modules: (boolean | null)[][], stream: readonly number[], mask: number): void {
  const size = modules.length
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = modules[row]
        if (line?.[column] !== null) continue
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        line[column] = dark !== masked(mask, row, column)
        bit += 1
      }
    }
  }
}

export function masked(mask: number, row: number, column: number): boolean {
  const product = row * column
  switch (mask) {
    case 0:
      return (row + column) % 2 === 0
    case 1:
      return row % 2 === 0
    case 2:
      return column % 3 === 0
    case 3:
      return (row + column) % 3 === 0
    case 4:
      return (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0
    case 5:
      return (product % 2) + (product % 3) === 0
    case 6:
      return ((product % 2) + (product % 3)) % 2 === 0
    default:
      return (((row + column) % 2) + (product % 3)) % 2 === 0
  }
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(modules: boolean[][]): number {
  const columns = modules.map((_, column) => modules.map(line => line[column] === true))
  const rows = [...modules, ...columns].map(line => line.map(dark => (dark ? '1' : '0')).join(''))
  let found = 0
  for (const line of rows) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2
    for (const corner of ['10111010000', '00001011101'])
      for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) found += 40
  }
  let dark = 0
  modules.forEach((line, row) => {
    line.forEach((module, column) => {
      if (module) dark += 1
      const below = modules[row + 1]
      if (module === line[column + 1] && module === below?.[column] && module === below[column + 1])
        found += 3
    })
  })
  return found + 10 * Math.floor(Math.abs((20 * dark) / modules.length ** 2 - 10))
}

function times(one: number, other: number): number {
  return one && other ? (EXP[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0) : 0
}

/** Powers and logarithms in the field of 256 elements. */
function field(): [number[], number[]] {
  const powers: number[] = []
  const logarithms: number[] = []
  for (let power = 0, value = 1; power < 255; power += 1) {
    powers[power] = value
    logarithms[value] = power
    value = value & 128 ? (value << 1) ^ 0x11d : value << 1
  }
  return [powers, logarithms]
}
