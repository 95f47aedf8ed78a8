/** The worker's side: answers the page's questions. */
import type { Core } from './core'
import { EngineError } from './engine-api'
import type { FullCore } from './full-core'
import type { Kernel } from './kernel'
import type { MindFiles } from './mind'
import { type Call, type FromWorker, type Port, SEARCHES, type ToWorker } from './protocol'
import type { Control } from './search'

export interface Files {
  kernel(): Promise<Kernel>
  mind(): MindFiles
}

/** How much of the engine a worker has: only what a table needs, or all of it. */
export type Kind = typeof Core

export function serve(port: Port<FromWorker, ToWorker>, kind: Kind, files: Files, end: () => void): void {
  const controls = new Map<number, Control>()
  let core: Promise<Core> | null = null

  async function start({ mostNodes, lock }: { mostNodes: number; lock: string }) {
    core = files.kernel().then(kernel => new kind(kernel, mostNodes, files.mind))
    try {
      await core
      await hold(lock)
      port.postMessage({ ready: true })
    } catch (error) {
      port.postMessage({ notLoaded: messageOf(error) })
      end()
    }
  }

  async function answer(id: number, call: Call) {
    const control: Control = { stopped: false, report: progress => port.postMessage({ id, progress }) }
    controls.set(id, control)
    try {
      if (core) port.postMessage({ id, answer: await perform(await core, call, control) })
    } catch (error) {
      if (error instanceof EngineError) {
        port.postMessage({ id, refused: { code: error.code, message: error.message, flaw: error.flaw } })
      } else {
        port.postMessage({ id, crashed: messageOf(error) })
        end()
      }
    } finally {
      controls.delete(id)
    }
  }

  port.onmessage = ({ data }) => {
    if ('start' in data) void start(data.start)
    else if ('call' in data) void answer(data.id, data.call)
    else {
      const control = controls.get(data.id)
      if (control) control.stopped = true
    }
  }
}

/** The page asks nobody for what its kind cannot do (engine.ts). */
function perform(core: Core, { method, args }: Call, control: Control): unknown {
  const found = (core as FullCore)[method] as (...args: unknown[]) => unknown
  return found.call(core, ...args, ...(SEARCHES.has(method) ? [control] : []))
}

/** Holds a lock as long as the worker lives: whoever waits for it learns of its death. */
function hold(name: string): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve()
  return new Promise(resolve => {
    void locks.request(name, () => {
      resolve()
      return new Promise(() => {})
    })
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
