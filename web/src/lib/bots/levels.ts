import { t } from '../texts.svelte'

/** The bots that people can choose, from gentle to expert. */
export const LEVELS = [
  'pebble',
  'magpie',
  'mason',
  'comet',
  'tinker',
  'navigator',
  'warden',
  'sage',
  'astronomer',
  'oracle',
] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(bot: string | null | undefined): bot is Level {
  return LEVELS.some(level => level === bot)
}

/** A bot's name in the reader's language; a bot that we do not know keeps the one it came with. */
export function levelName(bot: string): string {
  return isLevel(bot) ? t(`level-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1)
}

/** Someone at a table; bots have a name in every language, the second Mason at a table is "Mason 2". */
export function shownName(name: string, bot: string | null): string {
  if (!isLevel(bot)) return name
  return levelName(bot) + (/\s\d+$/.exec(name)?.[0] ?? '')
}
