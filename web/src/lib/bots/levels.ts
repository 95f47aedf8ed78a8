import { LEVEL_NAMES } from '../rules/generated'

/** The bots that people can choose, from gentle to expert: bots/levels.py. */
export const LEVELS = LEVEL_NAMES
export type Level = (typeof LEVELS)[number]

export function isLevel(bot: string | null | undefined): bot is Level {
  return LEVELS.some(level => level === bot)
}

/** The name that the server gives to a bot, the same in every language. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1)
}
