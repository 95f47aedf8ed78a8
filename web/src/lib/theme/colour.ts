/** Measures of colour, for the tests that keep stones apart and texts readable. */
export type Rgb = [red: number, green: number, blue: number]
type Matrix = [Rgb, Rgb, Rgb]

/** Severe forms after Machado, Oliveira and Fernandes (2009), on linear light. */
export const BLINDNESS: Record<'protanopia' | 'deuteranopia' | 'tritanopia', Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

export function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function seenWith(matrix: Matrix, colour: Rgb): Rgb {
  return times(matrix, colour).map(value => Math.min(1, Math.max(0, value))) as Rgb
}

/** The contrast ratio of WCAG 2. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (high + 0.05) / (low + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** CIEDE2000 between two colours in linear light. */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(other)
  const middle = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(middle ** 7 / (middle ** 7 + 25 ** 7)))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180
  const hueMean = grey ? h1 + h2 : (((h1 + turn / 2) % 360) + 360) % 360
  const lightMean = (l1 + l2) / 2
  const chromaMean = (c1 + c2) / 2
  const weight =
    1 -
    0.17 * cosine(hueMean - 30) +
    0.24 * cosine(2 * hueMean) +
    0.32 * cosine(3 * hueMean + 6) -
    0.2 * cosine(4 * hueMean - 63)
  const light = (l2 - l1) / (1 + (0.015 * (lightMean - 50) ** 2) / Math.sqrt(20 + (lightMean - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * chromaMean)
  const hues = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * chromaMean * weight)
  const spin =
    -2 *
    Math.sqrt(chromaMean ** 7 / (chromaMean ** 7 + 25 ** 7)) *
    Math.sin((Math.PI / 3) * Math.exp(-(((hueMean - 275) / 25) ** 2)))
  return Math.sqrt(light ** 2 + chroma ** 2 + hues ** 2 + spin * chroma * hues)
}

function lab(colour: Rgb): Rgb {
  const [x, y, z] = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    colour,
  ).map(value => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27) * (value / 116) + 16 / 116)) as Rgb
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function times(matrix: Matrix, [red, green, blue]: Rgb): Rgb {
  return matrix.map(([r, g, b]) => r * red + g * green + b * blue) as Rgb
}

function hue(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}
