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

/** The name that the server gives to a bot, the same in every language. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1)
}
