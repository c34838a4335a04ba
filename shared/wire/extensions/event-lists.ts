import { z } from 'zod'
import { ContentLanguageExtension } from './content-language.ts'
import { EventFacets, EventInformationResource, EventSearchCollection } from '../catalogue.ts'
import { hydraFields } from '../hydra.ts'
import { declareFields } from '../capabilities.ts'

// Capability: lists of events that need not be read whole. All days are those of the venue.

/** `key` is the same in every language: `genre` filters by it. */
const GenreFacet = z.object({ key: z.string(), label: z.string(), count: z.int(), ...ContentLanguageExtension.shape })

/** `genres`: of all upcoming events, most frequent first. */
export const EventListFacets = EventFacets.extend(
  declareFields('genres', { genres: z.array(GenreFacet) }, { genres: [] }).shape,
)

/**
 * The event search with more filters: `genre`, `day` (`YYYY-MM-DD`) and `when` (`tonight`, or `weekend`: Friday to
 * Sunday).
 */
export const EventListCollection = EventSearchCollection.extend({ facets: EventListFacets })

/**
 * `GET /products/next-events?count=…`: a collection of `EventInformationResource` without pages and facets.
 * `saleStatus[]` filters; `order=announced` begins with the latest announced event instead of the next one.
 */
export const nextEventsOrders = ['date', 'announced'] as const

/** What a calendar shows of an event. */
const CalendarEventResource = EventInformationResource.pick({
  sku: true,
  slug: true,
  name: true,
  saleStatus: true,
  dates: true,
  venue: true,
  lang: true,
})

/** A day with events: how many, and the first three. */
export const CalendarDayResource = z.object({
  date: z.iso.date(),
  total: z.int(),
  events: z.array(CalendarEventResource),
})

/**
 * `GET /products/event-calendar` with `year`, `month` (1 to 12) and `venue`. Without `month` it is the first month with
 * events. `days` leaves out days without upcoming events; `total` counts the events of the month.
 */
export const EventCalendarResource = z.object({
  ...hydraFields('EventCalendar'),
  year: z.int(),
  month: z.int(),
  total: z.int(),
  days: z.array(CalendarDayResource),
  facets: EventFacets,
})
export type EventCalendarResource = z.infer<typeof EventCalendarResource>
