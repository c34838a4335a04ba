import { describe, expect, test } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { setUpDispatch } from '../../testing/set-up-dispatch.ts'
import { createCatalogueHandlers } from './catalogue-handlers.ts'

// At this time the upcoming events are in two years, so the facets contain both.
const now = new Date('2026-11-20T16:00:00Z')

/** Capabilities that the API lacks in a test. */
const missing = new Set<Capability>()

const { dispatch } = setUpDispatch({ content: demoContent(), now: () => now }, (api) =>
  createCatalogueHandlers({ api: { ...api, has: (name) => !missing.has(name) }, now: () => now.getTime() }),
)

const german: Partial<Preferences> = { language: 'de', currency: 'EUR' }

const getEvents = (input: object, preferences?: Partial<Preferences>) =>
  dispatch('getEvents', input, createAnonymousContext(preferences))
const getHome = (preferences?: Partial<Preferences>) => dispatch('getHome', {}, createAnonymousContext(preferences))
const getEvent = (slug: string, preferences?: Partial<Preferences>) =>
  dispatch('getEvent', { slug }, createAnonymousContext(preferences))

const getProduct = (slug: string, preferences?: Partial<Preferences>) =>
  dispatch('getProduct', { slug }, createAnonymousContext(preferences))

const sum = (facets: { count: number }[]) => facets.reduce((total, { count }) => total + count, 0)

