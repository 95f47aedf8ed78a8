import { drawDeal, type Setup } from '../draw/deal'
import { canHash, sha256 } from '../draw/hash'
import type { OwnShare } from '../draw/own-share'
import type { Proof } from '../http'

/** `changed`: not the deal of the start. `chosen`: not the one that follows from the draw. `left-out`: our share is not in it. */
export type Verdict = 'fair' | 'changed' | 'chosen' | 'left-out' | 'unavailable'

/** The text whose SHA-256 was promised when the game began: see "Fair shuffle" in docs/protocol.md. */
export function promised(nonce: string, setup: Setup): string {
  const { decks, locations, battles } = setup
  return JSON.stringify({ nonce, setup: { decks, locations, battles } })
}

/** `seen` is the promise as this browser got it when the game began, `own` its part in the draw, if it was here then. */
export async function verify(proof: Proof, seen: string | null, own: OwnShare | null): Promise<Verdict> {
  if (!canHash()) return 'unavailable'
  const setup = proof.record.setup as unknown as Setup
  const digest = await sha256(promised(proof.nonce, setup))
  if (digest !== (seen ?? proof.commitment).toLowerCase()) return 'changed'
  const { draw } = proof
  if (!draw) return own ? 'left-out' : 'fair'
  if ((await sha256(proof.nonce)) !== (own ?? draw).commitment) return 'chosen'
  const shares = new Map<number, string>()
  for (const { seat, commitment, entropy } of draw.shares) {
    if (entropy === null) continue
    if ((await sha256(entropy)) !== commitment) return 'chosen'
    shares.set(seat, entropy)
  }
  const { players, epic_battles: epic } = proof.record.table as { players: number; epic_battles: boolean }
  const drawn = await drawDeal(players, epic, proof.nonce, shares)
  if (promised('', drawn.setup) !== promised('', setup)) return 'chosen'
  if (draw.begins === 'drawn' && draw.order[0] !== drawn.first) return 'chosen'
  return own && ![...shares.values()].includes(own.share) ? 'left-out' : 'fair'
}

/** How many players' own random numbers are in the deal. */
export function shareCount({ draw }: Proof): number {
  return draw?.shares.filter(({ entropy }) => entropy !== null).length ?? 0
}
