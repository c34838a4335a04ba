import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'
import { placeTestOrder, buyer, homeAddress } from '../../testing/place-test-order.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { parseMail } from '../../testing/parse-mail.ts'

const operatorKey = 'the key of those who run the houses'
const mailbox = await createMailbox()
// Runs after the API has stopped writing into it.
afterAll(() => mailbox.remove())
const api = startApiUnderTest({ operatorKey, mailFolder: mailbox.folder, shopUrl: 'https://shop.example' })

const operate = (method: string, path: string, body?: unknown) =>
  api.sendRequest(method, path, { headers: { 'operator-key': operatorKey }, ...(body === undefined ? {} : { body }) })
const check = (code: string) => operate('POST', '/tickets/check', { code })

const orderOf = async ({ id, key }: { id: string; key: string | null }, language = 'en') =>
  (await api.sendRequest('GET', `/orders/${id}`, { language, headers: { 'order-key': key ?? '' } })).body

const eventOf = async (slug: string) =>
  (await api.sendRequest('GET', `/products/event-information?skus[]=EV-${slug}`)).body['hydra:member'][0]

const mailsTo = async (email: string) => {
  const files = (await readdir(mailbox.folder)).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(
    files.map(async (file) => parseMail(await readFile(join(mailbox.folder, file), 'utf8'))),
  )
  return mails.filter(({ to }) => to === email)
}
const mailTo = (email: string, subject: string) =>
  expect
    .poll(async () => (await mailsTo(email)).filter((mail) => mail.subject.includes(subject)), { timeout: 10_000 })
    .toHaveLength(1)

let shoppers = 0
/** Somebody of their own, so that mails tell whom they are to. */
const shopper = () => ({ ...buyer, email: `buyer-${(shoppers += 1)}@example.com` })

