import type { Token } from '../rules/decision'

export type Point = readonly [x: number, y: number]

interface Look {
  letter: string
  /** The stone itself. Spread in lightness, so that the seven stay apart with any colour blindness. */
  colour: string
  /** The same hue for lines and glows on a dark card. */
  bright: string
  /** The same hue as the ground of a card. */
  deep: string
  rim: string
  ink: string
  /** Where the letter stands, and how high it is, in a silhouette of radius 1. */
  letterAt: number
  letterSize: number
  /** The outline around (0, 0): it parts the stones without any colour. */
  silhouette: readonly Point[]
}

const DARK_INK = '#0d1120'
const LIGHT_INK = '#ffffff'
const DARK_RIM = '#0a0c14'
const LIGHT_RIM = '#d9d2ff'

export const LOOKS: Record<Token, Look> = {
  mind: {
    letter: 'M',
    colour: '#ffe55c',
    bright: '#ffe55c',
    deep: '#6e5412',
    rim: DARK_RIM,
    ink: DARK_INK,
    letterAt: 0,
    letterSize: 0.86,
    silhouette: [
      [0, -1.05],
      [0.78, 0],
      [0, 1.05],
      [-0.78, 0],
    ],
  },
  space: {
    letter: 'S',
    colour: '#2f8fe8',
    bright: '#4aa6ff',
    deep: '#124682',
    rim: DARK_RIM,
    ink: DARK_INK,
    letterAt: 0,
    letterSize: 1,
    silhouette: polygon(6),
  },
  soul: {
    letter: 'O',
    colour: '#ff9d2e',
    bright: '#ffa743',
    deep: '#7d3d0b',
    rim: DARK_RIM,
    ink: DARK_INK,
    letterAt: 0.25,
    letterSize: 0.92,
    silhouette: drop(),
  },
  power: {
    letter: 'P',
    colour: '#3d1a78',
    bright: '#9d77f5',
    deep: '#45248f',
    rim: LIGHT_RIM,
    ink: LIGHT_INK,
    letterAt: 0.3,
    letterSize: 0.86,
    silhouette: [
      [0, -1],
      [1.02, 0.82],
      [-1.02, 0.82],
    ],
  },
  reality: {
    letter: 'R',
    colour: '#c3142d',
    bright: '#f2455d',
    deep: '#7d1126',
    rim: '#ffb9c2',
    ink: LIGHT_INK,
    letterAt: 0.08,
    letterSize: 0.86,
    silhouette: [
      [0.15, -1],
      [0.95, -0.25],
      [0.35, 0],
      [0.75, 0.75],
      [-0.3, 1],
      [-0.95, 0.1],
    ],
  },
  time: {
    letter: 'T',
    colour: '#0b6b3a',
    bright: '#2fbf78',
    deep: '#0b5a34',
    rim: '#c9f5dc',
    ink: LIGHT_INK,
    letterAt: -0.56,
    letterSize: 0.66,
    silhouette: [
      [-0.8, -1],
      [0.8, -1],
      [0.14, 0],
      [0.8, 1],
      [-0.8, 1],
      [-0.14, 0],
    ],
  },
  shield: {
    letter: 'H',
    colour: '#c9ced6',
    bright: '#dfe3ea',
    deep: '#4a5263',
    rim: DARK_RIM,
    ink: DARK_INK,
    letterAt: -0.02,
    letterSize: 0.98,
    silhouette: [
      [-0.85, -0.85],
      [0, -1],
      [0.85, -0.85],
      [0.8, 0.2],
      [0.45, 0.75],
      [0, 1.05],
      [-0.45, 0.75],
      [-0.8, 0.2],
    ],
  },
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function polygon(corners: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2
    return [Math.cos(angle), Math.sin(angle)]
  })
}

/** Round below, a tip above. */
function drop(): Point[] {
  const arc = Array.from({ length: 21 }, (_, part): Point => {
    const angle = Math.PI * (-0.15 + (1.3 * part) / 20)
    return [0.78 * Math.cos(angle), 0.28 + 0.72 * Math.sin(angle)]
  })
  return [[0, -1.05], ...arc]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
