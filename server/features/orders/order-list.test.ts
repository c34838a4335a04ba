import { expect, it } from 'vitest'
import type { OrderSummaryResource } from './order-resources.ts'
import { listUpcomingEvents, summariseOrder } from './order-list.ts'

const endsAt = '2026-11-07T23:00:00+00:00'

const order: OrderSummaryResource = {
  id: 'o1',
  number: 'PX-7K3M-2QXD',
  status: 'placed',
  placedAt: '2026-11-01T12:00:00+00:00',
  currency: 'GBP',
  total: 3100,
  quantity: 1,
  paymentStatus: 'captured',
  lines: [
    {
      type: 'event',
      productName: 'Marrow Choir',
      variantName: 'Standing',
      quantity: 1,
      refundedQuantity: 0,
      media: null,
      event: {
        slug: 'marrow-choir',
        saleStatus: 'on_sale',
        dates: {
          doorsAt: '2026-11-07T19:00:00+00:00',
          startsAt: '2026-11-07T20:00:00+00:00',
          endsAt,
          timeZone: 'Europe/London',
        },
        venue: { slug: 'the-lamphouse', name: 'The Lamphouse', city: 'London' },
        address: [],
        previousStartsAt: null,
        previousVenue: null,
      },
    },
  ],
}

it.each([
  ['is not over a millisecond before it ends', -1, false],
  ['is over when it ends', 0, true],
])('an ordered event %s', (_when, offset, isOver) => {
  expect(summariseOrder(order, 'en', Date.parse(endsAt) + offset).lines[0]!.isOver).toBe(isOver)
})

it('an upcoming event is listed once, with its tickets of all orders and ticket types', () => {
  const line = order.lines[0]!
  const second = { ...order, id: 'o2', number: 'PX-9HB7-J48V', lines: [line, { ...line, quantity: 2 }] }
  const refunded = { ...order, id: 'o3', lines: [{ ...line, refundedQuantity: 1 }] }
  expect(listUpcomingEvents([second, refunded, order], 'en', 0)).toMatchObject([
    {
      name: 'Marrow Choir',
      ticketCount: 4,
      orders: [
        { id: 'o2', number: 'PX-9HB7-J48V', ticketCount: 3 },
        { id: 'o1', number: 'PX-7K3M-2QXD', ticketCount: 1 },
      ],
    },
  ])
})
