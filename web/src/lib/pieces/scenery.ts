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

/** What each battle is about, in lines. */
export const EMBLEMS: Record<string, string> = {
  // A wasp: wings, and a body in stripes.
  'yellow-jacket':
    'M50 34Q24 16 22 40Q34 54 48 46M50 34Q76 16 78 40Q66 54 52 46M43 44H57M41 53H59M43 62H57M46 71H54L50 80ZM50 34V44',
  // Six arms around one eye.
  'sinister-six':
    'M41 52A9 9 0 1 1 59 52A9 9 0 1 1 41 52ZM43 45Q30 38 34 24M50 42Q48 28 58 20M57 45Q70 40 74 28M43 59Q32 68 22 62M50 61Q52 76 42 84M57 59Q70 66 72 80',
  // A hammer, and the flash that it throws.
  ragnarok: 'M30 30H64V48H30ZM47 48V82M72 26L62 44H74L60 66',
  // Worlds that meet.
  'multiverse-madness':
    'M18 46A20 20 0 1 1 58 46A20 20 0 1 1 18 46ZM42 46A20 20 0 1 1 82 46A20 20 0 1 1 42 46ZM30 66A20 20 0 1 1 70 66A20 20 0 1 1 30 66Z',
  // Many heads on one neck.
  'hail-hydra':
    'M50 84V58Q50 40 34 40Q22 40 24 28M50 58Q50 36 50 22M50 58Q50 40 66 40Q78 40 76 28M20 26L30 24M45 20H55M70 24L80 26',
  // A fist on a planet.
  'planet-hulk': 'M22 70A30 30 0 0 1 78 70M36 52V34H64V52ZM36 42H29V52M43 34V44M50 34V44M57 34V44M14 78H86',
  // A horned helmet above a small world.
  'galactus-coming':
    'M34 30L24 18L28 44V62Q50 78 72 62V44L76 18L66 30Q50 22 34 30ZM40 48H46M54 48H60M50 46V60M44 84A6 6 0 1 1 56 84',
  // Two shields against each other.
  'civil-war':
    'M20 30H46V52Q46 66 33 74Q20 66 20 52ZM54 30H80V52Q80 66 67 74Q54 66 54 52ZM46 40L54 46L46 52L54 58',
}
