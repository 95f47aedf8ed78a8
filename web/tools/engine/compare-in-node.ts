/** Reads a reference from its input, and writes what differs. */
import { readFileSync } from 'node:fs'
import { Kernel } from '../../src/lib/engine/kernel'
import { readMind } from '../../src/lib/engine/testing'
import { compare } from './compare'

const module = readFileSync(new URL('../../src/lib/engine/review.wasm', import.meta.url))
const found = await compare(JSON.parse(readFileSync(0, 'utf8')), await Kernel.load(module), readMind)
console.log(JSON.stringify(found))
