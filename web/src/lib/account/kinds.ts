import { t } from '../texts.svelte'

/** The kinds of tables that are rated apart from each other. */
export const KINDS = ['2', '3', '4', '2-epic', '3-epic', '4-epic'] as const
export type Kind = (typeof KINDS)[number]

export function kindName(kind: Kind): string {
  return t('stats-kind-name', { players: Number(kind[0]), epic: kind.endsWith('epic') ? 'yes' : 'no' })
}
