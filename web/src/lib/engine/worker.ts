/** The Web Worker of tables. */
import { Core } from './core'
import module from './kernel.wasm?url'
import { start } from './worker-start'

start(Core, module)
