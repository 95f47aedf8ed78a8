/** Small dry sounds, made here: no files to fetch. Off until someone switches them on. */
import { closesAfter, closingSeat } from '../end/finale'
import { store, stored } from '../storage'
import type { TableEvent } from '../table/table-types'

type Sound = 'stone' | 'card' | 'tile' | 'turn' | 'gauntlet'

let on = stored('sound') === 'on'
let context: AudioContext | null = null

export const sound = {
  get on(): boolean {
    return on
  },
  switch(next: boolean): void {
    on = next
    store('sound', next ? 'on' : 'off')
    if (next) sound.play('stone')
  },
  play(what: Sound): void {
    if (!on) return
    context ??= new AudioContext()
    // Browsers keep it asleep until the page has been touched.
    if (context.state === 'suspended') void context.resume()
    PLAYED[what](context, context.currentTime + 0.01)
  },
  /** The one sound that fits best what has just happened. */
  playFor(events: readonly TableEvent[]): void {
    const what = soundOf(events)
    if (what) sound.play(what)
  },
}

/** A batch of events makes one sound and not ten: the weightiest. */
export function soundOf(events: readonly TableEvent[]): Sound | null {
  if (events.some(event => event.kind === 'ended' && closingSeat(event) !== undefined)) return 'gauntlet'
  const kinds = new Set(
    events.flatMap(event => (event.kind === 'decided' ? event.effects.map(effect => effect.kind) : [])),
  )
  if (kinds.has('location') || kinds.has('claim') || kinds.has('avengers') || kinds.has('time')) return 'tile'
  if (kinds.has('recruit') || kinds.has('reserve')) return 'card'
  return kinds.has('take') || kinds.has('return') || kinds.has('gain') ? 'stone' : null
}

const PLAYED: Record<Sound, (audio: AudioContext, at: number) => void> = {
  stone(audio, at) {
    for (const [delay, pitch] of [
      [0, 1900],
      [0.07, 2300],
    ] as const) {
      noise(audio, at + delay, 0.035, pitch, 9, 0.5)
      tone(audio, at + delay, 0.05, pitch / 2, 0.06, 'sine')
    }
  },
  card(audio, at) {
    noise(audio, at, 0.09, 900, 0.8, 0.16)
    noise(audio, at + 0.08, 0.04, 2400, 1.5, 0.22)
  },
  tile(audio, at) {
    noise(audio, at, 0.06, 420, 4, 0.7)
    tone(audio, at + 0.02, 0.28, 660, 0.07, 'triangle')
  },
  turn(audio, at) {
    tone(audio, at, 0.16, 523.25, 0.08, 'sine')
    tone(audio, at + 0.12, 0.24, 783.99, 0.08, 'sine')
  },
  gauntlet(audio, now) {
    const at = now + closesAfter()
    for (const [index, pitch] of [130.81, 196, 261.63, 329.63, 392, 523.25].entries()) {
      tone(audio, at + index * 0.07, 1.8 - index * 0.1, pitch, 0.07, 'triangle')
    }
  },
}

function tone(
  audio: AudioContext,
  at: number,
  length: number,
  pitch: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type, frequency: pitch })
  source.connect(fading(audio, at, length, loud))
  source.start(at)
  source.stop(at + length)
}

function noise(
  audio: AudioContext,
  at: number,
  length: number,
  pitch: number,
  sharp: number,
  loud: number,
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharp })
  source.connect(band).connect(fading(audio, at, length, loud))
  source.start(at)
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  gain.connect(audio.destination)
  return gain
}
