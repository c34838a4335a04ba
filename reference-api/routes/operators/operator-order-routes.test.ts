import { describe, expect, it } from 'vitest'
import { startOperatorApi } from '../../testing/start-operator-api.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { storeAsOlderOrder } from '../../testing/store-as-older-order.ts'
import { homeAddress } from '../../testing/home-address.ts'

const { api, operate, checkTicket, readOrder, listEmails, waitForEmail, createContact, readRefunds } =
  await startOperatorApi()

const readStock = async (sku: string) =>
  (await api.db.selectFrom('variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock

describe('checking tickets', () => {
  it('admits a ticket once when several scans arrive together', async () => {
    const order = await readOrder(
      await placeTestOrder(api.db, {
        contact: createContact(),
        lines: [{ sku: 'EV-open-night-standing', quantity: 2, extraData: { guestName: 'Zoë Guest' } }],
      }),
    )
    const [ticket, otherTicket] = order.lines[0].tickets
    const responses = await Promise.all(Array.from({ length: 20 }, () => checkTicket(ticket.code)))
    expect(responses.map(({ body }) => body.result).filter((result) => result === 'admitted')).toHaveLength(1)
    const laterCheck = (await checkTicket(ticket.code)).body
    expect(laterCheck).toMatchObject({
      result: 'used',
      serial: ticket.serial,
      holder: 'Zoë Guest',
      variantName: 'Standing',
    })
    expect(Date.parse(laterCheck.usedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect((await checkTicket(otherTicket.code)).body.result).toBe('admitted')
  })

  it('leaves a ticket of another event valid, and says which event it is for', async () => {
    const order = await readOrder(await placeTestOrder(api.db, { contact: createContact() }))
    const [ticket] = order.lines[0].tickets
    expect((await checkTicket(ticket.code, 'full-house')).body).toMatchObject({
      result: 'other_event',
      serial: ticket.serial,
      productName: 'open night',
      startsAt: expect.stringMatching(/^\d{4}-/),
    })
    expect((await checkTicket(ticket.code)).body.result).toBe('admitted')
    expect((await checkTicket(ticket.code, 'no-such-night')).status).toBe(404)
  })

  it('rejects a code that the API did not issue', async () => {
    for (const code of ['', 'PXAA.0000', 'PX'.repeat(30), `${'0'.repeat(50)}`])
      expect((await checkTicket(code)).body).toMatchObject({ result: 'unknown', serial: null })
  })
})

describe('refunding', () => {
  it('refunds one ticket: its share of the money, its stock, and its code becomes invalid', async () => {
    const contact = createContact()
    const bought = await placeTestOrder(api.db, {
      contact,
      lines: [{ sku: 'EV-open-night-standing', quantity: 3 }],
      promoCodes: ['TICKETS10'],
    })
    const before = await readStock('EV-open-night-standing')
    const [ticket] = (await readOrder(bought)).lines[0].tickets
    const refunds = await operate('POST', `/operator/orders/${bought.number}/refund`, {
      tickets: [ticket.serial.toLowerCase()],
      reason: 'Fell ill',
    })
    expect(refunds.body).toEqual({
      order: bought.number,
      status: 'part_refunded',
      currency: 'GBP',
      amount: 1800,
      toVouchers: 0,
      tickets: [ticket.serial],
      spentVouchers: [],
      waiting: null,
    })
    expect(await readStock('EV-open-night-standing')).toBe(before + 1)
    expect((await checkTicket(ticket.code)).body.result).toBe('cancelled')
    await expect.poll(() => readRefunds(bought.id), { timeout: 10_000 }).toEqual({ refunded: 1800, noted: 1800 })
    const order = await readOrder(bought)
    expect(order).toMatchObject({
      status: 'part_refunded',
      totals: { refunded: 1800 },
      lines: [{ refundedQuantity: 1 }],
      payment: { refunded: 1800 },
    })
    await waitForEmail(contact.email, 'Your refund')
    const mail = (await listEmails(contact.email)).find(({ subject }) => subject.includes('Your refund'))
    expect(mail?.text).toContain('£18.00')
    expect(mail?.text).toContain(ticket.serial)
    expect(mail?.text).toContain('Fell ill')
  })

  it('refunds once when requests are repeated', async () => {
    const bought = await placeTestOrder(api.db, { contact: createContact() })
    const path = `/operator/orders/${bought.number.toLowerCase().replace('-', ' ')}/refund`
    const responses = await Promise.all([0, 1, 2].map(() => operate('POST', path, {})))
    expect(responses.map(({ body }) => body.amount).toSorted((a, b) => a - b)).toEqual([0, 0, 4000])
    expect(new Set(responses.map(({ body }) => body.status))).toContain('cancelled')
    await expect.poll(() => readRefunds(bought.id), { timeout: 10_000 }).toEqual({ refunded: 4000, noted: 4000 })
    expect((await operate('POST', path, {})).body).toMatchObject({ status: 'cancelled', amount: 0, tickets: [] })
    expect((await readRefunds(bought.id)).refunded).toBe(4000)
  })

  it('refunds what a gift voucher paid to the voucher, and ends a bought voucher', async () => {
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
      contact: createContact(),
      lines: [
        { sku: 'EV-open-night-balcony', quantity: 2 },
        { sku: 'VOUCHER-25', quantity: 1 },
      ],
      promoCodes: ['TEST-50GB-P000-0001'],
    })
    expect(await balance()).toBe(0)
    const { lines, totals, payment } = await readOrder(bought)
    expect(totals).toMatchObject({
      discount: { gross: 0 },
      total: { gross: 8500, tax: 1000 },
      taxes: [{ rate: 0.2, net: 5000, tax: 1000 }],
      vouchers: full,
    })
    expect(payment.amount).toBe(8500 - full)
    const first = await operate('POST', `/operator/orders/${bought.number}/refund`, {
      tickets: [lines[0].tickets[0].id],
    })
    expect(first.body).toMatchObject({ amount: 500, toVouchers: full / 2 })
    expect((await readOrder(bought)).totals).toMatchObject({ refunded: 500, refundedToVouchers: full / 2 })
    const restRefund = await operate('POST', `/operator/orders/${bought.number}/refund`, {})
    expect(restRefund.body).toMatchObject({ status: 'cancelled', amount: 500 + 2500, toVouchers: full / 2 })
    expect(await balance()).toBe(full)
    expect((await readOrder(bought)).lines[1].vouchers).toMatchObject([{ balance: 0 }])
  })

  it('refunds an older order, whose voucher was a discount, as it was paid', async () => {
    const bought = await placeTestOrder(api.db, {
      contact: createContact(),
      lines: [{ sku: 'EV-open-night-balcony', quantity: 3 }],
      promoCodes: ['TEST-50GB-P000-0001'],
    })
    await storeAsOlderOrder(api.db, bought.id)
    const { lines, totals } = await readOrder(bought)
    expect(totals).toMatchObject({ discount: { gross: 5000 }, total: { gross: 4000, tax: 667 } })
    expect(totals).not.toHaveProperty('vouchers')
    const path = `/operator/orders/${bought.number}/refund`
    expect((await operate('POST', path, { tickets: [lines[0].tickets[0].id] })).body).toMatchObject({
      amount: 1333,
      toVouchers: 1666,
    })
    expect((await operate('POST', path, {})).body).toMatchObject({ amount: 2667, toVouchers: 3334 })
  })

  it('refunds shipping with the last piece and names partly spent vouchers', async () => {
    const contact = createContact()
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
    const { shipping, totals, ...order } = await readOrder(bought)
    const shippingTotal = shipping.total.gross
    expect(shippingTotal).toBeGreaterThan(0)
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
      amount: 2500 + shippingTotal,
      status: 'part_refunded',
      spentVouchers: [spent.code],
    })
    expect((await operate('POST', path, {})).body).toMatchObject({ amount: 0, spentVouchers: [spent.code] })
    expect((await readOrder(bought)).totals.refunded).toBe(totals.total.gross - 2500)
    await expect
      .poll(
        async () =>
          (await listEmails(contact.email)).filter(({ text }) =>
            text.replaceAll(/\s+/g, ' ').includes(`has been spent: gift voucher ${spent.code}`),
          ).length,
        { timeout: 10_000 },
      )
      .toBe(1)
  })

  it('rejects an unknown order and an unknown ticket', async () => {
    const bought = await placeTestOrder(api.db, { contact: createContact() })
    expect((await operate('POST', '/operator/orders/PX-1/refund', {})).status).toBe(404)
    const rejected = await operate('POST', `/operator/orders/${bought.number}/refund`, { tickets: ['PXL 000 000 000'] })
    expect([rejected.status, rejected.body.violations[0].propertyPath]).toEqual([422, 'tickets[0]'])
  })
})

