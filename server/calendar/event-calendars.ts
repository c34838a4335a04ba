import type { RequestHandler } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { parseEventCalendarPath } from '#shared/rules/paths/event-calendar-path.ts'
import type { Config } from '../config/config.ts'
import { findVenues } from '../features/catalogue/event-structured-data.ts'
import { fetchEvent } from '../features/catalogue/event-queries.ts'
import { AppError } from '../http/errors.ts'
import { createCachedDocuments, type DocumentGenerator } from '../seo/cached-documents.ts'
import { toVenueDay } from '../presentation/venue-day.ts'
import { hasStatus } from '../upstream/commerce-api.ts'
import type { ContentSource } from '../upstream/content-source.ts'
import { writeEventCalendar } from './write-event-calendar.ts'

type EventCalendarsDeps = {
  config: Pick<Config, 'publicUrl' | 'pageCacheSeconds'>
  api: ContentSource
  i18n: i18n
  log: Pick<Logger, 'warn'>
  now?: () => number
}

const isNotFound = (error: unknown) => hasStatus(error, 404) || (error instanceof AppError && error.status === 404)

/** `GET /whats-on/{slug}/calendar.{lng}.ics`: one event as an iCalendar file. Unknown events get the 404 page. */
export const createEventCalendars = ({
  config,
  api,
  i18n: texts,
  log,
  now = Date.now,
}: EventCalendarsDeps): RequestHandler => {
  const { publicUrl, pageCacheSeconds } = config

  const generate = async (path: string) => {
    const requested = parseEventCalendarPath(path)
    if (!requested) return undefined
    const { slug, language } = requested
    const eventAndVenues = await Promise.all([fetchEvent(api, language, slug), findVenues(api, language)]).catch(
      (error: unknown) => {
        if (isNotFound(error)) return undefined
        throw error
      },
    )
    if (!eventAndVenues) return undefined
    const [{ product, event }, venues] = eventAndVenues
    const text = product.attributes.find(({ code }) => code === 'short_description')?.value ?? ''
    const t = texts.getFixedT(language, ['calendar', 'events'])
    const { startsAt, timeZone } = event.dates
    return {
      text: writeEventCalendar({
        event,
        text,
        venueDetails: venues.get(event.venue.slug),
        language,
        t,
        publicUrl,
        now: now(),
      }),
      // An artist may play several times, so the date in the file name distinguishes the saved files.
      fileName: `${slug}-${toVenueDay(Date.parse(startsAt), timeZone)}.ics`,
    }
  }

  const calendars: DocumentGenerator = { type: 'text/calendar', generate }
  // A file lives as long in the cache as the page that links to it.
  return createCachedDocuments({
    findGenerator: (path) => (parseEventCalendarPath(path) ? calendars : undefined),
    freshSeconds: pageCacheSeconds,
    log,
  })
}
