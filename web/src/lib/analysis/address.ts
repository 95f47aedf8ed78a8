/**
 * What an address of the analysis board says behind its `#`, where no server hears it (docs/engine.md):
 *
 *     game=TABLE&move=17     a game, local or of a server, after its 17th decision
 *     position=TEXT          a position as a line of text
 *     study=PACKED&at=5      all of an analysis, and the node that is shown
 *     kept=ID&at=5           one that this browser keeps
 */
import { hrefOf } from '../base'
import { packed } from '../share/packed'
import type { Study } from './study'

export type Address =
  | { kind: 'game'; game: string; move: number | null }
  | { kind: 'position'; position: string }
  | { kind: 'study'; study: string; at: number | null }
  | { kind: 'kept'; kept: string; at: number | null }

export function gameAddress(table: string, move?: number): string {
  return `/analysis#${new URLSearchParams({ game: table, ...(move !== undefined && { move: String(move) }) })}`
}

export function positionAddress(position: string, page: '/analysis' | '/editor' = '/analysis'): string {
  return `${page}#${new URLSearchParams({ position })}`
}

export function keptAddress(id: string, at: number): string {
  return `/analysis#${new URLSearchParams({ kept: id, at: String(at) })}`
}

/** Without what is only of use in this browser. */
export async function studyAddress(study: Study, at: number): Promise<string> {
  const { title, names, beginning, shuffled, tree } = study
  const text = await packed({ title, names, beginning, shuffled, tree })
  return `/analysis#${new URLSearchParams({ study: text, at: String(at) })}`
}

/** As it is handed on. */
export function whole(address: string): string {
  return location.origin + hrefOf(address)
}

/** null if what stands behind the last `#` says nothing of this. */
export function readAddress(hash: string): Address | null {
  const said = new URLSearchParams(hash.slice(hash.lastIndexOf('#') + 1))
  const [game, position, study, kept] = ['game', 'position', 'study', 'kept'].map(key => said.get(key))
  const at = numberIn(said.get('at'))
  if (game) return { kind: 'game', game, move: numberIn(said.get('move')) }
  if (position) return { kind: 'position', position }
  if (study) return { kind: 'study', study, at }
  if (kept) return { kind: 'kept', kept, at }
  return null
}

function numberIn(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null
}
