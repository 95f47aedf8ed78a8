import { span } from '../clock/time'
import type { Options } from '../table/table-types'
import { t } from '../texts.svelte'

/** What a table has agreed on, in a few words each. */
export function optionsInWords(options: Options): string[] {
  return [
    t('agreed-players', { count: options.players }),
    game(options),
    clock(options),
    ...(options.rated ? [t('agreed-rated')] : []),
    ...(options.hints ? [t('agreed-hints')] : []),
  ].filter(Boolean)
}

export function game(options: Pick<Options, 'epic_battles' | 'ending'>): string {
  if (!options.epic_battles) return t('agreed-base')
  return options.ending === 'gauntlet' ? t('agreed-epic-gauntlet') : t('agreed-epic')
}

function clock({ clock }: Options): string {
  if (clock.kind === 'turn') return t('agreed-turn-clock', { time: span(clock.seconds) })
  if (clock.kind === 'reserve') return t('agreed-reserve-clock', { time: span(clock.seconds) })
  return ''
}
