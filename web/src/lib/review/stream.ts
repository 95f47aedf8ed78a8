import { Problem } from '../http'
import { type Review, readReview, type WireReview } from './review'

interface Line {
  progress?: number | null
  review?: WireReview | null
  code?: string | null
}

/** The review that a stream of lines brings; `onprogress` hears how far it is, from 0 to 1. */
export async function reviewIn(
  stream: ReadableStream<Uint8Array> | null,
  onprogress: (share: number) => void,
): Promise<Review> {
  if (!stream) throw new Problem('internal')
  for await (const line of lines(stream)) {
    const { progress, review, code } = JSON.parse(line) as Line
    if (review) return readReview(review)
    if (code) throw new Problem(code)
    if (typeof progress === 'number') onprogress(progress)
  }
  throw new Problem('offline')
}

/** Lines of text as they come, wherever the pieces are cut. */
export async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const parts = rest.split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) if (part.trim()) yield part
    if (done) break
  }
  if (rest.trim()) yield rest
}
