/** Reads a reference from its input, and writes what differs. */
import { readFileSync } from 'node:fs'
import { Kernel } from '../../src/lib/engine/kernel'
import { compare } from './compare'

const module = readFileSync(new URL('../../src/lib/engine/kernel.wasm', import.meta.url))
const found = await compare(JSON.parse(readFileSync(0, 'utf8')), await Kernel.load(module))
console.log(JSON.stringify(found))
