import type { SaleStatus } from '#shared/wire/catalogue.ts'
import { toInstant } from '../zoned-time.ts'

type EventTimes = { doorsAt: Date; startsAt: Date; endsAt: Date }

/** `2027-03-01T20:00` in a time zone, or an instant with an offset. */
const parseInstant = (text: string, timeZone: string): Date => {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  return toInstant(text.slice(0, 10), text.slice(11, 16), timeZone)
}

type EventTimesChange = { startsAt?: string | undefined; doorsAt?: string | undefined; endsAt?: string | undefined }

/** A new start moves doors and end along, unless they are given too. */
export const applyTimesChange = (current: EventTimes, change: EventTimesChange, timeZone: string): EventTimes => {
  const startsAt = change.startsAt ? parseInstant(change.startsAt, timeZone) : current.startsAt
  const shiftMs = startsAt.getTime() - current.startsAt.getTime()
  const resolveNewTime = (newTime: string | undefined, currentTime: Date) =>
    newTime ? parseInstant(newTime, timeZone) : new Date(currentTime.getTime() + shiftMs)
  return {
    startsAt,
    doorsAt: resolveNewTime(change.doorsAt, current.doorsAt),
    endsAt: resolveNewTime(change.endsAt, current.endsAt),
  }
}

export const areTimesInOrder = ({ doorsAt, startsAt, endsAt }: EventTimes): boolean =>
  doorsAt <= startsAt && startsAt < endsAt

export type EventChangeKind = 'cancelled' | 'postponed' | 'moved' | 'back'

const isCancelledOrPostponed = (status: SaleStatus) => status === 'cancelled' || status === 'postponed'

/** The subject of the email to ticket holders; null when the change needs no email. */
export const detectEventChange = (before: SaleStatus, after: SaleStatus, hasMoved: boolean): EventChangeKind | null => {
  if (after === 'cancelled' || after === 'postponed') return after === before ? null : after
  if (hasMoved) return 'moved'
  return isCancelledOrPostponed(before) ? 'back' : null
}
