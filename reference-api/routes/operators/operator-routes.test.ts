import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOperatorApi } from '../../testing/start-operator-api.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'

const { api, operate, checkTicket, readOrder, listEmails, waitForEmail, createContact, readRefunds } =
  await startOperatorApi()

const readEvent = async (slug: string) =>
  (await api.sendRequest('GET', `/products/event-information?skus[]=EV-${slug}`)).body['hydra:member'][0]

describe('access', () => {
  it.each([
    ['POST', '/tickets/check'],
    ['PUT', '/operator/events/open-night'],
    ['POST', '/operator/orders/PX-104800/refund'],
    ['POST', '/operator/orders/PX-104800/tickets'],
    ['PUT', '/operator/pages/about-us'],
  ])('%s %s responds 401 without the operator key', async (method, path) => {
    const { token } = await api.createCustomer()
    const tries: Record<string, string>[] = [
      {},
      { 'operator-key': 'x'.repeat(40) },
      { authorization: `Bearer ${token}` },
    ]
    for (const headers of tries) {
      expect((await api.sendRequest(method, path, { headers, body: { code: 'x' } })).status).toBe(401)
    }
  })
})

describe('changing an event', () => {
  const slug = 'last-tickets'
  const sku = 'EV-last-tickets-standing'
  let contact: ReturnType<typeof createContact>
  let bought: Awaited<ReturnType<typeof placeTestOrder>>
  beforeAll(async () => {
    contact = createContact()
    bought = await placeTestOrder(api.db, { contact, lines: [{ sku, quantity: 1 }] })
  })

  it('moves it to another venue and day: ticket holders get an email, and order and tickets show the change', async () => {
    const { body } = await operate('PUT', `/operator/events/${slug}`, {
      venue: 'trafohalle',
      startsAt: '2031-03-01T21:00',
    })
    expect(body).toMatchObject({
      saleStatus: 'moved',
      change: 'moved',
      told: 1,
      refunded: 0,
      venue: { slug: 'trafohalle' },
    })
    expect(body.dates).toMatchObject({ startsAt: '2031-03-01T21:00:00+01:00', timeZone: 'Europe/Berlin' })
    expect(body.dates.doorsAt).toBe('2031-03-01T20:00:00+01:00')
    await waitForEmail(contact.email, 'Moved: last tickets')
    const mail = (await listEmails(contact.email)).find(({ subject }) => subject.startsWith('Moved'))!
    expect(mail.text).toMatch(/Before: [^]*The\s+Lamphouse, London/)
    expect(mail.text).toContain('Now: Saturday 1 March 2031, doors 20:00, on stage 21:00\nTrafohalle')
    expect(mail.attachments).toHaveLength(2)
    const [line] = (await readOrder(bought)).lines
    expect(line.event).toMatchObject({ venue: { slug: 'trafohalle' }, previousVenue: { slug: 'the-lamphouse' } })
    expect(await readEvent(slug)).toMatchObject({ saleStatus: 'moved', previousVenue: { slug: 'the-lamphouse' } })
  })

  it('postpones it, and puts it on sale again', async () => {
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'postponed' })).body).toMatchObject({
      change: 'postponed',
      told: 1,
    })
    await waitForEmail(contact.email, 'Postponed: last tickets')
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'on_sale' })).body).toMatchObject({
      change: 'back',
      told: 1,
    })
    await waitForEmail(contact.email, 'It is on: last tickets')
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'off_sale' })).body).toMatchObject({
      change: null,
      told: 0,
    })
  })

  it('cancels it once, and refunds every order', async () => {
    const [ticket] = (await readOrder(bought)).lines[0].tickets
    const path = `/operator/events/${slug}`
    expect((await operate('PUT', path, { status: 'cancelled' })).body).toMatchObject({
      change: 'cancelled',
      told: 1,
      refunded: 0,
    })
    expect((await checkTicket(ticket.code)).body.result).toBe('cancelled')
    expect((await operate('PUT', path, { status: 'cancelled', refund: true })).body).toMatchObject({
      change: null,
      told: 0,
      refunded: 1,
    })
    expect((await operate('PUT', path, { status: 'cancelled', refund: true })).body).toMatchObject({ refunded: 0 })
    await expect.poll(async () => (await readRefunds(bought.id)).refunded, { timeout: 10_000 }).toBe(2000)
    await waitForEmail(contact.email, 'Cancelled: last tickets')
    const cancellation = (await listEmails(contact.email)).find(({ subject }) => subject.startsWith('Cancelled'))!
    expect(cancellation.text).toContain('/orders/look-up?token=')
    expect(cancellation.text).not.toContain('page=tickets')
    expect(await readOrder(bought)).toMatchObject({
      status: 'cancelled',
      lines: [{ event: { saleStatus: 'cancelled' }, tickets: [{ status: 'cancelled' }] }],
    })
  })

  it('rejects an invalid change and leaves the event as it was', async () => {
    const invalidChanges: [object, string][] = [
      [{ status: 'sold_out' }, 'status'],
      [{ venue: 'nowhere' }, 'venue'],
      [{ startsAt: 'soon' }, 'startsAt'],
      [{ doorsAt: '2031-03-01T23:00', startsAt: '2031-03-01T21:00' }, 'startsAt'],
      [{ refund: true }, 'refund'],
    ]
    const before = await readEvent('open-night')
    for (const [body, path] of invalidChanges) {
      const response = await operate('PUT', '/operator/events/open-night', body)
      expect([response.status, response.body.violations?.[0].propertyPath]).toEqual([422, path])
    }
    expect(await readEvent('open-night')).toEqual(before)
    expect((await operate('PUT', '/operator/events/nothing', {})).status).toBe(404)
  })
})

describe('editing a page', () => {
  let before: { title: string; body: string }
  beforeEach(async () => {
    before = (await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body
  })

  it('changes one language and keeps the other', async () => {
    const response = await operate('PUT', '/operator/pages/about-us', {
      title: { en: 'Who we are' },
      body: { en: '<p>New.</p>' },
    })
    expect(response.body).toMatchObject({ title: 'Who we are', body: '<p>New.</p>' })
    expect((await api.sendRequest('GET', '/content-by-slug/about-us')).body.title).toBe('Who we are')
    expect((await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body).toMatchObject({
      title: before.title,
      body: before.body,
    })
  })

  it('rejects an unknown page and an empty title', async () => {
    expect((await operate('PUT', '/operator/pages/nowhere/at-all', { title: { en: 'x' } })).status).toBe(404)
    expect((await operate('PUT', '/operator/pages/about-us', { title: { en: ' ' } })).status).toBe(422)
  })
})
