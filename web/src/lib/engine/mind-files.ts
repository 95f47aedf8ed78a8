/** The files of the mind, which are asked for when a bot or a search first needs it; the service worker has them offline. */
import weights from '@weights/mind.weights?url'
import type { MindFiles } from './mind'
import module from './mind.wasm?url'

export function fetchMind(): MindFiles {
  return { module: fetch(module), weights: fetch(weights).then(bytesOf) }
}

function bytesOf(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.arrayBuffer()
}
