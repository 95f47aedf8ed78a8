/** What happened at a table apart from decisions, and how the game ended: the same words as gauntlet.texts. */
import type { Outcome, TableEvent } from '../table/table-types'
import { type Args, t } from '../texts.svelte'
import { joined } from './lists'

type Names = readonly string[]
type Seats = ReadonlySet<number>
type Result = Pick<Outcome, 'end' | 'winners' | 'points'>

/** How the game ended, who won, and everyone's points. `out` are those who have left it. */
export function ending(result: Result, names: Names, out: Seats): string {
  return `${victory(result, names, out)} ${scoresInWords(result.points, names)}`
}

/** How the game ended, and who won; among whom, if somebody has left it, who may have been better. */
export function victory({ end, winners }: Pick<Result, 'end' | 'winners'>, names: Names, out: Seats): string {
  const stayed = out.size > 0 && winners.length > 0 && (end === 'gauntlet' || end === 'sixteen')
  return endInWords(stayed ? `${end}-stayed` : end, winners, names)
}

export function endInWords(end: string, winners: readonly number[], names: Names): string {
  const args = { winners: joined(winners.map(seat => names[seat] ?? '')), count: winners.length }
  return t(`end-${end}`, args)
}

export function scoresInWords(points: readonly number[], names: Names): string {
  const scores = points.map((count, seat) => t('end-score', { who: names[seat] ?? '', count }))
  return t('end-points', { scores: joined(scores) })
}

/** Empty where there is nothing to say. `seated`: the names before the game, by seat. */
export function eventInWords(
  event: TableEvent,
  names: Names,
  seated: ReadonlyMap<number, string>,
  out: Seats,
): string {
  const who = 'seat' in event && event.seat !== null ? { who: names[event.seat] ?? '' } : {}
  switch (event.kind) {
    case 'opened':
      return t('event-opened')
    case 'seated':
      return t('event-seated', { who: event.name })
    case 'vacated':
      return t('event-vacated', { who: seated.get(event.seat) ?? '' })
    case 'started':
      return t('event-started')
    case 'undone':
      return t('event-undone', who)
    case 'pause-requested':
      return t('event-pause-asked', who)
    case 'paused':
      return t('event-paused')
    case 'resumed':
      return t('event-resumed', who)
    case 'stood-in':
      return `${absence(event.why, who)} ${t('event-stood-in', who)}`
    case 'returned':
      return t('event-returned', who)
    case 'forfeited':
      return `${absence(event.why, who)} ${t('event-forfeited', who)}`
    case 'restarted':
      return t('event-restarted')
    case 'muted':
      return t(event.muted ? 'event-muted' : 'event-unmuted', who)
    case 'ended':
      return ending(event, names, out)
    case 'closed':
      return t('event-closed')
    case 'rematch':
      return t('event-rematch')
    default:
      return ''
  }
}

function absence(why: 'time' | 'left' | 'resigned', who: Args): string {
  switch (why) {
    case 'time':
      return t('event-timed-out', who)
    case 'left':
      return t('event-left', who)
    case 'resigned':
      return t('event-resigned', who)
  }
}
