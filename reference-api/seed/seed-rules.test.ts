import { describe, expect, it } from 'vitest'
import { toIsoInZone } from '../domain/zoned-time.ts'
import { demoContent } from '../demo-brand/content/demo-content.ts'
import { computeEventStock } from './compute-event-stock.ts'
import { toEventTimes } from './event-times.ts'
import { toRunningOrder } from './to-running-order.ts'
import { createSeededInteger, createSeededId } from './seeded-values.ts'

describe('times of an event', () => {
  const iso = (times: ReturnType<typeof toEventTimes>) =>
    Object.values(times).map((instant) => toIsoInZone(instant, 'Europe/Berlin'))

  it('are local to the venue, with the offset of that day', () => {
    const event = { day: 1, doors: '19:00', starts: '20:00', ends: '23:00' }
    expect(iso(toEventTimes(event, '2027-03-27', 'Europe/Berlin'))[1]).toBe('2027-03-28T20:00:00+02:00')
    expect(iso(toEventTimes(event, '2027-03-26', 'Europe/Berlin'))[1]).toBe('2027-03-27T20:00:00+01:00')
  })

  it('can pass midnight and a clock change', () => {
    const event = { day: 0, doors: '23:00', starts: '00:30', ends: '05:00' }
    expect(iso(toEventTimes(event, '2027-10-30', 'Europe/Berlin'))).toEqual([
      '2027-10-30T23:00:00+02:00',
      '2027-10-31T00:30:00+02:00',
      '2027-10-31T05:00:00+01:00',
    ])
  })
})

describe('the running order', () => {
  const event = { name: 'Act', support: { en: 'with X', de: 'mit X' }, doors: '19:00', starts: '20:00', ends: '22:45' }

  it('lists doors, support, headliner and end in order', () => {
    expect(JSON.parse(toRunningOrder(event).de!)).toEqual([
      { time: '19:00', what: 'Einlass' },
      { time: '19:30', what: 'mit X' },
      { time: '20:00', what: 'Act' },
      { time: '22:45', what: 'Ende' },
    ])
  })

  it('leaves out a missing support act and can pass midnight', () => {
    expect(JSON.parse(toRunningOrder({ ...event, support: null }).en)).toHaveLength(3)
    const lateOrder = JSON.parse(toRunningOrder({ ...event, doors: '23:00', starts: '00:30' }).en)
    expect(lateOrder[1].time).toBe('23:45')
  })
})

describe('the demo brand', () => {
  const { events } = demoContent()

  it('has stock that fits the status each event names', () => {
    for (const event of events) {
      const ticketTypes = computeEventStock(event)
      const stock = ticketTypes.reduce((sum, kind) => sum + kind.stock, 0)
      if (event.status === 'sold_out') expect(stock).toBe(0)
      if (event.status === 'few_left') expect(stock).toBeGreaterThan(0)
      if (event.status === 'few_left') expect(stock).toBeLessThanOrEqual(20)
      if (event.status === 'on_sale')
        expect(stock, event.slug).toBeGreaterThan(
          Math.max(20, 0.1 * ticketTypes.reduce((sum, kind) => sum + kind.capacity, 0)),
        )
      for (const kind of ticketTypes) expect(kind.stock).toBeLessThanOrEqual(kind.capacity)
    }
  })

  it('has no duplicate names', () => {
    const slugs = [...events, ...demoContent().products].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

it('seededFraction returns the same numbers on every machine', () => {
  expect(createSeededId('product', 'x')).toBe(createSeededId('product', 'x'))
  expect(createSeededId('product', 'x')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  const numbers = Array.from({ length: 200 }, (_, index) => createSeededInteger(`${index}`, 2, 4))
  expect(new Set(numbers)).toEqual(new Set([2, 3, 4]))
})
