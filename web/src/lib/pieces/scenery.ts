import { SeededRandom } from './random'
import { type Point, pathOf } from './stones'

/** Three ridges of a skyline, far to near, in a square of 100: towers or peaks as the id decides. */
export function skyline(id: string): string[] {
  const chance = new SeededRandom(id)
  const pointed = chance.pick([true, false])
  return [58, 68, 80].map(level => {
    const points: Point[] = [[0, 100]]
    for (let x = 0; x < 100; ) {
      const width = chance.between(6, 15)
      const top = level - chance.between(0, 26) * (1 - Math.abs(x - 50) / 80)
      if (pointed) points.push([x, level], [x + width / 2, top], [x + width, level])
      else points.push([x, top], [x + width * 0.8, top], [x + width * 0.8, level], [x + width, level])
      x += width
    }
    return pathOf([...points, [100, 100]])
  })
}

/** The shock of a battle: uneven rays from one point. */
export function burst(id: string): string {
  const chance = new SeededRandom(id)
  const count = chance.pick([7, 9, 11, 13, 15])
  const [x, y] = [chance.between(42, 62), chance.between(44, 58)]
  const points = Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / count + chance.between(-0.08, 0.08)
    const away = index % 2 ? chance.between(9, 17) : chance.between(32, 62)
    return [x + away * Math.cos(angle), y + away * Math.sin(angle)]
  })
  return pathOf(points)
}
