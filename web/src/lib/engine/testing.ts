/** What tests of the engine need: the compiled module, without a worker. */
import { readFileSync } from 'node:fs'
import { MessageChannel } from 'node:worker_threads'
import { Core } from './core'
import type { Module } from './engine'
import { FullCore } from './full-core'
import { Kernel } from './kernel'
import type { MindFiles } from './mind'
import type { FromWorker, Port, ToWorker } from './protocol'
import { serve } from './serve'
import type { WorkerPort } from './worker-connection'

export function loadKernel(module: Module = 'kernel'): Promise<Kernel> {
  return Kernel.load(readFileSync(new URL(`./${module}.wasm`, import.meta.url)))
}

export function readMind(): MindFiles {
  const weights = new URL('../../../../src/gauntlet/bots/data/mind.weights', import.meta.url)
  return {
    module: readFileSync(new URL('./mind.wasm', import.meta.url)),
    weights: Promise.resolve(new Uint8Array(readFileSync(weights)).buffer),
  }
}

export async function loadCore(mind: () => MindFiles = readMind): Promise<FullCore> {
  return new FullCore(await loadKernel('review'), 1_000_000, mind)
}

/** Workers of this thread; `load` may break them. */
export function spawner(load: (module: Module) => Promise<Kernel> = loadKernel) {
  const spawned: { kill(): void }[] = []
  const spawn = (module: Module): WorkerPort => {
    const { port1, port2 } = new MessageChannel()
    const worker = port1 as unknown as WorkerPort
    const close = () => {
      port1.close()
      port2.close()
    }
    worker.terminate = close
    serve(
      port2 as unknown as Port<FromWorker, ToWorker>,
      module === 'kernel' ? Core : FullCore,
      { kernel: () => load(module), mind: readMind },
      () => {},
    )
    spawned.push({
      kill: () => {
        port2.close()
        worker.onerror?.({ message: 'killed' })
      },
    })
    return worker
  }
  return { spawn, spawned }
}
