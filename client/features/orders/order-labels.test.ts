import { createInstance } from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TFunction } from 'i18next'
import type { OrderLine, OrderLineEvent } from '#shared/api/orders/orders-schemas.ts'
import orders from '../../../locales/en/orders.json' with { type: 'json' }
import { eventChangeLabel, eventDateLabel, orderStateLabel, orderTitle } from './order-labels.ts'

let t: TFunction

beforeAll(async () => {
  t = await createInstance().init({
    lng: 'en',
    resources: { en: { orders } },
    defaultNS: 'orders',
    interpolation: { escapeValue: false },
  })
})

const date = (long: string) => ({
  iso: '2026-11-20T20:00:00Z',
  weekday: 'Fri',
  day: '20',
  month: 'Nov',
  year: '2026',
  isOtherYear: false,
  long,
  doors: null,
  starts: '20:00',
})
const createVenue = (name: string) => ({ slug: name, name, city: 'London' })
const event: OrderLineEvent = {
  date: date('Friday'),
  venue: createVenue('Saltworks'),
  address: [],
  status: 'on_sale',
  previousDate: null,
  previousVenue: null,
}

test('eventDateLabel keeps the name of the venue in one line', () => {
  expect(eventDateLabel({ ...event, venue: createVenue('Tallow Hall') }, t)).toBe('Friday, Tallow\u00a0Hall')
})

describe('eventChangeLabel', () => {
  test.each([
    ['that has not changed', {}, undefined],
    ['that is cancelled', { status: 'cancelled' }, 'This night is cancelled.'],
    ['that is postponed', { status: 'postponed' }, 'Postponed, new date to come. Your ticket stays good.'],
    [
      'that moved to another day',
      { status: 'moved', previousDate: date('Thursday') },
      'now on Friday, it was to be on Thursday.',
    ],
    [
      'that moved to another venue',
      { status: 'moved', previousVenue: createVenue('Tallow Hall') },
      'now at Saltworks, it was to be at Tallow Hall.',
    ],
    [
      'that moved to another day and venue',
      { previousDate: date('Thursday'), previousVenue: createVenue('Tallow Hall') },
      'now on Friday at Saltworks, it was to be on Thursday at Tallow Hall.',
    ],
  ] as [string, Partial<OrderLineEvent>, string | undefined][])(
    'describes an event %s',
    (_description, change, expected) => {
      const text = eventChangeLabel({ ...event, ...change }, 1, t)
      if (expected === undefined) expect(text).toBeUndefined()
      else expect(text).toContain(expected)
    },
  )
})

test('a moved event says of two tickets that both stay valid', () => {
  expect(eventChangeLabel({ ...event, previousVenue: createVenue('Tallow Hall') }, 2, t)).toBe(
    'Moved: now at Saltworks, it was to be at Tallow Hall. Your tickets stay good.',
  )
})

describe('orderStateLabel', () => {
  test.each([
    ['placed', 'paid', 4000, 'Paid'],
    ['placed', null, 0, 'Nothing to pay'],
    ['placed', null, 4000, 'Paid'],
    ['part_refunded', null, 4000, 'Partly refunded'],
    ['placed', 'pending', 4000, 'Payment on its way'],
    ['part_refunded', 'part_refunded', 4000, 'Partly refunded'],
    ['part_refunded', 'paid', 4000, 'Partly refunded'],
    ['cancelled', 'refunded', 4000, 'Refunded'],
    ['cancelled', 'paid', 4000, 'Cancelled'],
    ['cancelled', null, 4000, 'Cancelled'],
  ] as const)('describes an order that is %s with payment %s of %i as "%s"', (status, payment, total, label) => {
    expect(orderStateLabel({ status, payment, total }, t)).toBe(label)
  })
})

test('an order has the name of its first event as title, and says that there is more', () => {
  const record = { name: 'Tape Loop', event: null } as OrderLine
  const ticket = { name: 'Marrow Choir', event: {} } as OrderLine
  expect(orderTitle({ lines: [ticket, ticket] }, t)).toBe('Marrow Choir')
  expect(orderTitle({ lines: [record, ticket] }, t)).toBe('Marrow Choir and more')
  expect(orderTitle({ lines: [record] }, t)).toBe('Tape Loop')
})
