/** How a Web Worker of the engine begins. */
import { Kernel } from './kernel'
import { fetchMind } from './mind-files'
import type { FromWorker, Port, ToWorker } from './protocol'
import { type Kind, serve } from './serve'

export function start(kind: Kind, module: string): void {
  const self = globalThis as unknown as Port<FromWorker, ToWorker> & { close(): void }
  // At once, and not only when the page asks for it.
  const kernel = Kernel.load(fetch(module))
  kernel.catch(() => {})
  serve(self, kind, { kernel: () => kernel, mind: fetchMind }, () => self.close())
}
