import { TZDate } from '@date-fns/tz'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { TFunction } from 'i18next'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Language } from '#shared/rules/preferences.ts'
import { saleRules, type SaleRule } from '#shared/rules/sale-status.ts'
import type { Room } from '../features/catalogue/event-facts.ts'
import { formatClock } from '../presentation/event-date.ts'
import type { EventInformation } from '../upstream/schemas/catalogue.ts'

/** Of a night in one language: `t` speaks `calendar` and `events`. `publicUrl` is the shop's own address. */
export type CalendarInput = {
  event: EventInformation
  text: string
  room: Room | undefined
  language: Language
  t: TFunction
  publicUrl: string
}

const statuses: Record<SaleRule['happens'], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * Grows with every change: the seconds from the beginning of 2024 to the last one, which the API keeps. RFC 5545 allows
 * 2^31, enough until 2092. A count of changes would begin anew with a new database.
 */
export const sequenceOf = (updatedAt: string) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.UTC(2024, 0, 1)) / 1000))

/** The definition of a zone; calendars that do not know its name read it from there. */
const zoneBlock = (zone: string) => {
  const [block] = tzlib_get_ical_block(zone)
  return block ?? null
}

const timesOf = ({ dates: { doorsAt, startsAt, endsAt, timeZone } }: EventInformation, t: TFunction) => {
  const clock = (iso: string) => formatClock(iso, timeZone)
  const times = { starts: clock(startsAt), ends: clock(endsAt) }
  return Date.parse(doorsAt) < Date.parse(startsAt)
    ? t('times', { ...times, doors: clock(doorsAt) })
    : t('timesWithoutDoors', times)
}

const placeOf = ({ venue }: EventInformation, room: Room | undefined) => {
  const address = room && [
    ...room.streetLines,
    room.countryCode === 'DE' ? `${room.postcode} ${room.city}` : `${room.city} ${room.postcode}`,
  ]
  return [venue.name, ...(address ?? [venue.city])].join(', ')
}

/**
 * One night as an iCalendar file (RFC 5545), from doors to curfew on the venue's clock. Who imports it again gets the
 * changes: the same UID, a SEQUENCE that has grown, CANCELLED where it is.
 */
export const writeEventCalendar = ({ event, text, room, language, t, publicUrl }: CalendarInput): string => {
  const { sku, slug, name, support, genre, dates, saleStatus, updatedAt } = event
  const { happens } = saleRules[saleStatus]
  const status = t(`events:status.${saleStatus}`)
  const url = new URL(`/whats-on/${slug}`, publicUrl)
  url.searchParams.set('lng', language)
  const changed = new Date(updatedAt)
  const isOn = happens === 'scheduled' || happens === 'rescheduled'

  const calendar = ical({
    prodId: { company: 'PX Live', product: 'Stagedoor', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name, or times that have to be in UTC would be written on the wall of this zone.
    timezone: { name: null, generator: zoneBlock },
  })
  calendar.createEvent({
    id: `${sku}@${url.hostname}`,
    sequence: sequenceOf(updatedAt),
    stamp: changed,
    lastModified: changed,
    timezone: dates.timeZone,
    start: new TZDate(dates.doorsAt, dates.timeZone),
    end: new TZDate(dates.endsAt, dates.timeZone),
    summary: isOn ? name : t('titled', { status, name }),
    description: [isOn ? null : status, timesOf(event, t), support, text, url.href].filter(Boolean).join('\n\n'),
    location: placeOf(event, room),
    categories: [{ name: genre }],
    url: url.href,
    status: statuses[happens],
  })
  return `${calendar.toString()}\r\n`
}
