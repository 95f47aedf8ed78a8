import { expect, test } from 'vitest'
import { CARDS } from '../rules/catalogue'
import { TOKENS } from '../rules/generated'
import { emblem } from './emblem'
import { raster } from './raster'
import { LOOKS } from './stones'

const CELLS = 48
const pictures = CARDS.map(card => ({ card, cells: shades(card.id) }))

test('there are ninety cards', () => {
  expect(CARDS).toHaveLength(90)
})

test('ninety emblems are ninety pictures that differ visibly', () => {
  for (const [index, one] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) {
      // Another stone is another colour and family; within one, a good part of the drawing must differ.
      if (one.card.bonus !== other.card.bonus) continue
      expect(unlike(one.cells, other.cells), `${one.card.id} and ${other.card.id}`).toBeGreaterThan(0.15)
    }
  }
})

test('an emblem is always the same', () => {
  for (const card of CARDS) expect(emblem(card)).toEqual(emblem(card))
})

test('an emblem stays within its circle', () => {
  for (const card of CARDS) {
    for (const [x, y] of emblem(card).flatMap(layer => layer.shapes.flat())) {
      expect(Math.hypot(x, y), card.id).toBeLessThan(50)
    }
  }
})

test('a higher level has a richer emblem', () => {
  const layers = (level: number) => {
    const counts = CARDS.filter(card => card.level === level).map(
      card => emblem(card).flatMap(one => one.shapes).length,
    )
    return counts.reduce((sum, count) => sum + count, 0) / counts.length
  }
  expect(layers(2)).toBeGreaterThan(layers(1))
  expect(layers(3)).toBeGreaterThan(layers(2))
})

test('silhouettes differ without colour', () => {
  const shapes = TOKENS.map(token => raster([LOOKS[token].silhouette], 1.1, CELLS).map(Number))
  for (const [index, one] of shapes.entries()) {
    for (const [next, other] of shapes.slice(index + 1).entries()) {
      const pair = `${TOKENS[index]} and ${TOKENS[index + 1 + next]}`
      expect(unlike(one, other), pair).toBeGreaterThan(0.12)
    }
  }
})

function shades(id: string): number[] {
  const card = CARDS.find(one => one.id === id) ?? expect.fail(id)
  const sums = new Array<number>(CELLS * CELLS).fill(0)
  for (const layer of emblem(card)) {
    const covered = raster(layer.shapes, 50, CELLS)
    for (const [cell, on] of covered.entries()) {
      if (on) sums[cell] = 1 - (1 - (sums[cell] ?? 0)) * (1 - Math.max(layer.fill, 0.15))
    }
  }
  return sums
}

/** From 0 (the same picture) to 1 (nothing in common): difference by all that is drawn. */
function unlike(one: number[], other: number[]): number {
  let apart = 0
  let drawn = 0
  for (const [cell, shade] of one.entries()) {
    apart += Math.abs(shade - (other[cell] ?? 0))
    drawn += Math.max(shade, other[cell] ?? 0)
  }
  return apart / drawn
}
