import type { SaleStatus } from '#shared/wire/catalogue.ts'
import { instantOf } from '../zoned-time.ts'

export type NightTimes = { doorsAt: Date; startsAt: Date; endsAt: Date }

/** `2027-03-01T20:00` on a zone's clock, or an instant with an offset of its own. */
export const momentIn = (text: string, timeZone: string): Date => {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  return instantOf(text.slice(0, 10), text.slice(11, 16), timeZone)
}

type NewTimes = { startsAt?: string | undefined; doorsAt?: string | undefined; endsAt?: string | undefined }

/** A new beginning takes doors and end along, unless they are named too. */
export const newTimes = (before: NightTimes, wanted: NewTimes, timeZone: string): NightTimes => {
  const startsAt = wanted.startsAt ? momentIn(wanted.startsAt, timeZone) : before.startsAt
  const moved = startsAt.getTime() - before.startsAt.getTime()
  const along = (named: string | undefined, old: Date) =>
    named ? momentIn(named, timeZone) : new Date(old.getTime() + moved)
  return { startsAt, doorsAt: along(wanted.doorsAt, before.doorsAt), endsAt: along(wanted.endsAt, before.endsAt) }
}

export const isInOrder = ({ doorsAt, startsAt, endsAt }: NightTimes): boolean =>
  doorsAt <= startsAt && startsAt < endsAt

export type NightChange = 'cancelled' | 'postponed' | 'moved' | 'back'

const isOff = (status: SaleStatus) => status === 'cancelled' || status === 'postponed'

/** What those with a ticket have to be told of; null when it is nothing to them. */
export const changeBetween = (before: SaleStatus, after: SaleStatus, isElsewhere: boolean): NightChange | null => {
  if (after === 'cancelled' || after === 'postponed') return after === before ? null : after
  if (isElsewhere) return 'moved'
  return isOff(before) ? 'back' : null
}
