/** The worker's side: answers the page's questions. */
import { Core } from './core'
import { EngineError } from './engine-api'
import type { Kernel } from './kernel'
import type { MindFiles } from './mind'
import type { Call, FromWorker, Port, ToWorker } from './protocol'
import type { Control } from './search'

export interface Files {
  kernel(): Promise<Kernel>
  mind(): MindFiles
}

export function serve(port: Port<FromWorker, ToWorker>, files: Files, end: () => void): void {
  const controls = new Map<number, Control>()
  let core: Promise<Core> | null = null

  async function start({ mostNodes, lock }: { mostNodes: number; lock: string }) {
    core = files.kernel().then(kernel => new Core(kernel, mostNodes, files.mind))
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

function perform(core: Core, call: Call, control: Control): unknown {
  switch (call.method) {
    case 'readRecord':
      return core.readRecord(...call.args)
    case 'record':
      return core.record(...call.args)
    case 'deal':
      return core.deal(...call.args)
    case 'board':
      return core.board(...call.args)
    case 'legal':
      return core.legal(...call.args)
    case 'play':
      return core.play(...call.args)
    case 'moves':
      return core.moves(...call.args)
    case 'frames':
      return core.frames(...call.args)
    case 'outcome':
      return core.outcome(...call.args)
    case 'turns':
      return core.turns(...call.args)
    case 'position':
      return core.position(...call.args)
    case 'determinize':
      return core.determinize(...call.args)
    case 'advise':
      return core.advise(...call.args)
    case 'decide':
      return core.decide(...call.args, control)
    case 'search':
      return core.search(...call.args, control)
    case 'study':
      return core.study(...call.args, control)
  }
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
