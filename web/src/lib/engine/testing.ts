/** What tests of the engine need: the compiled module, without a worker. */
import { readFileSync } from 'node:fs'
import { Core } from './core'
import { Kernel } from './kernel'

export function loadKernel(): Promise<Kernel> {
  return Kernel.load(readFileSync(new URL('./kernel.wasm', import.meta.url)))
}

export async function loadCore(): Promise<Core> {
  return new Core(await loadKernel(), 1_000_000)
}
