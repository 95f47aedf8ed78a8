/** Where the stones sit on the ring of our sign. */
export function markPlace(place: number): string {
  const turn = (place * 360) / 5
  return `rotate(${turn}) translate(0 -33) rotate(${-turn}) scale(13.5)`
}
