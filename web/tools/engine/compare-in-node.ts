/** Reads a reference from its input, and writes what differs. */
import { readFileSync } from 'node:fs'
import { loadKernel } from '../../src/lib/engine/testing'
import { compare } from './compare'

const found = await compare(JSON.parse(readFileSync(0, 'utf8')), await loadKernel())
console.log(JSON.stringify(found))
