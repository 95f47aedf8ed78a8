/** Hands the engine to the tests in a browser (tests/browser/test_engine.py). */

import { createEngine } from '../../../src/lib/engine/engine'
import { FullCore } from '../../../src/lib/engine/full-core'
import { Kernel } from '../../../src/lib/engine/kernel'
import { fetchMind } from '../../../src/lib/engine/mind-files'
import module from '../../../src/lib/engine/review.wasm?url'
import { compare, type Reference } from '../compare'
import { replayVector, type Vector } from '../vectors'

const begun = performance.now()
const engine = createEngine()

Object.assign(window, {
  engine,
  /** Milliseconds until the worker was ready. */
  ready: engine.ready.then(() => performance.now() - begun),
  replayVectors: async (vectors: Vector[]) => {
    const core = new FullCore(await Kernel.load(fetch(module)), 1, fetchMind)
    return vectors.flatMap(vector => replayVector(core, vector))
  },
  compare: async (reference: Reference) => compare(reference, await Kernel.load(fetch(module)), fetchMind),
})
