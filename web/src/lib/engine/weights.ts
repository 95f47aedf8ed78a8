/** The network of the mind: a file of its own, fetched when a bot first needs it. */
import file from '../../../../src/gauntlet/bots/data/mind.weights?url'

export async function fetchWeights(): Promise<ArrayBuffer> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return answer.arrayBuffer()
}
