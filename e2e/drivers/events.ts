import { createHash } from 'node:crypto'
import { test, type APIRequestContext } from 'playwright/test'
import type { EventListing, EventPage, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'

/** Events do not change while journeys run, so each response is fetched once per worker. */
const cachedResponses = new Map<string, unknown>()

const fetchCached = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  if (cachedResponses.has(path)) return cachedResponses.get(path) as T
  const response = await request.get(path, { headers: { Accept: 'application/json' } })
  if (!response.ok()) throw new Error(`${path} responded ${response.status()}, not 2xx`)
  const body = (await response.json()) as T
  cachedResponses.set(path, body)
  return body
}

/** One page of the listing. */
export const fetchListing = (request: APIRequestContext, query = '') =>
  fetchCached<EventListing>(request, `/bff/events${query}`)

export const fetchEvent = (request: APIRequestContext, slug: string, language: Language = 'en') =>
  fetchCached<EventPage>(request, `/bff/events/${slug}?lng=${language}`)

type EventCriteria = {
  status?: SaleStatus
  venue?: string
  /** The number of available ticket types, at least. */
  minTicketTypes?: number
  matches?: (event: EventPage) => boolean
  /** The number of matches to skip. */
  skip?: number
  /** Searches from the first event. By default each test starts at another event of the page. */
  fromStart?: boolean
}

/**
 * The position where a test starts to search. Baskets hold tickets, so one event does not have enough for all tests.
 */
const getTestOffset = (length: number): number => {
  const { testId, retry } = test.info()
  return (createHash('sha256').update(testId).digest().readUInt32BE() + retry) % Math.max(1, length)
}

/** Finds an event that matches the criteria. Dates of the demo brand are relative to today, so no slug is fixed. */
export const findEvent = async (
  request: APIRequestContext,
  { status = 'on_sale', venue, minTicketTypes = 0, matches = () => true, skip = 0, fromStart = false }: EventCriteria,
): Promise<EventPage> => {
  const query = venue ? `&venue=${venue}` : ''
  let remainingSkips = skip
  for (let page = 1; ; page += 1) {
    const listing = await fetchListing(request, `?page=${page}${query}`)
    const start = fromStart ? 0 : getTestOffset(listing.events.length)
    for (const { slug, status: listedStatus } of [...listing.events.slice(start), ...listing.events.slice(0, start)]) {
      if (listedStatus !== status) continue
      const event = await fetchEvent(request, slug)
      if (event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0).length < minTicketTypes || !matches(event))
        continue
      if (remainingSkips-- === 0) return event
    }
    if (page >= listing.pages) throw new Error(`No event of status ${status} matches the criteria`)
  }
}
