import { setTimeout } from 'node:timers/promises'
import ICAL from 'ical.js'
import { request } from 'undici'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { maxWaitingPdfs } from './document-routes.ts'

const api = startApiUnderTest({ shopUrl: 'https://shop.example' })

const fetchFile = async (path: string, headers: Record<string, string>) => {
  const response = await request(api.url + path, { headers })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: Buffer.from(await response.body.arrayBuffer()),
  }
}

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

let bought: Awaited<ReturnType<typeof placeTestOrder>>
let headers: Record<string, string>
let order: { lines: { sku: string; tickets: { id: string; serial: string }[] }[] }
beforeAll(async () => {
  bought = await placeTestOrder(api.db, {
    lines: [
      { sku: 'EV-open-night-standing', quantity: 2 },
      { sku: 'EV-open-night-balcony', quantity: 1 },
      { sku: 'EV-berlin-night-standing', quantity: 1 },
      { sku: 'VOUCHER-25', quantity: 2 },
    ],
  })
  headers = { 'order-key': bought.key! }
  order = (await api.sendRequest('GET', `/orders/${bought.id}`, { headers })).body
})

describe('tickets as a PDF', () => {
  it('have one page each and are small enough for an email', async () => {
    const { status, headers: responseHeaders, bytes } = await fetchFile(`/orders/${bought.id}/tickets.pdf`, headers)
    expect(status).toBe(200)
    expect(responseHeaders).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(responseHeaders['content-disposition']).toBe(`attachment; filename=tickets-${bought.number}.pdf`)
    expect(pages(bytes)).toBe(4)
    expect(bytes.length).toBeLessThan(150_000)
    expect(bytes.toString('latin1')).toContain('(Tickets: open night, berlin night)')
    expect(bytes.toString('latin1')).toContain('/Lang (en-GB)')
  })

  it('can be fetched one by one, with the serial as file name', async () => {
    const ticket = order.lines[1]!.tickets[0]!
    const { headers: responseHeaders, bytes } = await fetchFile(`/orders/${bought.id}/tickets/${ticket.id}.pdf`, {
      ...headers,
      'accept-language': 'de',
    })
    expect(pages(bytes)).toBe(1)
    expect(responseHeaders['content-disposition']).toContain(ticket.serial.replaceAll(' ', '-'))
    expect(bytes.toString('latin1')).toContain('/Lang (de-DE)')
    const missing = await fetchFile(`/orders/${bought.id}/tickets/00000000-0000-4000-8000-000000000000.pdf`, headers)
    expect(missing.status).toBe(404)
  })

  it('are rejected when too many wait, and everything else responds meanwhile', async () => {
    const finished: string[] = []
    const [rejectedCount, abandonedCount] = [4, 3]
    const abandoned = new AbortController()
    const path = `/orders/${bought.id}/tickets.pdf`
    const pdfs = Array.from({ length: 1 + maxWaitingPdfs + rejectedCount }, async () => {
      const response = await fetchFile(path, headers)
      finished.push('pdf')
      return response
    })
    const statuses = Promise.all(pdfs)
    const others = await Promise.all([1, 2, 3].map(() => api.sendRequest('GET', `/orders/${bought.id}`, { headers })))
    finished.push('others')
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
    const counts = Map.groupBy(await statuses, ({ status }) => status)
    expect(finished.indexOf('others')).toBeLessThan(pdfs.length - maxWaitingPdfs / 2)
    // A PDF that is ready before the last request arrives leaves room for it.
    expect(counts.get(200)?.length).toBeGreaterThanOrEqual(1 + maxWaitingPdfs)
    expect(counts.get(503)?.length).toBeGreaterThanOrEqual(1)
    expect([...counts.keys()].toSorted()).toEqual([200, 503])
    expect(counts.get(503)?.[0]?.headers['retry-after']).toBe('2')
    // Clients that have gone leave the queue: the next one does not wait for their PDFs.
    const gone = Array.from({ length: abandonedCount }, () =>
      request(api.url + path, { headers, signal: abandoned.signal }).catch(() => 'gone'),
    )
    await setTimeout(50)
    abandoned.abort()
    expect(new Set(await Promise.all(gone))).toEqual(new Set(['gone']))
    expect((await fetchFile(path, headers)).status).toBe(200)
  })

  it('are only for callers who may read the order', async () => {
    for (const kind of [
      'tickets.pdf',
      'vouchers.pdf',
      'calendar.ics',
      `tickets/${order.lines[0]!.tickets[0]!.id}.pdf`,
    ]) {
      for (const otherHeaders of [{}, { 'order-key': 'x'.repeat(43) }])
        expect((await fetchFile(`/orders/${bought.id}/${kind}`, otherHeaders as Record<string, string>)).status).toBe(
          404,
        )
    }
  })
})

it('gift vouchers have one page each', async () => {
  const { bytes } = await fetchFile(`/orders/${bought.id}/vouchers.pdf`, { ...headers, 'accept-language': 'de' })
  expect(pages(bytes)).toBe(2)
  expect(bytes.toString('latin1')).toContain('(Gutschein)')
})

it('documents without content return 404', async () => {
  const record = await placeTestOrder(api.db, {
    lines: [{ sku: 'RECORD-1-LP', quantity: 1 }],
    shipping: 'parcel',
    deliveryAddress: homeAddress,
  })
  for (const kind of ['tickets.pdf', 'vouchers.pdf', 'calendar.ics']) {
    expect((await fetchFile(`/orders/${record.id}/${kind}`, { 'order-key': record.key! })).status).toBe(404)
  }
})

const readCalendar = async () => {
  const { bytes, headers: responseHeaders } = await fetchFile(`/orders/${bought.id}/calendar.ics`, headers)
  expect(responseHeaders['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }))
}

describe('the calendar of an order', () => {
  it('has each event once with the UID of the storefront’s calendar files', async () => {
    const events = await readCalendar()
    expect(events.map(({ event }) => event.uid).toSorted()).toEqual([
      'EV-berlin-night@shop.example',
      'EV-open-night@shop.example',
    ])
    const openNight = events.find(({ event }) => event.uid.includes('open'))!.event
    expect(openNight.component.getFirstPropertyValue('url')).toBe('https://shop.example/whats-on/open-night?lng=en')
    expect(openNight.description).toContain('2 × Standing, 1 × Balcony')
    expect(openNight.description).toContain(`Order ${bought.number}`)
    expect(openNight.location).toContain('1 Test Street')
    const berlin = events.find(({ event }) => event.uid.includes('berlin'))!.event
    expect(berlin.startDate.zone.tzid).toBe('Europe/Berlin')
    expect(berlin.startDate.toString()).toMatch(/T23:00:00$/)
  })

  it('shows events that were cancelled after the purchase', async () => {
    const before = (await readCalendar()).find(({ event }) => event.uid.includes('berlin'))!.event
    await api.db
      .updateTable('events')
      .set({ stored_status: 'cancelled' })
      .where('product_id', 'in', (eb) => eb.selectFrom('products').select('id').where('slug', '=', 'berlin-night'))
      .execute()
    const { event, component } = (await readCalendar()).find((entry) => entry.event.uid.includes('berlin'))!
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.summary).toBe('Cancelled: berlin night (2027)')
    expect(event.sequence).toBeGreaterThan(before.sequence)
  })
})