describe('the home page', () => {
  test('has one buyable hero event, and the next events without it', async () => {
    const { hero, upcomingEvents } = await getHome()
    expect(hero && isBuyable(hero.status)).toBe(true)
    expect(hero?.wideImage?.src).toMatch(/^\/media\/[a-z0-9-]+\.jpg$/)
    expect(hero?.shortDescription).not.toBe('')
    expect(upcomingEvents).toHaveLength(6)
    expect(upcomingEvents.map(({ slug }) => slug)).not.toContain(hero?.slug)
    const times = upcomingEvents.map(({ date }) => Date.parse(date.iso))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('has a grid of different posters of buyable events', async () => {
    const { posterEvents } = await getHome()
    expect(posterEvents.length).toBeGreaterThanOrEqual(5)
    expect(posterEvents.length).toBeLessThanOrEqual(9)
    expect(new Set(posterEvents.map(({ image }) => image?.src)).size).toBe(posterEvents.length)
    expect(posterEvents.every(({ status }) => isBuyable(status))).toBe(true)
  })

  test('has venues, new events and teasers in the shopper’s language', async () => {
    const [english, deutsch] = await Promise.all([getHome(), getHome(german)])
    expect(english.venues.map(({ slug }) => slug)).toEqual(['the-lamphouse', 'saltworks', 'tallow-hall', 'trafohalle'])
    expect(english.justAnnounced).toHaveLength(6)
    expect(english.justAnnounced.filter(({ status }) => !saleRules[status].canBeSuggested)).toEqual([])
    expect(english.teasers.map(({ href }) => href)).toContain('/membership')
    expect(deutsch.title).not.toBe(english.title)
    expect(deutsch.hero?.price?.currency).toBe('EUR')
  })
})

describe('What’s On', () => {
  test('shows 24 events per page and every event once', async () => {
    const first = await getEvents({})
    expect(first).toMatchObject({ page: 1, pages: Math.ceil(first.total / 24) })
    const pages = await Promise.all(
      Array.from({ length: first.pages }, (_, index) => getEvents({ page: String(index + 1) })),
    )
    const slugs = pages.flatMap(({ events }) => events.map(({ slug }) => slug))
    expect(pages[0]?.events).toHaveLength(24)
    expect(slugs).toHaveLength(first.total)
    expect(new Set(slugs).size).toBe(first.total)
  })

  test('counts the events of each filter', async () => {
    const { total, years, months, venues } = await getEvents({})
    expect(years.map(({ value }) => value)).toEqual(['2026', '2027'])
    for (const facet of [years, months, venues]) expect(sum(facet)).toBe(total)
    const december = months.find(({ value }) => value === '2026-12')
    expect(december?.label).toBe('December 2026')
    expect((await getEvents({ month: '2026-12' })).total).toBe(december?.count)
    expect((await getEvents({ year: '2027' })).total).toBe(years[1]?.count)
    for (const { value, count } of venues) expect((await getEvents({ venue: value })).total).toBe(count)
  })

  test('combines filters, and names months in German', async () => {
    const listing = await getEvents({ venue: 'trafohalle', month: '2026-12' }, german)
    expect(listing.events.length).toBeGreaterThan(0)
    for (const { venue, date } of listing.events) {
      expect(venue.slug).toBe('trafohalle')
      expect(date.long).toMatch(/ Dezember 2026$/)
    }
    expect(listing.months.find(({ value }) => value === '2026-12')?.label).toBe('Dezember 2026')
  })

  test('lists the months of the selected year, and all years', async () => {
    const { months, years } = await getEvents({ year: '2026' })
    expect(months.map(({ value }) => value)).toEqual(['2026-11', '2026-12'])
    expect(years).toHaveLength(2)
  })

  test('shows the last page for a page beyond it', async () => {
    const { page, pages, events } = await getEvents({ page: 999 })
    expect(page).toBe(pages)
    expect(events.length).toBeGreaterThan(0)
  })

  test.each([{ page: 'x' }, { page: '-1' }, { year: 'soon' }, { month: '2026-13' }, { venue: '../auth' }])(
    'ignores the invalid filter %o',
    async (input) => {
      const [invalidFilters, noFilters] = await Promise.all([getEvents(input), getEvents({})])
      expect(invalidFilters.total).toBe(noFilters.total)
      expect(invalidFilters.page).toBe(1)
    },
  )

  test('is empty, not an error, when no event matches', async () => {
    expect(await getEvents({ venue: 'nowhere', page: 3 })).toMatchObject({ events: [], total: 0, page: 1, pages: 1 })
  })
})

describe('the page of an event', () => {
  test('has the same facts in both languages, translated and in the preferred currency', async () => {
    const { events } = await getEvents({})
    const { slug } = events.find(({ status }) => status === 'on_sale')!
    const [english, deutsch] = await Promise.all([getEvent(slug), getEvent(slug, german)])
    expect(deutsch.date.iso).toBe(english.date.iso)
    expect(deutsch.date.long).not.toBe(english.date.long)
    expect(deutsch.descriptionHtml).not.toBe(english.descriptionHtml)
    expect(english.ticketTypes.map(({ sku }) => sku)).toEqual(deutsch.ticketTypes.map(({ sku }) => sku))
    expect(new Set(english.ticketTypes.map(({ price }) => price.currency))).toEqual(new Set(['GBP']))
    expect(new Set(deutsch.ticketTypes.map(({ price }) => price.currency))).toEqual(new Set(['EUR']))
    expect(english.runningOrder.length).toBeGreaterThan(1)
  })

  test('says that an event is over from the next day on, without its running order', async () => {
    expect(await getEvent('the-umbrella-treaty')).toMatchObject({ status: 'off_sale', isOver: true, runningOrder: [] })
    const { events } = await getEvents({})
    expect(await getEvent(events[0]!.slug)).toMatchObject({ isOver: false })
  })

  test('shows net prices when they are preferred', async () => {
    const { slug } = (await getEvents({ venue: 'the-lamphouse' })).events.find(({ status }) => status === 'on_sale')!
    const [gross, net] = await Promise.all([getEvent(slug), getEvent(slug, { incTax: false })])
    for (const [index, ticket] of gross.ticketTypes.entries()) {
      expect(Math.abs(ticket.price.amount / 1.2 - net.ticketTypes[index]!.price.amount)).toBeLessThanOrEqual(1)
    }
  })

  test('has a price from the cheapest ticket that every shopper can buy alone', async () => {
    const { events } = await getEvents({})
    const onSale = await Promise.all(
      events.filter(({ status }) => status === 'on_sale').map(({ slug }) => getEvent(slug)),
    )
    const withRestricted = onSale.filter(({ ticketTypes }) => ticketTypes.some(({ isRestricted }) => isRestricted))
    expect(withRestricted.length).toBeGreaterThan(0)
    for (const { slug, price, ticketTypes } of onSale) {
      const amounts = ticketTypes.filter(({ isRestricted }) => !isRestricted).map((ticket) => ticket.price.amount)
      expect(price?.amount, slug).toBe(Math.min(...amounts))
      expect(events.find((event) => event.slug === slug)?.price).toEqual(price)
    }
  })

  test('offers tickets only while the public or members can buy them', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, (_, index) => getEvents({ page: index + 1 })))
    const events = pages.flatMap(({ events }) => events)
    for (const status of new Set(events.map((event) => event.status))) {
      const { ticketTypes } = await getEvent(events.find((event) => event.status === status)!.slug)
      expect(
        ticketTypes.some(({ maxQuantity }) => maxQuantity > 0),
        status,
      ).toBe(isBuyable(status) || saleRules[status].membersOnly)
      expect(ticketTypes.every(({ maxQuantity }) => maxQuantity <= 20)).toBe(true)
    }
  })

  test('is 404 for an unknown slug and for a product that is no event', async () => {
    for (const slug of ['nothing-here', demoContent().products[0]!.slug]) {
      await expect(getEvent(slug)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  test('suggests other events of the venue, soonest first, without those that cannot be bought any more', async () => {
    for (const venue of ['saltworks', 'trafohalle', 'tallow-hall', 'the-lamphouse']) {
      const { events } = await getEvents({ venue })
      const related = await dispatch('getRelatedEvents', { slug: events[2]!.slug }, createAnonymousContext())
      const expected = events.filter(
        ({ status }, index) => index !== 2 && !['sold_out', 'off_sale', 'postponed', 'cancelled'].includes(status),
      )
      expect(related.events.map(({ slug }) => slug)).toEqual(expected.slice(0, 6).map(({ slug }) => slug))
    }
  })

  test('has a gallery that never repeats the poster, in either format', async () => {
    const { hero } = await getHome()
    const { image, wideImage, gallery } = await getEvent(hero!.slug)
    expect(gallery.length).toBeGreaterThanOrEqual(1)
    expect(wideImage).not.toBeNull()
    expect(gallery.map(({ src }) => src)).not.toContain(image?.src)
    expect(gallery.map(({ src }) => src)).not.toContain(wideImage?.src)
  })

  test('has the next events of a venue and their total', async () => {
    const { events, total } = await dispatch('getVenueEvents', { slug: 'tallow-hall' }, createAnonymousContext())
    const listing = await getEvents({ venue: 'tallow-hall' })
    expect(events.map(({ slug }) => slug)).toEqual(listing.events.slice(0, 8).map(({ slug }) => slug))
    expect(total).toBe(listing.total)
  })
})

describe('the page of a product', () => {
  test('has every membership, voucher and record, in both languages and currencies', async () => {
    for (const { slug, type, name, variants } of demoContent().products) {
      const [english, deutsch] = await Promise.all([getProduct(slug), getProduct(slug, german)])
      expect(english).toMatchObject({ slug, type, name: name.en, metaTitle: name.en })
      expect(deutsch).toMatchObject({ slug, type, name: name.de })
      const taxNote = type === 'voucher' ? { isUntaxed: true } : {}
      const toPrices = (currency: 'GBP' | 'EUR') =>
        variants.map(({ sku, gross }) => [sku, { amount: gross[currency], currency, ...taxNote }])
      expect(english.variants.map(({ sku, price }) => [sku, price])).toEqual(toPrices('GBP'))
      expect(deutsch.variants.map(({ sku, price }) => [sku, price])).toEqual(toPrices('EUR'))
      expect(english.image?.src, slug).toMatch(/^\/media\/[a-z0-9-]+\.jpg$/)
      expect(english.descriptionHtml).toMatch(/^<p>/)
      expect(deutsch.descriptionHtml).not.toBe(english.descriptionHtml)
    }
  })

  test('has a from-price for several prices, and one price otherwise', async () => {
    const [voucher, membership] = await Promise.all([getProduct('gift-voucher'), getProduct('membership-regular')])
    expect(voucher.price).toEqual({ amount: 1000, currency: 'GBP', isFromPrice: true, isUntaxed: true })
    expect(voucher.variants.map(({ price }) => price.amount)).toEqual([2500, 5000, 10_000, 15_000, 1000])
    expect([voucher.gallery.length, voucher.gift?.ownAmount?.sku]).toEqual([3, 'PXV-OWN'])
    expect(membership.price).toEqual({ amount: 4800, currency: 'GBP', isFromPrice: false })
  })

  test('is no gift on an API that emails no vouchers', async () => {
    missing.add('gifts')
    const voucher = await getProduct('gift-voucher')
    missing.clear()
    expect(voucher).toMatchObject({ type: 'voucher' })
    expect(voucher).not.toHaveProperty('gift')
  })

  test('limits the quantity to the maximum of an order', async () => {
    const [membership, record, voucher] = await Promise.all(
      ['membership-regular', 'four-rooms-one-night', 'gift-voucher'].map((slug) => getProduct(slug)),
    )
    expect(membership!.variants.map(({ maxQuantity }) => maxQuantity)).toEqual([1])
    expect(record!.variants.every(({ maxQuantity }) => maxQuantity === 5)).toBe(true)
    expect(voucher!.variants.every(({ maxQuantity }) => maxQuantity === 20)).toBe(true)
  })

  test('shows each attribute once: attributes with their own place are no facts', async () => {
    const { attributes, shortDescription } = await getProduct('four-rooms-one-night')
    expect(attributes.map(({ code }) => code)).toEqual([
      'artist',
      'label',
      'catalogue_number',
      'year',
      'genre',
      'track_list',
      'length',
      'weight',
      'recorded',
    ])
    expect(shortDescription).not.toBe('')
  })

  test('shows net prices when they are preferred', async () => {
    expect((await getProduct('membership-regular', { incTax: false })).price).toEqual({
      amount: 4000,
      currency: 'GBP',
      isFromPrice: false,
    })
  })

  test('is 404 for an unknown slug and for an event', async () => {
    const { events } = await getEvents({})
    for (const slug of ['nothing-here', events[0]!.slug])
      await expect(getProduct(slug)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('no response contains the API’s address or its ids [S2]', async () => {
  const { events } = await getEvents({})
  const responses = [
    await getHome(),
    await getEvents({}),
    await getProduct('gift-voucher'),
    ...(await Promise.all(events.slice(0, 5).map(({ slug }) => getEvent(slug)))),
  ]
  const text = JSON.stringify(responses)
  expect(text).not.toMatch(/@id|@type|hydra|https?:\/\/127|localhost/)
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
})
