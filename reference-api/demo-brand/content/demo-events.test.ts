import { describe, expect, it } from 'vitest'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { demoContent } from './demo-content.ts'
import { inLocale } from '../../domain/locale.ts'

const { events: nights, locations } = demoContent()
const events = nights.filter(({ day }) => day >= 0)

describe('the programme', () => {
  it('has 240 events at all four venues in the next twelve months', () => {
    expect(events).toHaveLength(240)
    expect(new Set(events.map(({ venue }) => venue)).size).toBe(4)
    expect(events.every(({ day }) => Number.isInteger(day) && day >= 0 && day <= 365)).toBe(true)
    expect(events.at(-1)?.day).toBeGreaterThan(330)
  })

  it('begins today with Marrow Choir at The Lamphouse', () => {
    expect(events.filter(({ day }) => day === 0)).toMatchObject([
      { slug: 'marrow-choir', venue: 'the-lamphouse', poster: 1, status: 'few_left' },
    ])
  })

  it('has two past events for existing orders', () => {
    expect(nights.slice(0, 2).map(({ slug, day }) => [slug, day])).toEqual([
      ['leitungswasser', -37],
      ['the-umbrella-treaty', -16],
    ])
    expect(nights).toHaveLength(events.length + 2)
  })

  it('has unique slugs and at most one event per venue and day', () => {
    expect(new Set(nights.map(({ slug }) => slug)).size).toBe(nights.length)
    expect(nights.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(new Set(events.map(({ venue, day }) => `${venue} ${day}`)).size).toBe(events.length)
  })

  it('has no artist in two cities on one day', () => {
    const clashes = events.flatMap((one) =>
      events
        .filter(
          (other) =>
            other !== one && other.day === one.day && (other.name === one.name || one.support?.en.includes(other.name)),
        )
        .map(({ slug }) => `${one.slug} and ${slug}`),
    )
    expect(clashes).toEqual([])
  })

  it('has a unique text for every event', () => {
    for (const language of ['en', 'de'] as const)
      expect(new Set(events.map(({ short }) => inLocale(short, language))).size).toBe(events.length)
    expect(new Set(events.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150)
  })

  it('has events in every sale status, most of them on sale', () => {
    expect([...new Set(events.map(({ status }) => status))].sort()).toEqual([...saleStatuses].sort())
    const share = (status: string) => events.filter((event) => event.status === status).length / events.length
    expect(share('on_sale')).toBeGreaterThan(0.6)
    expect(share('on_sale')).toBeLessThan(0.8)
    for (const moved of events.filter(({ status }) => status === 'moved'))
      expect(moved.previousVenue ?? moved.previousDay).toBeDefined()
  })

  it('has prices in both currencies between 12 and 68 pounds', () => {
    for (const { slug, ticketTypes } of events) {
      expect(ticketTypes.length, slug).toBeGreaterThanOrEqual(1)
      expect(ticketTypes.length, slug).toBeLessThanOrEqual(5)
      expect(new Set(ticketTypes.map(({ code }) => code)).size, slug).toBe(ticketTypes.length)
      expect(
        ticketTypes.reduce((sum, { share }) => sum + share, 0),
        slug,
      ).toBeLessThanOrEqual(1.000001)
      for (const { gross } of ticketTypes) {
        expect(gross.GBP, slug).toBeGreaterThanOrEqual(1200)
        expect(gross.GBP, slug).toBeLessThanOrEqual(6800)
        expect(gross.EUR, slug).toBeGreaterThan(gross.GBP!)
      }
    }
  })

  it('never exceeds the capacity of a venue', () => {
    for (const { slug, venue, capacity } of events) {
      const room = locations.find((location) => location.slug === venue)
      expect(capacity, slug).toBeLessThanOrEqual(room?.capacity ?? 0)
    }
  })

  it('has doors before the start', () => {
    for (const { slug, doors, starts } of events) expect(doors <= starts, slug).toBe(true)
  })

  it('has no poster twice within thirty events', () => {
    nights.forEach(({ poster, slug }, i) => {
      expect(poster, slug).toBeGreaterThanOrEqual(1)
      expect(poster, slug).toBeLessThanOrEqual(64)
      expect(
        nights.slice(i + 1, i + 30).map((next) => next.poster),
        slug,
      ).not.toContain(poster)
    })
  })
})
