/** How near one is to a location or a battle. */
export interface Near {
  /** How much it asks for. */
  need: number
  /** How much of it the reader has; null for an onlooker. */
  mine: number | null
  /** The nearest of the others. */
  rival: { seat: number; count: number } | null
}
