import { createEngine } from '../engine/engine'
import type { Engine } from '../engine/engine-api'

let engine: Engine | null = null

/** One engine for all local tables of the page; its worker starts when it is first needed, and then stays. */
export function sharedEngine(): Engine {
  engine ??= createEngine()
  return engine
}
