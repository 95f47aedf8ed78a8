import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOOKS } from '../pieces/stones'
import { TOKENS } from '../rules/generated'
import { BLINDNESS, contrast, difference, linear, type Rgb, seenWith } from './colour'

const pairs = TOKENS.flatMap((one, index) => TOKENS.slice(index + 1).map(other => [one, other] as const))
const AA_TEXT = 4.5
const AA_LARGE = 3

test('the measure agrees with published values', () => {
  expect(difference(linear('#ffffff'), linear('#000000'))).toBeCloseTo(100, 1)
  expect(difference(linear('#ff0000'), linear('#00ff00'))).toBeCloseTo(86.6, 0)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

describe('stones stay apart', () => {
  test.each(Object.entries(BLINDNESS))('with %s', (_, matrix) => {
    const seen = (hex: string): Rgb => seenWith(matrix, linear(hex))
    for (const [one, other] of pairs) {
      const apart = difference(seen(LOOKS[one].colour), seen(LOOKS[other].colour))
      expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(8)
    }
  })

  test('and their letters can be read', () => {
    for (const token of TOKENS) {
      expect(contrast(LOOKS[token].colour, LOOKS[token].ink), token).toBeGreaterThanOrEqual(AA_TEXT)
    }
  })
})

describe.each(['night', 'day'])('theme %s', theme => {
  const colours = coloursOf(theme)
  const of = (name: string): string => colours.get(name) ?? expect.fail(`no colour ${name}`)

  test.each(['ink', 'dim', 'glow', 'good', 'bad'])('%s can be read on every ground', name => {
    for (const ground of ['ground', 'ground-far', 'panel', 'raised']) {
      expect(contrast(of(name), of(ground)), ground).toBeGreaterThanOrEqual(AA_TEXT)
    }
  })

  test('controls have visible edges and readable main buttons', () => {
    expect(contrast(of('edge-strong'), of('panel'))).toBeGreaterThanOrEqual(AA_LARGE)
    expect(contrast(of('edge-strong'), of('ground'))).toBeGreaterThanOrEqual(AA_LARGE)
    expect(contrast(of('on-glow'), of('glow'))).toBeGreaterThanOrEqual(AA_TEXT)
  })
})

test('a card can be read on the ground of every stone', () => {
  for (const token of TOKENS) {
    expect(contrast('#f4f6fb', LOOKS[token].deep), token).toBeGreaterThanOrEqual(AA_TEXT)
  }
})

function coloursOf(theme: string): Map<string, string> {
  const css = readFileSync('src/lib/theme/tokens.css', 'utf8')
  const block = css.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}