describe('sending tickets again', () => {
  it('sends the email in the language of the order', async () => {
    const contact = createContact()
    const bought = await placeTestOrder(api.db, { contact, language: 'de' })
    expect((await operate('POST', `/operator/orders/${bought.number}/tickets`)).status).toBe(202)
    await waitForEmail(contact.email, `Noch einmal deine Karten: Bestellung ${bought.number}`)
    const mail = (await listEmails(contact.email)).find(({ subject }) => subject.includes('Noch einmal'))!
    expect(mail.attachments.map(({ name }) => name)).toEqual([
      `tickets-${bought.number}.pdf`,
      `events-${bought.number}.ics`,
    ])
    expect(mail.attachments[0]!.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mail.text).toContain('Einlass 19:00\u00a0Uhr')
  })

  it('tells the previous address, in the language of the order, that another one has the order now', async () => {
    const [contact, { email }] = [createContact(), createContact()]
    const { number } = await placeTestOrder(api.db, { contact, language: 'de' })
    // A confirmation that is not sent yet would go to the other address.
    await expect.poll(async () => (await listEmails(contact.email)).length, { timeout: 10_000 }).toBe(1)
    const path = `/operator/orders/${number}/tickets`
    expect((await operate('POST', path, { email })).status).toBe(202)
    const subject = `Bestellung ${number} hat eine neue E-Mail-Adresse`
    await waitForEmail(contact.email, subject)
    const notice = (await listEmails(contact.email)).find((one) => one.subject === subject)!
    for (const secret of [email, contact.firstName, '/orders/']) expect(notice.text).not.toContain(secret)
    await operate('POST', path, { email })
    await expect.poll(async () => (await listEmails(email)).length, { timeout: 10_000 }).toBe(2)
    expect((await listEmails(email)).filter((one) => one.subject === subject)).toEqual([])
  })

  it('responds 404 when the tickets were refunded', async () => {
    const bought = await placeTestOrder(api.db, { contact: createContact() })
    await operate('POST', `/operator/orders/${bought.number}/refund`, {})
    expect((await operate('POST', `/operator/orders/${bought.number}/tickets`)).status).toBe(404)
  })
})
