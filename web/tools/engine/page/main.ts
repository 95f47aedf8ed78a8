/** Hands the engine to the tests in a browser (tests/browser/test_engine.py). */
import { createEngine } from '../../../src/lib/engine/engine'
import { Kernel } from '../../../src/lib/engine/kernel'
import { fetchMind } from '../../../src/lib/engine/mind-files'
import module from '../../../src/lib/engine/review.wasm?url'
import { compare, type Reference } from '../compare'

const begun = performance.now()
const engine = createEngine()

Object.assign(window, {
  engine,
  /** Milliseconds until the worker was ready. */
  ready: engine.ready.then(() => performance.now() - begun),
  compare: async (reference: Reference) => compare(reference, await Kernel.load(fetch(module)), fetchMind),
})
