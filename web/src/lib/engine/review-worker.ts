/** The Web Worker for all else: its module has what positions, searches, hints and reviews need beside the rest. */
import { FullCore } from './full-core'
import module from './review.wasm?url'
import { start } from './worker-start'

start(FullCore, module)
