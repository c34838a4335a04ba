import { TZDate } from '@date-fns/tz'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { TFunction } from 'i18next'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Language } from '#shared/rules/preferences.ts'
import { saleRules, type SaleRule } from '#shared/rules/sale-status.ts'
import type { LocationResource } from '../upstream/resources/locations.ts'
import { formatEventDate, formatTime } from '../presentation/event-date.ts'
import type { EventInformationResource } from '../upstream/resources/catalogue.ts'

/** `t` must have the namespaces `calendar` and `events`. `publicUrl` is the shop's own origin. */
type CalendarInput = {
  event: EventInformationResource
  text: string
  venueDetails: LocationResource | undefined
  language: Language
  t: TFunction
  publicUrl: string
  /** Milliseconds since 1970. */
  now: number
}

const icalStatuses: Record<SaleRule['eventState'], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * The property SEQUENCE: seconds from the beginning of 2024 to the last change. RFC 5545 allows values up to 2^31,
 * which is enough until 2092. A counter of changes would restart with a new database.
 */
const toSequenceNumber = (updatedAt: string) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.UTC(2024, 0, 1)) / 1000))

/** The VTIMEZONE block, for calendar programs that do not know the IANA name. */
const getZoneDefinition = (zone: string) => {
  const [block] = tzlib_get_ical_block(zone)
  return block ?? null
}

const formatTimes = ({ dates: { doorsAt, startsAt, endsAt, timeZone } }: EventInformationResource, t: TFunction) => {
  const formatLocalTime = (iso: string) => formatTime(iso, timeZone)
  const times = { starts: formatLocalTime(startsAt), ends: formatLocalTime(endsAt) }
  return Date.parse(doorsAt) < Date.parse(startsAt)
    ? t('times', { ...times, doors: formatLocalTime(doorsAt) })
    : t('timesWithoutDoors', times)
}

const formatPlace = ({ venue }: EventInformationResource, venueDetails: LocationResource | undefined) => {
  const address = venueDetails && [
    ...venueDetails.streetLines,
    venueDetails.countryCode === 'DE'
      ? `${venueDetails.postcode} ${venueDetails.city}`
      : `${venueDetails.city} ${venueDetails.postcode}`,
  ]
  return [venue.name, ...(address ?? [venue.city])].join(', ')
}

/**
 * Adds the year to the title of an event that is not in the present year. Calendar programs show only titles when they
 * ask for confirmation of an import.
 */
const formatTitle = ({ name, dates }: EventInformationResource, language: Language, now: number) => {
  const { year, isOtherYear } = formatEventDate(dates, language, now)
  return isOtherYear ? `${name} (${year})` : name
}

/**
 * One event as an iCalendar file (RFC 5545), from doors to end in the venue's time zone. A repeated import updates the
 * entry: the UID stays the same, SEQUENCE grows, a cancelled event has status CANCELLED.
 */
export const writeEventCalendar = ({
  event,
  text,
  venueDetails,
  language,
  t,
  publicUrl,
  now,
}: CalendarInput): string => {
  const { sku, slug, support, genre, dates, saleStatus, updatedAt } = event
  const { eventState } = saleRules[saleStatus]
  const status = t(`events:status.${saleStatus}`)
  const title = formatTitle(event, language, now)
  const url = new URL(`/whats-on/${slug}`, publicUrl)
  url.searchParams.set('lng', language)
  const changed = new Date(updatedAt)
  const isTakingPlace = eventState === 'scheduled' || eventState === 'rescheduled'

  const calendar = ical({
    prodId: { company: 'PX Live', product: 'Stagedoor', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // With a name, ical-generator would write UTC times as local times of that zone.
    timezone: { name: null, generator: getZoneDefinition },
  })
  calendar.createEvent({
    id: `${sku}@${url.hostname}`,
    sequence: toSequenceNumber(updatedAt),
    stamp: changed,
    lastModified: changed,
    timezone: dates.timeZone,
    start: new TZDate(dates.doorsAt, dates.timeZone),
    end: new TZDate(dates.endsAt, dates.timeZone),
    summary: isTakingPlace ? title : t('titled', { status, name: title }),
    description: [isTakingPlace ? null : status, formatTimes(event, t), support, text, url.href]
      .filter(Boolean)
      .join('\n\n'),
    location: formatPlace(event, venueDetails),
    categories: [{ name: genre }],
    url: url.href,
    status: icalStatuses[eventState],
  })
  return `${calendar.toString()}\r\n`
}
