import { describe, expect, it } from 'vitest'
import { lines, reviewIn } from './stream'

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(control) {
      for (const piece of pieces) control.enqueue(new TextEncoder().encode(piece))
      control.close()
    },
  })
}

describe('the stream of a review', () => {
  it('is cut into lines, wherever the pieces end', async () => {
    const found: string[] = []
    for await (const line of lines(streamOf('{"a"', ':1}\n{"b":2}\n', '\n{"c":3}'))) found.push(line)
    expect(found).toEqual(['{"a":1}', '{"b":2}', '{"c":3}'])
  })

  it('tells how far it is, and ends with the review', async () => {
    const stream = streamOf(
      '{"progress":0}\n{"progress":0.5}\n',
      '{"review":{"names":["Ana"],"decisions":[{"decision":"pass","best":"pay"}]}}\n',
    )
    const heard: number[] = []
    const review = await reviewIn(stream, share => heard.push(share))
    expect(review.names).toEqual(['Ana'])
    expect(review.decisions).toMatchObject([{ decision: { verb: 'pass' }, best: { verb: 'pay' } }])
    expect(heard).toEqual([0, 0.5])
  })

  it('says why there is none', async () => {
    const asked = reviewIn(streamOf('{"code":"internal"}\n'), () => undefined)
    await expect(asked).rejects.toMatchObject({ code: 'internal' })
  })

  it('does not wait for ever for what was cut off', async () => {
    const asked = reviewIn(streamOf('{"progress":0.1}\n'), () => undefined)
    await expect(asked).rejects.toMatchObject({ code: 'offline' })
  })
})
