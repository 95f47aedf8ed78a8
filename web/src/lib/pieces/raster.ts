import type { Point } from './stones'

/** How much of each cell of a square grid the shapes cover (even-odd), for tests that compare pictures. */
export function raster(shapes: readonly (readonly Point[])[], radius: number, cells: number): boolean[] {
  const middle = (index: number) => ((index + 0.5) / cells) * 2 * radius - radius
  return Array.from({ length: cells * cells }, (_, cell) =>
    inside(shapes, middle(cell % cells), middle(Math.floor(cell / cells))),
  )
}

function inside(shapes: readonly (readonly Point[])[], x: number, y: number): boolean {
  let odd = false
  for (const shape of shapes) {
    for (const [index, [x1, y1]] of shape.entries()) {
      const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd
    }
  }
  return odd
}
