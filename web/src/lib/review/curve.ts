/** The geometry of the win-probability curve, apart from any drawing. */

export interface Box {
  width: number
  height: number
}

/** A line through the chances of one seat: x from the first position to the last, y from certain down to hopeless. */
export function pathOf(curve: readonly (readonly number[])[], seat: number, box: Box): string {
  return curve
    .map((chances, position) => {
      const y = (1 - (chances[seat] ?? 0)) * box.height
      return `${position ? 'L' : 'M'}${round(xOf(position, curve.length, box))} ${round(y)}`
    })
    .join('')
}

export function xOf(position: number, count: number, box: Box): number {
  return count > 1 ? (position / (count - 1)) * box.width : 0
}

/** The position nearest to a position on the x axis, from 0 to 1. */
export function positionAt(share: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))))
}

/** Where rounds begin: the position before the first decision of each; every nth, so that they do not touch. */
export function roundStarts(
  decisions: readonly { number: number; round: number }[],
  most: number,
): { round: number; position: number }[] {
  const starts: { round: number; position: number }[] = []
  for (const one of decisions)
    if (starts.at(-1)?.round !== one.round) starts.push({ round: one.round, position: one.number })
  const step = [1, 2, 5, 10, 20, 50, 100].find(every => starts.length / every <= most) ?? 100
  return starts.filter(one => one.round === 1 || one.round % step === 0)
}

/** Chances as whole percents. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
