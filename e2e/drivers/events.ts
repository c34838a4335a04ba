import { createHash } from 'node:crypto'
import { test, type APIRequestContext } from 'playwright/test'
import type { EventListing, EventPage, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'

/** The programme stays as it is while journeys run, so each part of it is asked for once. */
const cachedResponses = new Map<string, unknown>()

const fetchCached = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  if (cachedResponses.has(path)) return cachedResponses.get(path) as T
  const response = await request.get(path, { headers: { Accept: 'application/json' } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
  const body = (await response.json()) as T
  cachedResponses.set(path, body)
  return body
}

/** One page of the programme as the shop lists it. */
export const fetchListing = (request: APIRequestContext, query = '') =>
  fetchCached<EventListing>(request, `/bff/events${query}`)

export const fetchEvent = (request: APIRequestContext, slug: string, language: Language = 'en') =>
  fetchCached<EventPage>(request, `/bff/events/${slug}?lng=${language}`)

type EventCriteria = {
  status?: SaleStatus
  venue?: string
  /** At least so many ticket kinds that can be bought. */
  minTicketTypes?: number
  /** What else the event page must be like. */
  matches?: (event: EventPage) => boolean
  /** Leaves out the first ones found. */
  skip?: number
  /** Begins with the first of the programme. Otherwise each test begins somewhere else on the page. */
  fromStart?: boolean
}

/** Tickets in a basket are held: if all tests wanted those of one night, the last ones would get none. */
const getTestOffset = (length: number): number => {
  const { testId, retry } = test.info()
  return (createHash('sha256').update(testId).digest().readUInt32BE() + retry) % Math.max(1, length)
}

/**
 * A night on the first page of the programme that has one as wanted. The programme is relative to today, so tests look
 * for theirs.
 */
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
    if (page >= listing.pages) throw new Error(`The programme has no night that is ${status} as wanted`)
  }
}
