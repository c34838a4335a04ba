import { afterAll, describe, expect, it } from 'vitest'
import type { OrderResource, OrderSummaryResource } from '#shared/wire/orders.ts'
import { connect } from '../db/connect.ts'
import { startReferenceApi } from '../start.ts'
import { demoContent } from '../demo-brand/content/demo-content.ts'

/** Outlives each start of the API. */
const { db, close } = await connect({ databaseUrl: undefined, dataFolder: null })
afterAll(close)

/** All orders of the demo customer at a time, newest first. */
const seedOrdersAt = async (now: string, content = demoContent()): Promise<OrderResource[]> => {
  const api = await startReferenceApi({ connection: { db, close: async () => {} }, content, now: () => new Date(now) })
  try {
    const fetchJson = async (path: string, options: RequestInit = {}) => (await fetch(api.url + path, options)).json()
    const credentials = JSON.stringify({ email: 'demo@example.com', password: 'stagedoor-demo' })
    const { token } = await fetchJson('/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: credentials,
    })
    const headers = { authorization: `Bearer ${token}` }
    const { 'hydra:member': members } = (await fetchJson('/users-orders?itemsPerPage=50', { headers })) as {
      'hydra:member': OrderSummaryResource[]
    }
    return await Promise.all(members.map(({ id }) => fetchJson(`/orders/${id}`, { headers })))
  } finally {
    await api.close()
  }
}

const listLines = (orders: OrderResource[]) => orders.flatMap(({ lines }) => lines)
const countDaysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The days each event was moved since its purchase. */
const listDaysMoved = (orders: OrderResource[]) =>
  listLines(orders).map(({ slug, event }) => {
    return [
      slug,
      event?.previousVenue?.slug,
      event?.previousStartsAt && countDaysBetween(event.previousStartsAt, event.dates.startsAt),
    ]
  })

// Each test starts the API with the demo's whole programme more than once.
describe('the demo customer’s orders', { timeout: 90_000 }, () => {
  it('exist in every state, on more than one page', async () => {
    const orders = await seedOrdersAt('2027-03-01T09:00:00Z')
    expect(orders.length).toBeGreaterThanOrEqual(12)
    const lines = listLines(orders)
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['event', 'membership', 'voucher', 'record']))
    expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set(['GBP', 'EUR']))
    expect(new Set(lines.flatMap(({ event }) => event?.saleStatus ?? []))).toEqual(
      new Set(['on_sale', 'off_sale', 'moved', 'postponed', 'cancelled']),
    )
    expect(lines.flatMap(({ memberships }) => memberships)).toMatchObject([{ status: 'active' }])
    expect(lines.flatMap(({ vouchers }) => vouchers)).toHaveLength(3)
    expect(lines.filter(({ event }) => event?.previousStartsAt).length).toBe(1)
    expect(lines.filter(({ event }) => event?.previousVenue).length).toBe(1)
    expect(
      orders
        .filter(({ status }) => status === 'cancelled')
        .map(({ totals, payment }) => totals.refunded === totals.total.gross && totals.refunded === payment?.refunded),
    ).toEqual([true, true])
    expect(
      orders
        .filter(({ status }) => status === 'part_refunded')
        .map(({ lines: [line] }) => [line?.refundedQuantity, line?.tickets.map(({ status }) => status)]),
    ).toEqual([[1, ['valid', 'valid', 'cancelled']]])
    expect(orders.filter(({ payment }) => payment === null)).toMatchObject([{ totals: { total: { gross: 0 } } }])
    expect(
      orders.filter(({ deliveryAddress }) => deliveryAddress).every(({ shipping }) => shipping?.service === 'parcel'),
    ).toBe(true)
    for (const { event, tickets } of lines.filter(
      ({ event }) => event && Date.parse(event.dates.endsAt) < Date.parse('2027-03-01'),
    )) {
      expect(
        tickets.every(({ status, usedAt }) => status === 'used' && usedAt! > event!.dates.doorsAt.slice(0, 10)),
      ).toBe(true)
    }
  })

  it('move with the programme, and moved events keep their distance to the previous date', async () => {
    const before = await seedOrdersAt('2027-03-01T09:00:00Z')
    const after = await seedOrdersAt('2027-04-01T09:00:00Z')
    expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number))
    for (const [index, order] of after.entries()) {
      expect(countDaysBetween(before[index]!.placedAt, order.placedAt)).toBe(28)
      expect(new Date(order.placedAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('12:00:00')
    }
    expect(listDaysMoved(after)).toEqual(listDaysMoved(before))
    expect(listLines(after).flatMap(({ memberships }) => memberships)).toMatchObject([{ status: 'active' }])
  })

  it('stay when the catalogue is seeded again or no longer has an event', async () => {
    const before = await seedOrdersAt('2027-04-01T09:00:00Z')
    const content = demoContent()
    const reducedContent = { ...content, events: content.events.filter(({ slug }) => slug !== 'leitungswasser') }
    const after = await seedOrdersAt('2027-04-01T09:00:00Z', reducedContent)
    expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number))
    expect(listDaysMoved(after)).toEqual(listDaysMoved(before))
    const removedEventLine = listLines(after).find(({ slug }) => slug === 'leitungswasser')
    expect(removedEventLine).toMatchObject({
      event: { saleStatus: 'off_sale', venue: { slug: 'trafohalle' }, address: [] },
      tickets: [{ status: 'used' }, { status: 'used' }],
    })
  })
})
