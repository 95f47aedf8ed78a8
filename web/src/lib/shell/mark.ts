/** Where the stones sit on the ring of our sign. */
export function stoneTransform(index: number): string {
  const turn = (index * 360) / 5
  return `rotate(${turn}) translate(0 -33) rotate(${-turn}) scale(13.5)`
}
