/** What tests of the engine need: the compiled module, without a worker. */
import { readFileSync } from 'node:fs'
import { MessageChannel } from 'node:worker_threads'
import type { WorkerPort } from './connection'
import { Core } from './core'
import { Kernel } from './kernel'
import type { FromWorker, Port, ToWorker } from './protocol'
import { serve } from './serve'

export function loadKernel(weights = loadWeights): Promise<Kernel> {
  return Kernel.load(readFileSync(new URL('./kernel.wasm', import.meta.url)), weights)
}

export async function loadWeights(): Promise<ArrayBuffer> {
  const file = new URL('../../../../src/gauntlet/bots/data/mind.weights', import.meta.url)
  return new Uint8Array(readFileSync(file)).buffer
}

export async function loadCore(): Promise<Core> {
  return new Core(await loadKernel(), 1_000_000)
}

/** Workers of this thread; `load` may break them. */
export function spawner(load: () => Promise<Kernel> = loadKernel) {
  const spawned: { kill(): void }[] = []
  const spawn = (): WorkerPort => {
    const { port1, port2 } = new MessageChannel()
    const worker = port1 as unknown as WorkerPort
    const close = () => {
      port1.close()
      port2.close()
    }
    worker.terminate = close
    serve(port2 as unknown as Port<FromWorker, ToWorker>, load, () => {})
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
