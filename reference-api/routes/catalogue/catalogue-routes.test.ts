import { describe, expect, it } from 'vitest'
import { RunningOrder, SaleStatus } from '#shared/wire/catalogue.ts'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createTestClock } from '../../testing/test-clock.ts'

// The event in Berlin starts half an hour into July, which in UTC is still June.
const clock = createTestClock(new Date('2027-05-21T12:00:00Z'))
const api = startApiUnderTest({ now: clock.now })

const search = async (query: string, language = 'en') =>
  (await api.sendRequest('GET', `/products/search-event-information${query}`, { language })).body

type FoundEvent = { slug: string; sku: string; startsAt: string; saleStatus: string; dates?: unknown }

const listSlugs = (events: FoundEvent[]) => events.map(({ slug }) => slug)

describe('searching events', () => {
  it('lists upcoming events by date', async () => {
    const body = await search('?itemsPerPage=100')
    const starts = body['hydra:member'].map(({ startsAt }: FoundEvent) => Date.parse(startsAt))
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(body['hydra:totalItems']).toBeGreaterThan(0)
    expect(body['@type']).toBe('hydra:Collection')
  })

  it('has pages that together contain every event once', async () => {
    const allEvents = (await search('?itemsPerPage=100'))['hydra:member'].slice(0, 9)
    const pages = []
    for (const page of [1, 2, 3]) pages.push(...(await search(`?itemsPerPage=3&page=${page}`))['hydra:member'])
    expect(pages.map(({ slug }) => slug)).toEqual(allEvents.map(({ slug }: FoundEvent) => slug))
    const second = await search('?itemsPerPage=3&page=2')
    expect(second['hydra:view']).toMatchObject({
      'hydra:previous': '/products/search-event-information?itemsPerPage=3&page=1',
      'hydra:next': '/products/search-event-information?itemsPerPage=3&page=3',
    })
  })

  it('returns dates only with expandDates', async () => {
    expect((await search(''))['hydra:member'][0]).not.toHaveProperty('dates')
    const [event] = (await search('?expandDates=true'))['hydra:member']
    expect(event.dates.startsAt).toBe(event.startsAt)
    expect(Date.parse(event.dates.doorsAt)).toBeLessThanOrEqual(Date.parse(event.dates.startsAt))
  })

  it('filters by venue, year and month, and counts the events per facet', async () => {
    const { facets } = await search('')
    for (const { slug, count } of facets.venues)
      expect((await search(`?venue=${slug}`))['hydra:totalItems']).toBe(count)
    for (const { year, month, count } of facets.months) {
      expect((await search(`?year=${year}&month=${month}`))['hydra:totalItems']).toBe(count)
    }
    const [venue] = facets.venues
    const venueListing = await search(`?venue=${venue.slug}`)
    expect(venueListing.facets.venues).toEqual(facets.venues)
    const eventCount = venueListing.facets.months.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(eventCount).toBe(venue.count)
  })

  it.skipIf(isRemote)('uses months in the time zone of the venue, not UTC', async () => {
    expect((await search('?venue=trafohalle&month=7')).facets.months).toEqual([{ year: 2027, month: 7, count: 1 }])
    expect((await search('?venue=trafohalle&month=7'))['hydra:totalItems']).toBe(1)
    expect((await search('?venue=trafohalle&month=6'))['hydra:totalItems']).toBe(0)
  })

  it('returns no events for a month without events', async () => {
    expect(await search('?year=1999')).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] })
    expect(await search('?venue=nowhere')).toMatchObject({ 'hydra:totalItems': 0 })
    expect((await search('?page=999'))['hydra:member']).toEqual([])
  })

  it.each(['itemsPerPage=101', 'itemsPerPage=0', 'page=0', 'page=x', 'month=13', 'expandDates=maybe'])(
    'rejects %s',
    async (query) => {
      const response = await api.sendRequest('GET', `/products/search-event-information?${query}`)
      expect(response.status).toBe(400)
      expect(response.body.violations[0].propertyPath).toBe(query.split('=')[0])
    },
  )

  it('can be cached for a few seconds per language', async () => {
    const path = '/products/search-event-information'
    const { headers } = await api.sendRequest('GET', path)
    expect(headers.get('cache-control')).toBe('public, max-age=5')
    expect(headers.get('vary')).toContain('Accept-Language')
    const again = await api.sendRequest('GET', path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('lists of events', () => {
  it.skipIf(isRemote)('filter by genre, whose key and number the search returns', async () => {
    const { facets } = await search('', 'de')
    expect(facets.genres).toEqual([{ key: 'folk', label: 'Folk', count: 10 }])
    expect(await search('?genre=folk&venue=trafohalle')).toMatchObject({
      'hydra:totalItems': 1,
      facets: { genres: facets.genres },
    })
    expect(await search('?genre=dub')).toMatchObject({ 'hydra:totalItems': 0, facets: { months: [], venues: [] } })
  })

  it('reject days that the database does not know', async () => {
    for (const query of ['day=0000-05-01', 'day=9999-12-31', 'year=9999&month=12'])
      expect(await api.sendRequest('GET', `/products/search-event-information?${query}`), query).toMatchObject({
        status: 400,
      })
  })

  it.skipIf(isRemote)('filter by a day of the venue, tonight and this weekend', async () => {
    const [event] = (await search(''))['hydra:member']
    const ofDay = await search(`?day=${event.startsAt.slice(0, 10)}&venue=${event.venue.slug}`)
    expect(listSlugs(ofDay['hydra:member'])).toContain(event.slug)
    expect(ofDay['hydra:totalItems']).toBe(ofDay['hydra:member'].length)
    expect(ofDay.facets.months).toHaveLength(1)
    expect(listSlugs((await search('?day=2027-07-01'))['hydra:member'])).toEqual(['berlin-night'])
    expect((await search('?day=2027-06-30'))['hydra:member']).toEqual([])
    const travelTo = (instant: string) =>
      clock.advance({ seconds: (Date.parse(instant) - clock.now().getTime()) / 1000 })
    const start = clock.now().toISOString()
    try {
      // In Berlin the first of July has begun.
      travelTo('2027-06-30T22:15:00Z')
      expect(listSlugs((await search('?when=tonight'))['hydra:member'])).toEqual(['berlin-night'])
      travelTo('2027-06-02T12:00:00Z')
      const weekend = await search('?when=weekend')
      expect(listSlugs(weekend['hydra:member'])).toEqual(['full-house'])
      expect(weekend.facets.genres[0].count).toBeGreaterThan(1)
    } finally {
      travelTo(start)
    }
  })

  const readNext = async (query: string): Promise<FoundEvent[]> =>
    (await api.sendRequest('GET', `/products/next-events?${query}`)).body['hydra:member']

  it('begin with the next events, of the requested sale statuses', async () => {
    const all: FoundEvent[] = (await search('?itemsPerPage=100'))['hydra:member']
    expect(listSlugs(await readNext('count=3'))).toEqual(listSlugs(all.slice(0, 3)))
    for (const status of SaleStatus.options)
      expect(listSlugs(await readNext(`count=100&saleStatus[]=${status}`))).toEqual(
        listSlugs(all.filter(({ saleStatus }) => saleStatus === status)),
      )
    const either = await readNext('count=2&saleStatus[]=on_sale&saleStatus[]=few_left')
    expect(either.map(({ saleStatus }) => saleStatus).sort()).toEqual(['few_left', 'on_sale'])
  })

  it.each(['', 'count=0', 'count=101', 'count=1&order=price', 'count=1&saleStatus[]=gone'])(
    'reject next events with “%s”',
    async (query) => {
      expect((await api.sendRequest('GET', `/products/next-events?${query}`)).status).toBe(400)
    },
  )

  it('begin with the latest announced event on request', async () => {
    const announced = (await readNext('count=100&order=announced')) as unknown as { announcedAt: string }[]
    const instants = announced.map(({ announcedAt }) => Date.parse(announcedAt))
    expect(instants).toEqual(instants.toSorted((a, b) => b - a))
  })

  it('are a calendar with the number and the first events of each day', async () => {
    const { facets } = await search('')
    const path = '/products/event-calendar'
    for (const { year, month, count } of facets.months) {
      const { body } = await api.sendRequest('GET', `${path}?year=${year}&month=${month}`)
      expect(body).toMatchObject({ year, month, total: count, facets: { months: facets.months } })
      expect(body.days.reduce((sum: number, day: { total: number }) => sum + day.total, 0)).toBe(count)
      for (const { date, total, events } of body.days) {
        const ofDay = await search(`?day=${date}`)
        expect(ofDay['hydra:totalItems']).toBe(total)
        expect(listSlugs(events)).toEqual(listSlugs(ofDay['hydra:member']).slice(0, 3))
      }
    }
    const [venue] = facets.venues
    const first = await api.sendRequest('GET', `${path}?venue=${venue.slug}`)
    const atVenue = await search(`?venue=${venue.slug}`)
    const { count, ...month } = atVenue.facets.months[0]
    expect(first.body).toMatchObject({ ...month, total: count })
  })
})

describe('events', () => {
  it('have dates, venue and availability by SKU, in the requested order', async () => {
    const [firstEvent, secondEvent] = (await search(''))['hydra:member']
    const { body } = await api.sendRequest(
      'GET',
      `/products/event-information?skus[]=${secondEvent.sku}&skus[]=NOPE&skus[]=${firstEvent.sku}`,
    )
    expect(body['hydra:member'].map(({ sku }: FoundEvent) => sku)).toEqual([secondEvent.sku, firstEvent.sku])
    expect(body['hydra:member'][0].dates.timeZone).toMatch(/^Europe\//)
    expect((await api.sendRequest('GET', '/products/event-information')).status).toBe(400)
  })

  it.skipIf(isRemote)('have the sale status that follows from stored status and stock', async () => {
    const members: FoundEvent[] = (await search('?itemsPerPage=100'))['hydra:member']
    expect(Object.fromEntries(members.map(({ slug, saleStatus }) => [slug, saleStatus]))).toEqual({
      'open-night': 'on_sale',
      'berlin-night': 'on_sale',
      'last-tickets': 'few_left',
      'full-house': 'sold_out',
      'members-first': 'presale',
      soon: 'announced',
      closed: 'off_sale',
      later: 'postponed',
      elsewhere: 'moved',
      never: 'cancelled',
    })
  })

  it.skipIf(isRemote)('have times with the offset of their venue', async () => {
    const { body } = await api.sendRequest(
      'GET',
      '/products/event-information?skus[]=EV-berlin-night&skus[]=EV-elsewhere',
    )
    const [berlin, moved] = body['hydra:member']
    expect(berlin.dates).toEqual({
      doorsAt: '2027-06-30T23:00:00+02:00',
      startsAt: '2027-07-01T00:30:00+02:00',
      endsAt: '2027-07-01T05:00:00+02:00',
      timeZone: 'Europe/Berlin',
    })
    expect(moved).toMatchObject({
      previousVenue: { slug: 'trafohalle' },
      previousStartsAt: '2027-06-18T20:00:00+01:00',
    })
  })

  it.skipIf(isRemote)('have the tax rate of their country: 20 % in London, 7 % in Berlin', async () => {
    const { body } = await api.sendRequest(
      'GET',
      '/products/event-information?skus[]=EV-open-night&skus[]=EV-berlin-night',
    )
    const [london, berlin] = body['hydra:member']
    expect(london.priceRanges[0]).toEqual({
      currency: 'GBP',
      minimum: { net: 1667, gross: 2000 },
      maximum: { net: 2500, gross: 3000 },
    })
    expect(berlin.priceRanges[1]).toEqual({
      currency: 'EUR',
      minimum: { net: 2150, gross: 2300 },
      maximum: { net: 3271, gross: 3500 },
    })
  })
})

describe('products', () => {
  it('are found by slug in the requested language', async () => {
    const [event] = (await search(''))['hydra:member']
    const path = `/storefront/product/${event.slug}`
    const [english, german] = [
      await api.sendRequest('GET', path),
      await api.sendRequest('GET', path, { language: 'de-AT' }),
    ]
    expect(english.body).toMatchObject({ '@type': 'Product', sku: event.sku, type: 'event' })
    const attribute = (body: typeof english.body, code: string) =>
      body.attributes.find((attribute: { code: string }) => attribute.code === code)?.value
    expect(attribute(english.body, 'product_name')).toBe(event.name)
    const order = (body: typeof english.body) =>
      RunningOrder.parse(JSON.parse(attribute(body, 'running_order')))[0]?.what
    expect([order(english.body), order(german.body)]).toEqual(['Doors', 'Einlass'])
    expect(german.headers.get('content-language')).toBe('de')
    expect(attribute(english.body, 'description')).toMatch(/^<p>/)
  })

  it('list their variants by product SKU', async () => {
    const [event] = (await search(''))['hydra:member']
    const { body } = await api.sendRequest('GET', `/product-variants?product=${event.sku}`)
    expect(body['hydra:member'].length).toBeGreaterThan(0)
    expect(body['hydra:member'][0].prices.map(({ currency }: { currency: string }) => currency).sort()).toEqual([
      'EUR',
      'GBP',
    ])
    expect((await api.sendRequest('GET', '/product-variants?product=NOPE')).body['hydra:member']).toEqual([])
  })

  it('that do not exist return a Hydra error with a description', async () => {
    const response = await api.sendRequest('GET', '/storefront/product/nope', { language: 'de' })
    expect(response).toMatchObject({
      status: 404,
      body: { '@type': 'hydra:Error', 'hydra:description': 'Dieses Produkt gibt es nicht.' },
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it.skipIf(isRemote)('have escaped HTML where the content was plain text', async () => {
    const { body } = await api.sendRequest('GET', '/storefront/product/open-night')
    const description = body.attributes.find(({ code }: { code: string }) => code === 'description').value
    expect(description).toBe('<p>Loud &amp; &lt;quiet&gt;.</p>')
  })
})
