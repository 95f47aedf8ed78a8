import { isLevel, levelName } from '../around/levels'
import type { Place } from './types'

/** What the players are called; bots have a name in every language, and keep the number that tells twins apart. */
export function namesOf(places: readonly Place[]): string[] {
  return places.map(place => {
    if (!isLevel(place.bot)) return place.name
    const number = /\s\d+$/.exec(place.name)?.[0] ?? ''
    return levelName(place.bot) + number
  })
}

/** The seats of those who have left the game and cannot win it. */
export function outOf(places: readonly Pick<Place, 'forfeited'>[]): Set<number> {
  return new Set(places.flatMap((place, seat) => (place.forfeited ? [seat] : [])))
}
