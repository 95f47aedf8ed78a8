/** How many points the end of the game asks for: W1 and B14 of docs/rules.md. */
export const GOAL = 16
