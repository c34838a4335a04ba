import { expect, test } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { setUpDispatch } from '../../testing/set-up-dispatch.ts'
import { createCatalogueHandlers } from './catalogue-handlers.ts'

// At this time the upcoming events are in two years, so the facets contain both.
const now = new Date('2026-11-20T16:00:00Z')

const { dispatch } = setUpDispatch({ content: demoContent(), now: () => now }, (api) =>
  createCatalogueHandlers({ api, now: () => now.getTime() }),
)

const german: Partial<Preferences> = { language: 'de', currency: 'EUR' }

const getEvents = (input: object, preferences?: Partial<Preferences>) =>
  dispatch('getEvents', input, createAnonymousContext(preferences))
const getEvent = (slug: string, preferences?: Partial<Preferences>) =>
  dispatch('getEvent', { slug }, createAnonymousContext(preferences))

const sum = (facets: { count: number }[]) => facets.reduce((total, { count }) => total + count, 0)

test('the filters tonight and weekend list only events of those days', async () => {
  const days = (listing: Awaited<ReturnType<typeof getEvents>>) => [
    ...new Set(listing.events.map(({ date }) => date.iso.slice(0, 10))),
  ]
  expect(days(await getEvents({ when: 'tonight' })).every((day) => day === '2026-11-20')).toBe(true)
  const weekend = days(await getEvents({ when: 'weekend' }))
  expect(weekend.length).toBeGreaterThan(0)
  expect(weekend.every((day) => day >= '2026-11-20' && day <= '2026-11-22')).toBe(true)
})

test('there are three events that can be bought for pages with nothing else to show', async () => {
  const { events } = await dispatch('getNextEvents', {}, createAnonymousContext())
  expect(events).toHaveLength(3)
  expect(events.every(({ status }) => isBuyable(status))).toBe(true)
})

test('the events on the page of another event are of its genre, the nearest in time and place first', async () => {
  const { genres } = await getEvents({})
  const { slug, genreKey, venue, date } = await dispatch(
    'getEvent',
    { slug: (await getEvents({ genre: genres[0]!.value })).events[0]!.slug },
    createAnonymousContext(),
  )
  const { events } = await dispatch('getNextEvents', { slug }, createAnonymousContext())
  const getRank = (event: EventListItem) =>
    Math.abs(Date.parse(event.date.iso) - Date.parse(date.iso)) +
    (event.venue.city === venue.city ? 0 : 60 * 86_400_000)
  const similar = (await getEvents({ genre: genreKey! })).events
    .filter((event) => event.slug !== slug && isBuyable(event.status))
    .toSorted((a, b) => getRank(a) - getRank(b))
    .filter(({ name }, index, all) => all.findIndex((event) => event.name === name) === index)
  expect(similar.length).toBeGreaterThan(0)
  expect(events).toHaveLength(3)
  expect(events.map((event) => event.slug)).not.toContain(slug)
  expect(events.slice(0, similar.length)).toEqual(similar.slice(0, 3))
})

test('an event names its genre as the listing filters by it, in every language', async () => {
  const { genres } = await getEvents({}, german)
  const { value, label, count } = genres[0]!
  expect(value).toMatch(/^[a-z0-9-]+$/)
  const listing = await getEvents({ genre: value }, german)
  expect(listing.total).toBe(count)
  expect(listing.events.every(({ genre }) => genre === label)).toBe(true)
  expect(sum(listing.months)).toBe(count)
  expect(sum(listing.venues)).toBe(count)
  const { slug } = listing.events[0]!
  expect((await getEvent(slug)).genreKey).toBe(value)
  expect((await getEvent(slug, german)).genreKey).toBe(value)
})
