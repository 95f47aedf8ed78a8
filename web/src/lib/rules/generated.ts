/** Written by tools/typescript.py from the rules: do not edit, run `make engine`. */
export const STONES = ["mind", "space", "soul", "power", "reality"] as const
export const TOKENS = ["mind", "space", "soul", "power", "reality", "time", "shield"] as const
export const CARD_LEVELS = [1, 2, 3] as const
export const PLAYER_COUNTS = [2, 3, 4] as const
export const SEATS = [0, 1, 2, 3] as const
export const LEVEL_NAMES = ["pebble", "magpie", "mason", "comet", "tinker", "navigator", "warden", "sage", "astronomer", "oracle"] as const
/** W1, B14: the points that end the game. */
export const GOAL = 16
/** E1: tokens that a player may keep. */
export const TOKEN_LIMIT = 10
/** T3: reserved cards that a player may hold. */
export const HAND_LIMIT = 3
/** T8: tags that bring the Avengers tile. */
export const TAGS_FOR_TILE = 3
/** W4 */
export const AVENGERS_POINTS = 3
export const MOST_PLAYERS = 4
/** S1: face-up cards of each level. */
export const ROW = 4
/** S5 */
export const DEALT_BATTLES = 5
