import battleRows from '@data/battles.csv'
import cardRows from '@data/cards.csv'
import locationRows from '@data/locations.csv'
import type { Stone } from './decision'
import { STONES } from './generated'

export type Level = 1 | 2 | 3
export type Stones = Record<Stone, number>

export interface Card {
  id: string
  level: Level
  bonus: Stone
  points: number
  /** How many Avengers tags it shows. */
  tags: number
  cost: Stones
}

interface Location {
  id: string
  /** Two locations are the sides of one tile. */
  tile: number
  side: string
  points: number
  requirement: Stones
}

interface Battle {
  id: string
  requirement: Stones
  timeCards: number
  locations: number
  avengersTile: number
}

type Row = Record<string, string>

export const CARDS: Card[] = cardRows.map(row => ({
  id: text(row, 'id'),
  level: level(number(row, 'level')),
  bonus: stone(text(row, 'bonus')),
  points: number(row, 'points'),
  tags: number(row, 'avengers'),
  cost: stones(row),
}))

export const LOCATIONS: Location[] = locationRows.map(row => ({
  id: text(row, 'id'),
  tile: number(row, 'tile'),
  side: text(row, 'side'),
  points: number(row, 'points'),
  requirement: stones(row),
}))

export const BATTLES: Battle[] = battleRows.map(row => ({
  id: text(row, 'id'),
  requirement: stones(row),
  timeCards: number(row, 'time_cards'),
  locations: number(row, 'locations'),
  avengersTile: number(row, 'avengers_tile'),
}))

export const cardOf = finder(CARDS)
export const locationOf = finder(LOCATIONS)
export const battleOf = finder(BATTLES)

/** The level of a card that the viewer does not know ('?2'); null for a known one. */
export function hiddenLevel(card: string): Level | null {
  return card.startsWith('?') ? level(Number(card.slice(1))) : null
}

function finder<Thing extends { id: string }>(things: Thing[]): (id: string) => Thing {
  const known = new Map(things.map(thing => [thing.id, thing]))
  return id => {
    const thing = known.get(id)
    if (!thing) throw new Error(`unknown id: '${id}'`)
    return thing
  }
}

function text(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`no column '${column}' in ${JSON.stringify(row)}`)
  return value
}

function number(row: Row, column: string): number {
  return Number(text(row, column))
}

function stones(row: Row): Stones {
  return {
    mind: number(row, 'mind'),
    space: number(row, 'space'),
    soul: number(row, 'soul'),
    power: number(row, 'power'),
    reality: number(row, 'reality'),
  }
}

function stone(name: string): Stone {
  const found = STONES.find(one => one === name)
  if (!found) throw new Error(`no stone '${name}'`)
  return found
}

function level(value: number): Level {
  if (value === 1 || value === 2 || value === 3) return value
  throw new Error(`no level ${value}`)
}
