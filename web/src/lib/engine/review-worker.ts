/** The Web Worker for reviews and hints: its module has what they need beside the rest. */
import { Kernel } from './kernel'
import { fetchMind } from './mind-files'
import type { FromWorker, Port, ToWorker } from './protocol'
import module from './review.wasm?url'
import { serve } from './serve'

const self = globalThis as unknown as Port<FromWorker, ToWorker> & { close(): void }

const kernel = Kernel.load(fetch(module))
kernel.catch(() => {})
serve(self, { kernel: () => kernel, mind: fetchMind }, () => self.close())
