import type { Card } from '../rules/catalogue'
import { SeededRandom } from './random'
import { LOOKS, type Point } from './stones'

/** Shapes drawn as one path with the even-odd rule: where two of them overlap, the picture opens. */
interface Layer {
  shapes: Point[][]
  fill: number
  line: number
}

const RADIUS = 49

/** A picture within a circle of radius 50 around (0, 0) that the card's id alone decides, from the back to the front. */
export function emblem(card: Pick<Card, 'id' | 'bonus' | 'level' | 'tags'>): Layer[] {
  const chance = new SeededRandom(card.id)
  const shape = LOOKS[card.bonus].silhouette
  const fold = chance.pick([3, 4, 5, 6, 7, 8])
  const turned = chance.pick([0, 0.5]) / fold
  const layers: Layer[] = []

  if (card.level === 3) layers.push(rays(fold * chance.pick([3, 4]), turned, chance.between(30, 36)))
  if (card.tags > 0) layers.push(assembled(card.tags, chance.between(40, 46)))
  for (let ring = card.level; ring > 0; ring -= 1) {
    layers.push(
      wreath(chance, shape, ring === 1 ? fold : fold * chance.pick([1, 1, 2]), turned, ring, card.level),
    )
  }
  layers.push(orbit(chance, fold))
  return fitted([...layers, ...core(chance, shape)])
}

/** Grown or shrunk until the outermost corner touches the circle. */
function fitted(layers: Layer[]): Layer[] {
  const reach = Math.max(...layers.flatMap(layer => layer.shapes.flat()).map(([x, y]) => Math.hypot(x, y)))
  const scale = RADIUS / Math.max(reach, RADIUS * 0.85)
  return layers.map(layer => ({
    ...layer,
    shapes: layer.shapes.map(shape => shape.map(([x, y]): Point => [x * scale, y * scale])),
  }))
}

/** Petals: the stone's silhouette again and again around the middle. */
function wreath(
  chance: SeededRandom,
  shape: readonly Point[],
  count: number,
  turned: number,
  ring: number,
  rings: number,
): Layer {
  const away = 16 + ring * (rings === 1 ? 12 : 26 / rings) + chance.between(-3, 3)
  const room = (Math.PI * away) / count
  const size = Math.min(17 - ring * 2, room * chance.between(0.75, 1.5))
  const lean = chance.pick([0, 0, Math.PI, Math.PI / 2])
  const slim = chance.between(0.6, 1)
  const shapes = around(count, turned + chance.pick([0, 0.5 / count])).map(angle =>
    placed(
      shape.map(([x, y]) => [x * slim, y]),
      size,
      angle + Math.PI / 2 + lean,
      [away * Math.cos(angle), away * Math.sin(angle)],
    ),
  )
  return { shapes, fill: 0.16 + 0.14 * (rings - ring), line: 0.75 }
}

/** The heart: the silhouette within itself, each a little smaller and a little turned. */
function core(chance: SeededRandom, shape: readonly Point[]): Layer[] {
  const size = chance.between(17, 24)
  const depth = chance.pick([2, 3, 4, 5])
  const twist = chance.pick([0, Math.PI / 2, Math.PI, 0.2, -0.2, 0.4, -0.4])
  const shrink = chance.between(0.62, 0.78)
  const nested = Array.from({ length: depth }, (_, step) =>
    placed(shape, size * shrink ** step, twist * step, [0, 0]),
  )
  return [
    { shapes: [placed(shape, size + 2.5, 0, [0, 0])], fill: 0, line: 0.9 },
    { shapes: nested, fill: 0.92, line: 0 },
  ]
}

function orbit(chance: SeededRandom, fold: number): Layer {
  const away = chance.between(27, 44)
  const beads = around(fold * chance.pick([1, 2, 3]), chance.next()).map(angle =>
    disc(chance.between(0.8, 1.7), [away * Math.cos(angle), away * Math.sin(angle)]),
  )
  return { shapes: beads, fill: 0.9, line: 0 }
}

function rays(count: number, turned: number, from: number): Layer {
  const half = (Math.PI / count) * 0.35
  const shapes = around(count, turned).map((angle): Point[] => [
    polar(from, angle - half),
    polar(49, angle),
    polar(from, angle + half),
  ])
  return { shapes, fill: 0.5, line: 0 }
}

/** What the Avengers have in common: one closed ring for each tag. */
function assembled(tags: number, radius: number): Layer {
  const shapes = Array.from({ length: tags }, (_, ring) => disc(radius - 3.4 * ring, [0, 0], 48))
  return { shapes, fill: tags === 2 ? 0.25 : 0, line: 0.8 }
}

function around(count: number, turned: number): number[] {
  return Array.from({ length: count }, (_, index) => 2 * Math.PI * (index / count + turned) - Math.PI / 2)
}

function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

function disc(radius: number, [x, y]: Point, corners = 10): Point[] {
  return around(corners, 0).map(angle => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)])
}

function placed(shape: readonly Point[], size: number, angle: number, [x, y]: Point): Point[] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return shape.map(([across, down]) => [
    x + size * (across * cosine - down * sine),
    y + size * (across * sine + down * cosine),
  ])
}
