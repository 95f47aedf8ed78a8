/** A small generator of random numbers that a word alone decides (FNV-1a into mulberry32). */
export class SeededRandom {
  private state: number

  constructor(word: string) {
    let hash = 0x811c9dc5
    for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
    this.state = hash
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing {
    return things[Math.floor(this.next() * things.length)] ?? things[0]
  }
}
