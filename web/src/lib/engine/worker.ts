/** The Web Worker of the engine. */
import { Kernel } from './kernel'
import module from './kernel.wasm?url'
import { fetchMind } from './mind-files'
import type { FromWorker, Port, ToWorker } from './protocol'
import { serve } from './serve'

const self = globalThis as unknown as Port<FromWorker, ToWorker> & { close(): void }

// At once, and not only when the page asks for it.
const kernel = Kernel.load(fetch(module))
kernel.catch(() => {})
serve(self, { kernel: () => kernel, mind: fetchMind }, () => self.close())