const stockOf = async (sku: string) =>
  (await api.db.selectFrom('variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock
const givenBackAtProvider = async (orderId: string) =>
  api.db
    .selectFrom('orders')
    .innerJoin('sandbox_payments as payment', 'payment.transaction_id', 'orders.transaction_id')
    .innerJoin('payment_transactions as journal', 'journal.id', 'orders.transaction_id')
    .select(['payment.refunded', 'journal.refunded as noted'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()

describe('operators', () => {
  it.each([
    ['POST', '/tickets/check'],
    ['PUT', '/operator/events/open-night'],
    ['POST', '/operator/orders/PX-104800/refund'],
    ['POST', '/operator/orders/PX-104800/tickets'],
    ['PUT', '/operator/pages/about-us'],
  ])('%s %s is for them alone', async (method, path) => {
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

describe('the door', () => {
  it('admits a ticket once, however many scan it at once', async () => {
    const order = await orderOf(
      await placeTestOrder(api.db, {
        contact: shopper(),
        lines: [{ sku: 'EV-open-night-standing', quantity: 2, extraData: { guestName: 'Zoë Guest' } }],
      }),
    )
    const [ticket, other] = order.lines[0].tickets
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(ticket.code)))
    expect(answers.map(({ body }) => body.result).filter((result) => result === 'admitted')).toHaveLength(1)
    const later = (await check(ticket.code)).body
    expect(later).toMatchObject({ result: 'used', serial: ticket.serial, holder: 'Zoë Guest', variantName: 'Standing' })
    expect(Date.parse(later.usedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect((await check(other.code)).body.result).toBe('admitted')
  })

  it('knows no code that is not ours', async () => {
    for (const code of ['', 'PXAA.0000', 'PX'.repeat(30), `${'0'.repeat(50)}`])
      expect((await check(code)).body).toMatchObject({ result: 'unknown', serial: null })
  })
})

describe('giving back', () => {
  it('one ticket: its share of the money, its seat, and its code is good no more', async () => {
    const contact = shopper()
    const bought = await placeTestOrder(api.db, {
      contact,
      lines: [{ sku: 'EV-open-night-standing', quantity: 3 }],
      promoCodes: ['TICKETS10'],
    })
    const before = await stockOf('EV-open-night-standing')
    const [ticket] = (await orderOf(bought)).lines[0].tickets
    const given = await operate('POST', `/operator/orders/${bought.number}/refund`, {
      tickets: [ticket.serial.toLowerCase()],
      reason: 'Fell ill',
    })
    expect(given.body).toEqual({
      order: bought.number,
      status: 'part_refunded',
      currency: 'GBP',
      amount: 1800,
      toVouchers: 0,
      tickets: [ticket.serial],
      spentVouchers: [],
    })
    expect(await stockOf('EV-open-night-standing')).toBe(before + 1)
    expect((await check(ticket.code)).body.result).toBe('cancelled')
    await expect
      .poll(() => givenBackAtProvider(bought.id), { timeout: 10_000 })
      .toEqual({ refunded: 1800, noted: 1800 })
    const order = await orderOf(bought)
    expect(order).toMatchObject({
      status: 'part_refunded',
      totals: { refunded: 1800 },
      lines: [{ refundedQuantity: 1 }],
      payment: { refunded: 1800 },
    })
    await mailTo(contact.email, 'Your refund')
    const mail = (await mailsTo(contact.email)).find(({ subject }) => subject.includes('Your refund'))
    expect(mail?.text).toContain('£18.00')
    expect(mail?.text).toContain(ticket.serial)
    expect(mail?.text).toContain('Fell ill')
  })

  it('asked twice gives once', async () => {
    const bought = await placeTestOrder(api.db, { contact: shopper() })
    const path = `/operator/orders/${bought.number.toLowerCase().replace('-', ' ')}/refund`
    const answers = await Promise.all([0, 1, 2].map(() => operate('POST', path, {})))
    expect(answers.map(({ body }) => body.amount).toSorted((a, b) => a - b)).toEqual([0, 0, 4000])
    expect(new Set(answers.map(({ body }) => body.status))).toContain('cancelled')
    await expect
      .poll(() => givenBackAtProvider(bought.id), { timeout: 10_000 })
      .toEqual({ refunded: 4000, noted: 4000 })
    expect((await operate('POST', path, {})).body).toMatchObject({ status: 'cancelled', amount: 0, tickets: [] })
    expect((await givenBackAtProvider(bought.id)).refunded).toBe(4000)
  })

  it('what a gift voucher paid goes back on to it, and one that was bought ends', async () => {
    const balance = async () =>
      (
        await api.db
          .selectFrom('vouchers')
          .select('balance')
          .where('code', '=', 'TEST-50GB-P000-0001')
          .executeTakeFirstOrThrow()
      ).balance
    const full = await balance()
    const bought = await placeTestOrder(api.db, {
      contact: shopper(),
      lines: [
        { sku: 'EV-open-night-balcony', quantity: 2 },
        { sku: 'VOUCHER-25', quantity: 1 },
      ],
      promoCodes: ['TEST-50GB-P000-0001'],
    })
    expect(await balance()).toBe(0)
    const { lines } = await orderOf(bought)
    const first = await operate('POST', `/operator/orders/${bought.number}/refund`, {
      tickets: [lines[0].tickets[0].id],
    })
    expect(first.body).toMatchObject({ amount: 500, toVouchers: full / 2 })
    const rest = await operate('POST', `/operator/orders/${bought.number}/refund`, {})
    expect(rest.body).toMatchObject({ status: 'cancelled', amount: 500 + 2500, toVouchers: full / 2 })
    expect(await balance()).toBe(full)
    expect((await orderOf(bought)).lines[1].vouchers).toMatchObject([{ balance: 0 }])
  })

  it('piece by piece brings the postage back with the last, and says of a voucher that was spent that it stays', async () => {
    const contact = shopper()
    const lines = [
      { sku: 'EV-open-night-standing', quantity: 2 },
      { sku: 'VOUCHER-25', quantity: 2 },
    ]
    const bought = await placeTestOrder(api.db, {
      contact,
      lines,
      shipping: 'ticket-post',
      deliveryAddress: homeAddress,
    })
    const { shipping, totals, ...order } = await orderOf(bought)
    const postage = shipping.total.gross
    expect(postage).toBeGreaterThan(0)
    const [spent] = order.lines[1].vouchers
    await api.db.updateTable('vouchers').set({ balance: 2400 }).where('code', '=', spent.code).execute()
    const path = `/operator/orders/${bought.number}/refund`
    const [first, second] = order.lines[0].tickets
    expect((await operate('POST', path, { tickets: [first.id] })).body).toMatchObject({
      amount: 2000,
      status: 'part_refunded',
    })
    expect((await operate('POST', path, { tickets: [second.id] })).body).toMatchObject({
      amount: 2000,
      status: 'part_refunded',
    })
    expect((await operate('POST', path, {})).body).toMatchObject({
      amount: 2500 + postage,
      status: 'part_refunded',
      spentVouchers: [spent.code],
    })
    expect((await operate('POST', path, {})).body).toMatchObject({ amount: 0, spentVouchers: [spent.code] })
    expect((await orderOf(bought)).totals.refunded).toBe(totals.total.gross - 2500)
    await expect
      .poll(
        async () =>
          (await mailsTo(contact.email)).filter(({ text }) =>
            text.includes(`has been spent: gift voucher ${spent.code}`),
          ).length,
        { timeout: 10_000 },
      )
      .toBe(1)
  })

  it('knows its orders and their tickets', async () => {
    const bought = await placeTestOrder(api.db, { contact: shopper() })
    expect((await operate('POST', '/operator/orders/PX-1/refund', {})).status).toBe(404)
    const none = await operate('POST', `/operator/orders/${bought.number}/refund`, { tickets: ['PXL 000 000 000'] })
    expect([none.status, none.body.violations[0].propertyPath]).toEqual([422, 'tickets[0]'])
  })
})

describe('sending tickets again', () => {
  it('mails them in the language of the order', async () => {
    const contact = shopper()
    const bought = await placeTestOrder(api.db, { contact, language: 'de' })
    expect((await operate('POST', `/operator/orders/${bought.number}/tickets`)).status).toBe(202)
    await mailTo(contact.email, `Noch einmal deine Karten: Bestellung ${bought.number}`)
    const mail = (await mailsTo(contact.email)).find(({ subject }) => subject.includes('Noch einmal'))!
    expect(mail.attachments.map(({ name }) => name)).toEqual([
      `tickets-${bought.number}.pdf`,
      `nights-${bought.number}.ics`,
    ])
    expect(mail.attachments[0]!.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mail.text).toContain('Einlass 19:00 Uhr')
  })

  it('has nothing to send once they were given back', async () => {
    const bought = await placeTestOrder(api.db, { contact: shopper() })
    await operate('POST', `/operator/orders/${bought.number}/refund`, {})
    expect((await operate('POST', `/operator/orders/${bought.number}/tickets`)).status).toBe(404)
  })
})

describe('a night', () => {
  const slug = 'last-tickets'
  const sku = 'EV-last-tickets-standing'
  let contact: ReturnType<typeof shopper>
  let bought: Awaited<ReturnType<typeof placeTestOrder>>
  beforeAll(async () => {
    contact = shopper()
    bought = await placeTestOrder(api.db, { contact, lines: [{ sku, quantity: 1 }] })
  })

  it('moves to another house and day: those with a ticket are told, and their order and ticket say so', async () => {
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
    await mailTo(contact.email, 'Moved: last tickets')
    const mail = (await mailsTo(contact.email)).find(({ subject }) => subject.startsWith('Moved'))!
    expect(mail.text).toMatch(/Before: .*The Lamphouse, London/)
    expect(mail.text).toContain('Now: Saturday 1 March 2031, doors 20:00, on stage 21:00\nTrafohalle')
    expect(mail.attachments).toHaveLength(2)
    const [line] = (await orderOf(bought)).lines
    expect(line.event).toMatchObject({ venue: { slug: 'trafohalle' }, previousVenue: { slug: 'the-lamphouse' } })
    expect(await eventOf(slug)).toMatchObject({ saleStatus: 'moved', previousVenue: { slug: 'the-lamphouse' } })
  })

  it('is postponed, and is on again', async () => {
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'postponed' })).body).toMatchObject({
      change: 'postponed',
      told: 1,
    })
    await mailTo(contact.email, 'Postponed: last tickets')
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'on_sale' })).body).toMatchObject({
      change: 'back',
      told: 1,
    })
    await mailTo(contact.email, 'It is on: last tickets')
    expect((await operate('PUT', `/operator/events/${slug}`, { status: 'off_sale' })).body).toMatchObject({
      change: null,
      told: 0,
    })
  })

  it('is cancelled, once, and all of it refunded', async () => {
    const [ticket] = (await orderOf(bought)).lines[0].tickets
    const path = `/operator/events/${slug}`
    expect((await operate('PUT', path, { status: 'cancelled' })).body).toMatchObject({
      change: 'cancelled',
      told: 1,
      refunded: 0,
    })
    expect((await check(ticket.code)).body.result).toBe('cancelled')
    expect((await operate('PUT', path, { status: 'cancelled', refund: true })).body).toMatchObject({
      change: null,
      told: 0,
      refunded: 1,
    })
    expect((await operate('PUT', path, { status: 'cancelled', refund: true })).body).toMatchObject({ refunded: 0 })
    await expect.poll(async () => (await givenBackAtProvider(bought.id)).refunded, { timeout: 10_000 }).toBe(2000)
    await mailTo(contact.email, 'Cancelled: last tickets')
    expect(await orderOf(bought)).toMatchObject({
      status: 'cancelled',
      lines: [{ event: { saleStatus: 'cancelled' }, tickets: [{ status: 'cancelled' }] }],
    })
  })

  it('takes no change that makes no sense, and stays as it was', async () => {
    const cases: [object, string][] = [
      [{ status: 'sold_out' }, 'status'],
      [{ venue: 'nowhere' }, 'venue'],
      [{ startsAt: 'soon' }, 'startsAt'],
      [{ doorsAt: '2031-03-01T23:00', startsAt: '2031-03-01T21:00' }, 'startsAt'],
      [{ refund: true }, 'refund'],
    ]
    const before = await eventOf('open-night')
    for (const [body, path] of cases) {
      const answer = await operate('PUT', '/operator/events/open-night', body)
      expect([answer.status, answer.body.violations?.[0].propertyPath]).toEqual([422, path])
    }
    expect(await eventOf('open-night')).toEqual(before)
    expect((await operate('PUT', '/operator/events/nothing', {})).status).toBe(404)
  })
})

describe('a page', () => {
  let before: { title: string; body: string }
  beforeEach(async () => {
    before = (await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body
  })

  it('is edited in one language, and stays as it was in the other', async () => {
    const answer = await operate('PUT', '/operator/pages/about-us', {
      title: { en: 'Who we are' },
      body: { en: '<p>New.</p>' },
    })
    expect(answer.body).toMatchObject({ title: 'Who we are', body: '<p>New.</p>' })
    expect((await api.sendRequest('GET', '/content-by-slug/about-us')).body.title).toBe('Who we are')
    expect((await api.sendRequest('GET', '/content-by-slug/about-us', { language: 'de' })).body).toMatchObject({
      title: before.title,
      body: before.body,
    })
  })

  it('is unknown, or needs words', async () => {
    expect((await operate('PUT', '/operator/pages/nowhere/at-all', { title: { en: 'x' } })).status).toBe(404)
    expect((await operate('PUT', '/operator/pages/about-us', { title: { en: ' ' } })).status).toBe(422)
  })
})
