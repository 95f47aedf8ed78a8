/** Win probabilities as people are shown them: bots/calibration.py. The temperatures are in the head of the weights. */
import { ENDS, NONE, type StateRecord } from './generated'

export type Temperatures = Readonly<Record<string, number>>

/** 1 where none was fitted. */
export function temperatureOf(s: StateRecord, temperatures: Temperatures): number {
  const kind = s.battle[0] === NONE ? 'base' : ENDS[s.ending]
  return temperatures[`${s.players}-${kind}`] ?? 1
}

/** Win probabilities with their logits divided by a temperature; the sum stays. */
export function calibrated(wins: readonly number[], temperature: number): number[] {
  if (temperature === 1) return [...wins]
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const powers = wins.map(chance => chance ** (1 / temperature))
  const factor = sum(wins) / Math.max(sum(powers), 1e-12)
  return powers.map(power => power * factor)
}
