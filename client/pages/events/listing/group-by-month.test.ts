import { expect, test } from 'vitest'
import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import { groupByMonth } from './group-by-month.ts'

const createEvent = (slug: string, iso: string, month: string): EventListItem => ({
  sku: `EV-${slug}`,
  slug,
  name: slug,
  support: null,
  genre: 'Jazz',
  venue: { slug: 'trafohalle', name: 'Trafohalle', city: 'Berlin' },
  date: {
    iso,
    weekday: 'Mo',
    day: '1',
    month,
    year: iso.slice(0, 4),
    isOtherYear: false,
    long: '',
    doors: null,
    starts: '20:00',
  },
  status: 'on_sale',
  price: null,
  image: null,
})

const labels = [
  { value: '2026-12', label: 'Dezember 2026' },
  { value: '2027-01', label: 'Januar 2027' },
]

test('groupByMonth uses the month in the time zone of the venue, not in UTC', () => {
  const months = groupByMonth(
    [
      createEvent('a', '2026-12-30T20:00:00+01:00', 'Dez'),
      createEvent('b', '2027-01-01T00:30:00+01:00', 'Jan'),
      createEvent('c', '2027-01-09T20:00:00+01:00', 'Jan'),
    ],
    labels,
  )
  expect(months.map(({ name, year, events }) => [name, year, events.map(({ slug }) => slug)])).toEqual([
    ['Dezember', '2026', ['a']],
    ['Januar', '2027', ['b', 'c']],
  ])
})

test('groupByMonth uses the short name when a month has no label', () => {
  expect(groupByMonth([createEvent('a', '2027-03-01T20:00:00+01:00', 'Mär')], labels)[0]).toMatchObject({
    key: '2027-03',
    name: 'Mär',
    year: '2027',
  })
})

test('groupByMonth returns no months when there are no events', () => {
  expect(groupByMonth([], labels)).toEqual([])
})
