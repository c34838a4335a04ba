import { describe, expect, test } from 'vitest'
import { isBuyable } from '#shared/rules/sale-status.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { homeEventCounts, selectHomeEvents } from './select-home-events.ts'

type EventOptions = {
  status?: EventInformationResource['saleStatus']
  wide?: boolean
  poster?: number
  startsAt?: string
}

const now = Date.parse('2026-11-20T12:00:00Z')

const media = (file: string, role: string) => ({
  url: `/media/${file}.jpg`,
  width: 1200,
  height: 1500,
  alt: '',
  colour: '#000000',
  role,
})

/** Creates the nth upcoming event. By default it is on sale and has its own poster. */
const createEvent = (
  n: number,
  { status = 'on_sale', wide = false, poster = n, startsAt = '2026-11-20T20:00:00Z' }: EventOptions = {},
) =>
  ({
    sku: `night-${n}`,
    slug: `night-${n}`,
    saleStatus: status,
    media: [media(`poster-${poster}`, 'poster'), ...(wide ? [media(`poster-${poster}-wide`, 'wide')] : [])],
    dates: { startsAt, doorsAt: startsAt, endsAt: startsAt, timeZone: 'Europe/London' },
  }) as EventInformationResource

const createEvents = (count: number) => Array.from({ length: count }, (_, index) => createEvent(index + 1))

/** Of these upcoming events, the lists that the home page loads. */
const select = (events: readonly EventInformationResource[]) =>
  selectHomeEvents(
    {
      next: events.slice(0, homeEventCounts.next),
      buyable: events.filter(({ saleStatus }) => isBuyable(saleStatus)).slice(0, homeEventCounts.buyable),
    },
    now,
  )

const slugs = (events: readonly EventInformationResource[]) => events.map(({ slug }) => slug)

describe('the hero event', () => {
  test('is the next buyable event with a wide image', () => {
    const events = [
      createEvent(1),
      createEvent(2, { wide: true, status: 'sold_out' }),
      createEvent(3, { wide: true }),
      createEvent(4, { wide: true }),
    ]
    expect(select(events).hero?.slug).toBe('night-3')
  })

  test('is not an event of last night that still plays', () => {
    const lastNight = createEvent(1, { wide: true, startsAt: '2026-11-19T23:30:00Z' })
    expect(select([lastNight, createEvent(2, { wide: true })]).hero?.slug).toBe('night-2')
  })

  test('has no wide image when no event has one, but is always buyable', () => {
    expect(select([createEvent(1, { status: 'cancelled' }), createEvent(2)]).hero?.slug).toBe('night-2')
    expect(select([createEvent(1, { status: 'sold_out', wide: true })]).hero).toBeUndefined()
    expect(select([])).toEqual({ hero: undefined, upcoming: [], posterGrid: [] })
  })
})

test('upcoming events are the next six of any status, without the hero', () => {
  const events = [createEvent(1, { wide: true }), createEvent(2, { status: 'cancelled' }), ...createEvents(20).slice(2)]
  expect(slugs(select(events).upcoming)).toEqual(['night-2', 'night-3', 'night-4', 'night-5', 'night-6', 'night-7'])
})

describe('the poster grid', () => {
  test('shows nine events that no other section shows, none with a poster of the page', () => {
    const events = createEvents(30)
    events[10] = createEvent(11, { poster: 12 })
    events[11] = createEvent(12, { poster: 12 })
    events[12] = createEvent(13, { poster: 1 })
    events[13] = createEvent(14, { status: 'sold_out' })
    const { posterGrid } = select(events)
    expect(slugs(posterGrid)).toEqual([8, 9, 10, 11, 15, 16, 17, 18, 19].map((n) => `night-${n}`))
  })

  test('falls back to upcoming events, and is empty below five', () => {
    expect(select(createEvents(7)).posterGrid).toHaveLength(6)
    expect(select(createEvents(5)).posterGrid).toEqual([])
  })
})
