import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presentOrder } from '../presenters/present-order.ts'
import { startMembership } from '../store/accounts/memberships.ts'
import { enqueueOrderEmail, enqueuePaymentReturnedEmail } from '../store/orders/order-email-queue.ts'
import { insertUser } from '../store/accounts/users.ts'
import { findOrder } from '../store/orders/orders.ts'
import { createConfirmationEmail } from './order-emails.ts'
import type { RunningApi } from '../start.ts'
import { placeTestOrder, buyer } from '../testing/place-test-order.ts'
import { storeAsOlderOrder } from '../testing/store-as-older-order.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startFixtureApi } from '../testing/start-fixture-api.ts'
import { parseMail } from '../testing/parse-mail.ts'
import { createTestClock } from '../testing/test-clock.ts'

/** A mail server that can be switched to reject emails. */
const startMailServer = async () => {
  const acceptedMails: string[] = []
  const state = { refuses: false, refused: 0, slowMs: 0 }
  const server = createServer((socket) => {
    let mail: string | null = null
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      if (mail !== null) {
        mail += chunk.toString('latin1')
        if (!mail.endsWith('\r\n.\r\n')) return
        // A client doubles a dot at the start of a line (RFC 5321, 4.5.2).
        acceptedMails.push(mail.slice(0, -5).replaceAll('\r\n..', '\r\n.'))
        mail = null
        return setTimeout(() => socket.write('250 kept\r\n'), state.slowMs)
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (line.startsWith('MAIL') && state.refuses) {
          state.refused += 1
          socket.write('451 later\r\n')
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const to = (email: string) => acceptedMails.map(parseMail).filter((mail) => mail.to === email)
  return { url, state, to, close: () => server.close() }
}

const clock = createTestClock()
const mailServer = await startMailServer()
let api: RunningApi
let isStopped = false
const start = () =>
  startFixtureApi({
    smtpUrl: mailServer.url,
    now: clock.now,
    frequentJobIntervalMs: 150,
    shopUrl: 'https://shop.example',
  })
beforeAll(async () => {
  api = await start()
})
afterAll(async () => {
  if (!isStopped) await api.close()
  mailServer.close()
})

let shoppers = 0
const shopper = () => ({ ...buyer, email: `reader-${(shoppers += 1)}@example.com` })
const mailTo = async (email: string) => {
  await expect.poll(() => mailServer.to(email), { timeout: 10_000 }).toHaveLength(1)
  return mailServer.to(email)[0]!
}

describe('the confirmation email', () => {
  it('contains items, dates, venues and every amount', async () => {
    const contact = shopper()
    const lines = [
      { sku: 'EV-open-night-standing', quantity: 2 },
      { sku: 'RECORD-1-LP', quantity: 1, extraData: { dedication: 'For <b>Bea' } },
    ]
    const { number } = await placeTestOrder(api.db, {
      contact,
      lines,
      promoCodes: ['TICKETS10'],
      shipping: 'parcel',
      deliveryAddress: homeAddress,
      now: clock.now(),
    })
    const { subject, text, html, attachments } = await mailTo(contact.email)
    expect(subject).toBe(`Your order ${number}: open night and more`)
    expect(text).toContain('Hello Bea,')
    expect(text).toContain('Your tickets are attached')
    expect(text).not.toContain('by post')
    expect(text).toContain('2 × open night, Standing: £40.00')
    expect(text).toMatch(/doors 19:00, on stage 20:00\nThe Lamphouse, 1 Test Street/)
    expect(text).toMatch(/^(PXL \w{3} \w{3} \w{3} · Bea Yer\n){2}/m)
    expect(text).toContain('(TICKETS10): −£4.00')
    expect(text).toMatch(/Total: £\d+\.\d\d\nof which VAT 20% on £/)
    expect(text).toContain('3 Quay\nBristol\nBS1 4QA\nUnited Kingdom')
    expect(text).toMatch(/https:\/\/shop\.example\/orders\/look-up\?token=[\w-]{43}&page=tickets&lng=en/)
    expect(text).toContain('https://shop.example/withdrawal?lng=en')
    expect(text).toContain('binding')
    expect(text).toMatch(/LP: £21\.99\nDedication: “For <b>Bea”\nMade for you [^]* cannot be withdrawn/)
    expect(text).toMatch(/dedication is made for you alone\s[^]*Reply\sto\sthis\semail/)
    expect(html).toContain('“For &lt;b&gt;Bea”')
    expect(html).toMatch(/>2 × Standing<\/td><td [^>]*>£40\.00</)
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`)
    expect(attachments.map(({ type, name }) => [type, name])).toEqual([
      ['application/pdf', `tickets-${number}.pdf`],
      ['text/calendar', `events-${number}.ics`],
    ])
  })

  it('has gift vouchers as payments after tax, and as deductions in an older order', async () => {
    const contact = shopper()
    const lines = [{ sku: 'EV-open-night-balcony', quantity: 2 }]
    const order = { contact, lines, promoCodes: ['TEST-50GB-P000-0001'], now: clock.now() }
    const { id } = await placeTestOrder(api.db, order)
    const code = 'TEST-50GB-P000-0001'
    expect((await mailTo(contact.email)).text).toContain(
      [
        'Subtotal: £60.00',
        'Total: £60.00',
        'of which VAT 20% on £50.00: £10.00',
        `Paid with gift voucher ${code}: −£50.00`,
        'Amount paid: £10.00',
      ].join('\n'),
    )
    await storeAsOlderOrder(api.db, id)
    const ticketKeys = [{ id: 'AA', key: Buffer.alloc(32) }]
    const older = presentOrder((await findOrder(api.db, id))!, { locale: 'en', now: clock.now(), ticketKeys })
    const { text } = createConfirmationEmail({ order: older, locale: 'en', shopUrl: '', token: 'x', now: clock.now() })
    expect(text.replaceAll(/ {2,}/g, ' ')).toContain(
      ['Subtotal: £60.00', `Gift voucher ${code}: −£50.00`, 'Total: £10.00', 'of which VAT 20% on £8.33: £1.67'].join(
        '\n',
      ),
    )
  })

  it('says what a member saves on a line, and that delivery is free', async () => {
    const contact = shopper()
    const newUser = { email: contact.email, firstName: 'Ada', lastName: 'Quill', passwordHash: 'a hash' }
    const { id: userId } = (await insertUser(api.db, newUser, clock.now()))!
    const { id: bought } = await placeTestOrder(api.db, { now: clock.now() })
    const { id: orderLineId } = await api.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', bought)
      .executeTakeFirstOrThrow()
    const productSku = 'PXM-PLUSONE-1Y'
    await startMembership(api.db, { orderLineId, userId, productSku, now: clock.now() })
    const lines = [{ sku: 'EV-open-night-standing', quantity: 3 }]
    await placeTestOrder(api.db, { userId, contact, lines, shipping: 'e-ticket', now: clock.now() })
    const { text } = await mailTo(contact.email)
    expect(text).toContain('3 × open night, Standing: £56.00')
    expect(text).toContain('Members’ price: £4.00 less')
    expect(text).toMatch(/Subtotal: £56\.00\nDelivery: [^\n]+: free\nTotal: £56\.00/)
  })

  it('is in German for a German order and contains the codes of gift vouchers', async () => {
    const contact = { ...shopper(), firstName: 'Käthe <b>' }
    const { number } = await placeTestOrder(api.db, {
      contact,
      language: 'de',
      currency: 'EUR',
      lines: [{ sku: 'VOUCHER-50', quantity: 1 }],
      billingAddress: {
        ...homeAddress,
        ...{ company: 'Yer OHG', line1: 'Kai 3', line2: 'Hinterhaus', postcode: '10115', city: 'Berlin' },
        countryCode: 'DE',
      },
      now: clock.now(),
    })
    const { subject, text, html, attachments } = await mailTo(contact.email)
    expect(subject).toBe(`Deine Bestellung ${number}: Gutschein`)
    expect(text).toContain('Yer OHG\nBea Yer\nHinterhaus\nKai 3\n10115 Berlin\nDeutschland')
    expect(text).toMatch(
      /Wert 50,00\u00a0€, gültig bis 31\. Dezember[^\n]+\nIm Anhang[^\n]+\nCode: [0-9A-Z]{4}-[0-9A-Z-]+$/m,
    )
    expect(text).toMatch(/MwSt\.\s+fällt\s+erst\s+beim\s+Einlösen\s+an\./)
    expect(text).not.toContain('darin')
    expect(text).toMatch(/binnen vierzehn\s+Tagen/)
    expect(text).not.toContain('§\u00a0312g')
    expect(html).toContain('Hallo Käthe &lt;b&gt;,')
    expect(attachments.map(({ name }) => name)).toEqual([`vouchers-${number}.pdf`])
  })

  it('explains to a guest how the membership starts', async () => {
    const contact = shopper()
    const { id } = await placeTestOrder(api.db, { contact, now: clock.now() })
    await mailTo(contact.email)
    const { id: line } = await api.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await startMembership(api.db, { orderLineId: line, userId: null, productSku: 'MEMBER', now: clock.now() })
    await enqueueOrderEmail(api.db, id, 'tickets', {}, clock.now())
    const listExplanations = () =>
      mailServer.to(contact.email).map(({ text }) => text.replace(/\s+/g, ' ').includes('press “Add to my account”'))
    await expect.poll(listExplanations, { timeout: 10_000 }).toEqual([false, true])
  })
})

it('an email that concerns no ticket of the order any more is not sent, and leaves no link', async () => {
  const contact = shopper()
  const { id } = await placeTestOrder(api.db, { contact, now: clock.now() })
  await mailTo(contact.email)
  const countLinks = async () =>
    (await api.db.selectFrom('mailed_tokens').select('token_hash').where('order_id', '=', id).execute()).length
  expect(await countLinks()).toBe(1)
  const details = { change: 'cancelled', slug: 'another-night', before: {}, refunded: false }
  await enqueueOrderEmail(api.db, id, 'event_changed', details, clock.now())
  clock.advance({ seconds: 61 })
  const findUnsent = () =>
    api.db.selectFrom('order_letters').select('id').where('order_id', '=', id).where('sent_at', 'is', null).execute()
  await expect.poll(findUnsent, { timeout: 10_000 }).toEqual([])
  expect(mailServer.to(contact.email)).toHaveLength(1)
  expect(await countLinks()).toBe(1)
})

describe('a queued email', () => {
  it('is retried until the mail server accepts it, and is not sent again', async () => {
    const contact = shopper()
    mailServer.state.refuses = true
    await placeTestOrder(api.db, { contact, now: clock.now() })
    await expect.poll(() => mailServer.state.refused, { timeout: 10_000 }).toBe(1)
    clock.advance({ seconds: 121 })
    await expect.poll(() => mailServer.state.refused, { timeout: 10_000 }).toBe(2)
    mailServer.state.refuses = false
    clock.advance({ seconds: 301 })
    await mailTo(contact.email)
    clock.advance({ days: 2 })
    const rows = () =>
      api.db
        .selectFrom('order_letters')
        .innerJoin('orders', 'orders.id', 'order_letters.order_id')
        .select('attempts')
        .where('email', '=', contact.email)
        .where('sent_at', 'is not', null)
        .execute()
    await expect.poll(rows, { timeout: 10_000 }).toEqual([{ attempts: 3 }])
    expect(mailServer.to(contact.email)).toHaveLength(1)
  })

  it('is not sent after the account was deleted', async () => {
    const contact = shopper()
    const { id } = await placeTestOrder(api.db, { contact, now: new Date(clock.now().getTime() + 3_600_000) })
    await api.db.updateTable('orders').set({ anonymised_at: clock.now() }).where('id', '=', id).execute()
    clock.advance({ seconds: 3_700 })
    const sent = () =>
      api.db.selectFrom('order_letters').select('sent_at').where('order_id', '=', id).executeTakeFirst()
    await expect.poll(async () => (await sent())?.sent_at, { timeout: 10_000 }).not.toBeNull()
    expect(mailServer.to(contact.email)).toEqual([])
  })
})

it('a stopping process sends the current email, and the others after its next start', async () => {
  const email = 'many@example.com'
  mailServer.state.slowMs = 500
  const details = { email, language: 'en' as const, amount: 1000, currency: 'GBP' }
  await api.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 30; count += 1) await enqueuePaymentReturnedEmail(tx, details, clock.now())
  })
  await expect.poll(() => mailServer.to(email).length, { timeout: 10_000 }).toBeGreaterThan(0)
  isStopped = true
  await api.close()
  expect(mailServer.to(email).length).toBeLessThan(15)
})
