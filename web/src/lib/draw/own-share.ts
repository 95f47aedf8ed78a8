/** This browser's part in the draw of a deal: it commits to a share, reveals it, and remembers both for the check. */
import { store, stored } from '../storage'
import type { Command, Screen } from '../table/table-types'
import { canHash, newShare, sha256 } from './hash'

/** What this browser gave and saw. */
export interface OwnShare {
  share: string
  /** The server's commitment, as it was shown before the draw. */
  commitment: string
}

const KEPT = 30
const KEY = 'draws'

export class DrawPart {
  readonly #sent = new Set<string>()

  constructor(
    private readonly table: string,
    /** Sends again by itself what was not acknowledged. */
    private readonly send: (command: Command) => Promise<unknown>,
  ) {}

  /** Answers what `screen.draw` asks of us, each phase once. A page that was loaded anew answers the same. */
  async answer({ draw, you }: Pick<Screen, 'draw' | 'you'>): Promise<void> {
    if (!draw?.awaited.some(seat => you.includes(seat)) || this.#sent.has(draw.phase) || !canHash()) return
    this.#sent.add(draw.phase)
    let own = ownShare(this.table)
    if (draw.phase === 'commit')
      own ??= remember(this.table, { share: newShare(), commitment: draw.commitment })
    // A server that shows another commitment now than it did before gets nothing.
    if (own?.commitment !== draw.commitment) return
    if (draw.phase === 'commit') await this.send({ type: 'commit', commitment: await sha256(own.share) })
    else await this.send({ type: 'reveal', entropy: own.share })
  }
}

export function ownShare(table: string): OwnShare | null {
  return kept().find(([id]) => id === table)?.[1] ?? null
}

function remember(table: string, own: OwnShare): OwnShare {
  store(KEY, JSON.stringify([[table, own], ...kept()].slice(0, KEPT)))
  return own
}

function kept(): [string, OwnShare][] {
  try {
    return JSON.parse(stored(KEY) ?? '[]') as [string, OwnShare][]
  } catch {
    return []
  }
}
