import type { APIRequestContext } from 'playwright/test'
import type { EventListing, EventPage, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/preferences.ts'

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
export const readListing = (request: APIRequestContext, query = '') => read<EventListing>(request, `/bff/events${query}`)

export const readEvent = (request: APIRequestContext, slug: string, language: Language = 'en') => read<EventPage>(request, `/bff/events/${slug}?lng=${language}`)

type Wanted = {
  status?: SaleStatus
  venue?: string
  /** At least so many ticket kinds that can be bought. */
  kinds?: number
  /** What else the event page must be like. */
  fits?: (event: EventPage) => boolean
  /** Leaves out the first ones found. */
  skip?: number
}

/** The first night to come that is as wanted. The programme is relative to today, so tests look for theirs. */
export const findEvent = async (request: APIRequestContext, { status = 'on_sale', venue, kinds = 0, fits = () => true, skip = 0 }: Wanted): Promise<EventPage> => {
  const query = venue ? `&venue=${venue}` : ''
  let left = skip
  for (let page = 1; ; page += 1) {
    const listing = await readListing(request, `?page=${page}${query}`)
    for (const { slug, status: listed } of listing.events) {
      if (listed !== status) continue
      const event = await readEvent(request, slug)
      if (event.tickets.filter(({ max }) => max > 0).length < kinds || !fits(event)) continue
      if (left-- === 0) return event
    }
    if (page >= listing.pages) throw new Error(`The programme has no night that is ${status} as wanted`)
  }
}
