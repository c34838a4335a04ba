import { createHash } from 'node:crypto'
import { test, type APIRequestContext } from 'playwright/test'
import type { EventListing, EventPage, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'

/** The programme stays as it is while journeys run, so each part of it is asked for once. */
const known = new Map<string, unknown>()

const read = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  if (known.has(path)) return known.get(path) as T
  const response = await request.get(path, { headers: { Accept: 'application/json' } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
  const answer = (await response.json()) as T
  known.set(path, answer)
  return answer
}

/** One page of the programme as the shop lists it. */
export const readListing = (request: APIRequestContext, query = '') =>
  read<EventListing>(request, `/bff/events${query}`)

export const readEvent = (request: APIRequestContext, slug: string, language: Language = 'en') =>
  read<EventPage>(request, `/bff/events/${slug}?lng=${language}`)

type Wanted = {
  status?: SaleStatus
  venue?: string
  /** At least so many ticket kinds that can be bought. */
  kinds?: number
  /** What else the event page must be like. */
  fits?: (event: EventPage) => boolean
  /** Leaves out the first ones found. */
  skip?: number
  /** Begins with the first of the programme. Otherwise each test begins somewhere else on the page. */
  inOrder?: boolean
}

/** Tickets in a basket are held: if all tests wanted those of one night, the last ones would get none. */
const startOfThisTest = (length: number): number => {
  const { testId, retry } = test.info()
  return (createHash('sha256').update(testId).digest().readUInt32BE() + retry) % Math.max(1, length)
}

/**
 * A night on the first page of the programme that has one as wanted. The programme is relative to today, so tests look
 * for theirs.
 */
export const findEvent = async (
  request: APIRequestContext,
  { status = 'on_sale', venue, kinds = 0, fits = () => true, skip = 0, inOrder = false }: Wanted,
): Promise<EventPage> => {
  const query = venue ? `&venue=${venue}` : ''
  let left = skip
  for (let page = 1; ; page += 1) {
    const listing = await readListing(request, `?page=${page}${query}`)
    const start = inOrder ? 0 : startOfThisTest(listing.events.length)
    for (const { slug, status: listed } of [...listing.events.slice(start), ...listing.events.slice(0, start)]) {
      if (listed !== status) continue
      const event = await readEvent(request, slug)
      if (event.tickets.filter(({ max }) => max > 0).length < kinds || !fits(event)) continue
      if (left-- === 0) return event
    }
    if (page >= listing.pages) throw new Error(`The programme has no night that is ${status} as wanted`)
  }
}
