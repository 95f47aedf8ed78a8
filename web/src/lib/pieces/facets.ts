import type { Token } from '../rules/decision'
import { TOKENS } from '../rules/generated'
import { LOOKS, type Point, pathOf } from './stones'

interface Facet {
  path: string
  /** From -1 (in shadow) to 1 (towards the light). */
  light: number
}

const LIGHT: Point = [-0.5, -0.866]
const TABLE = 0.6

/** The cut of a stone: a slanted facet along each edge around a flat middle, lit from the upper left. */
function cut(outline: readonly Point[]): Facet[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
    const outwards = normal[0] * from[0] + normal[1] * from[1] < 0 ? -1 : 1
    return {
      path: pathOf([from, to, shrunk(to), shrunk(from)]),
      light: outwards * (normal[0] * LIGHT[0] + normal[1] * LIGHT[1]),
    }
  })
}

function shrunk([x, y]: Point): Point {
  return [x * TABLE, y * TABLE]
}

export const FACETS = Object.fromEntries(
  TOKENS.map(token => [token, cut(LOOKS[token].silhouette)]),
) as Record<Token, Facet[]>
