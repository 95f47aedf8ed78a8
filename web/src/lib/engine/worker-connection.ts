/** One worker, from the first question to it and as long as it is needed: one that dies is started again, and what it was asked is asked again. One that
 * cannot even be loaded is tried a few times; after that only whoever asks something anew tries it again. */

import { EngineError } from './engine-api'
import type { Call, FromWorker, Port, ToWorker } from './protocol'
import type { Share } from './search'

export interface WorkerPort extends Port<ToWorker, FromWorker> {
  onerror: ((event: { message?: string }) => void) | null
  terminate(): void
}

export type Spawn = () => WorkerPort

interface Question {
  call: Call
  stopped: boolean
  deaths: number
  resolve(answer: unknown): void
  reject(error: EngineError): void
  progress: ((share: Share) => void) | undefined
}

/** A question that has killed so many workers is not asked again. */
const MOST_DEATHS = 2
/** So many workers in a row that ended without a word: there is no use in starting another. */
const MOST_FALSE_STARTS = 3

let numbers = 0

export class Connection {
  private worker: WorkerPort | null = null
  private waiting: AbortController | null = null
  private readonly questions = new Map<number, Question>()
  private readyNow: { resolve(): void; reject(error: EngineError): void } | null = null
  private closed = false
  private running = false
  private falseStarts = 0
  private resting: ReturnType<typeof setTimeout> | undefined
  private readonly started: Promise<void>

  /** A worker that has had nothing to do for `rest` milliseconds ends, and its memory with it, until it is asked again. */
  constructor(
    private readonly spawn: Spawn,
    private readonly mostNodes: number,
    private readonly rest = Number.POSITIVE_INFINITY,
  ) {
    this.started = new Promise((resolve, reject) => {
      this.readyNow = { resolve, reject }
    })
    this.started.catch(() => {})
  }

  get ready(): Promise<void> {
    if (!this.worker) this.start()
    return this.started
  }

  ask(call: Call, signal?: AbortSignal, progress?: (share: Share) => void): Promise<unknown> {
    if (this.closed) return Promise.reject(new EngineError('stopped', 'The engine was closed'))
    numbers += 1
    const id = numbers
    clearTimeout(this.resting)
    return new Promise((resolve, reject) => {
      const question: Question = { call, stopped: false, deaths: 0, resolve, reject, progress }
      this.questions.set(id, question)
      if (this.worker) this.post({ id, call })
      else this.start()
      const stop = () => {
        question.stopped = true
        this.post({ id, stop: true })
      }
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop, { once: true })
    })
  }

  close(): void {
    this.closed = true
    this.end()
    this.rejectAll(new EngineError('stopped', 'The engine was closed'))
  }

  private start(): void {
    numbers += 1
    const lock = `gauntlet-engine-${Date.now()}-${Math.random()}-${numbers}`
    let worker: WorkerPort
    try {
      worker = this.spawn()
    } catch (error) {
      this.giveUp(error instanceof Error ? error.message : String(error))
      return
    }
    this.worker = worker
    worker.onmessage = ({ data }) => {
      if (this.worker === worker) this.hear(data, lock)
    }
    worker.onerror = event => {
      if (this.worker === worker) this.died(event.message ?? 'The worker failed')
    }
    this.post({ start: { mostNodes: this.mostNodes, lock } })
    for (const [id, { call, stopped }] of this.questions) {
      this.post({ id, call })
      if (stopped) this.post({ id, stop: true })
    }
  }

  private hear(message: FromWorker, lock: string): void {
    this.running = true
    this.falseStarts = 0
    if ('ready' in message) {
      this.readyNow?.resolve()
      this.watch(lock)
    } else if ('notLoaded' in message) this.giveUp(message.notLoaded)
    else if ('crashed' in message) this.died(message.crashed, message.id)
    else if ('progress' in message) this.questions.get(message.id)?.progress?.(message.progress)
    else {
      const question = this.questions.get(message.id)
      this.questions.delete(message.id)
      if ('answer' in message) question?.resolve(message.answer)
      else {
        const { code, message: text, flaw } = message.refused
        question?.reject(new EngineError(code, text, flaw))
      }
      if (this.questions.size === 0 && Number.isFinite(this.rest))
        this.resting = setTimeout(() => this.end(), this.rest)
    }
  }

  /** A worker that the browser has ended says nothing; but it holds its lock no more. */
  private watch(lock: string): void {
    const locks = globalThis.navigator?.locks
    if (!locks) return
    const worker = this.worker
    this.waiting = new AbortController()
    locks
      .request(lock, { signal: this.waiting.signal }, () => {
        if (this.worker === worker) this.died('The browser ended the worker')
      })
      .catch(() => {}) // no longer wanted
  }

  /** Asks a new worker what the old one has not answered, but not what has killed workers before. */
  private died(reason: string, culprit?: number): void {
    if (!this.running && ++this.falseStarts >= MOST_FALSE_STARTS) {
      this.giveUp(reason)
      return
    }
    const asked = this.running ? this.questions : []
    this.end()
    for (const [id, question] of asked) {
      if (culprit === undefined || culprit === id) question.deaths += 1
      if (question.deaths < MOST_DEATHS) continue
      this.questions.delete(id)
      question.reject(new EngineError('failed', reason))
    }
    this.start()
  }

  private giveUp(reason: string): void {
    this.end()
    const error = new EngineError('not-loaded', reason)
    this.readyNow?.reject(error)
    this.rejectAll(error)
  }

  private end(): void {
    clearTimeout(this.resting)
    this.waiting?.abort()
    this.waiting = null
    this.worker?.terminate()
    this.worker = null
    this.running = false
  }

  private rejectAll(error: EngineError): void {
    const questions = [...this.questions.values()]
    this.questions.clear()
    for (const question of questions) question.reject(error)
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message)
  }
}
