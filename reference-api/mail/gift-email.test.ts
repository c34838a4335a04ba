import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordGiftFailure } from './gift-delivery.ts'
import { anonymiseOrders } from '../store/orders/anonymise-orders.ts'
import { findOrder } from '../store/orders/orders.ts'
import { refundOrder } from '../store/orders/refund-order.ts'
import { countPendingWork } from '../metrics/pending-work.ts'
import type { RunningApi } from '../start.ts'
import { startFixtureApi } from '../testing/start-fixture-api.ts'
import { homeAddress } from '../testing/home-address.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { parseMail } from '../testing/parse-mail.ts'
import { buyer, placeTestOrder } from '../testing/place-test-order.ts'
import { createTestClock } from '../testing/test-clock.ts'

const clock = createTestClock(new Date('2026-11-23T12:00:00Z'))
const mailbox = await createMailbox()
let api: RunningApi
beforeAll(async () => {
  api = await startFixtureApi({
    mailFolder: mailbox.folder,
    now: clock.now,
    frequentJobIntervalMs: 150,
    shopUrl: 'https://shop.example',
  })
})
afterAll(async () => {
  await api.close()
  await mailbox.remove()
})

/** The emails to an address, once there are so many. */
const readEmails = async (address: string, count = 1) =>
  (await mailbox.waitForEmails(address, '', count)).map(parseMail)

let recipients = 0
const createRecipient = () => `sam-${(recipients += 1)}@example.com`
const toDay = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const placeGift = (extraData: Record<string, string>, userId: string | null = null) =>
  placeTestOrder(api.db, {
    userId,
    contact: { ...buyer, email: `buyer-${extraData.giftEmail}` },
    lines: [{ sku: 'VOUCHER-OWN', quantity: 1, extraData: { giftAmount: '80', giftTo: 'Sam', ...extraData } }],
    now: clock.now(),
  })
const findLine = async (orderId: string) => (await findOrder(api.db, orderId))!.lines[0]!

/** Every place that could still hold the address. */
const findAddress = async (email: string) => {
  const tables = await Promise.all(
    (['gifts', 'order_lines', 'order_letters', 'basket_lines', 'baskets'] as const).map(async (table) => {
      const rows: object[] = await api.db.selectFrom(table).selectAll().execute()
      // The buyers of this file have addresses that contain the recipient's.
      const text = JSON.stringify(rows).replaceAll(`buyer-${email}`, '')
      return text.includes(email) ? [table] : []
    }),
  )
  return tables.flat()
}

it('a gift whose address does not exist stays with the buyer, who is told; no log has the address', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const giftEmail = createRecipient()
  const { id } = await placeGift({ giftEmail, giftDay: toDay(1) })
  const row = await api.db
    .selectFrom('order_letters')
    .selectAll()
    .where('order_id', '=', id)
    .where('kind', '=', 'gift')
    .executeTakeFirstOrThrow()
  const error = Object.assign(new Error(`550 no such user ${giftEmail}`), { code: 'EENVELOPE', responseCode: 550 })
  const deps = { db: api.db, now: clock.now, log } as unknown as Parameters<typeof recordGiftFailure>[2]
  await recordGiftFailure(row, Object.assign(new Error('later'), { responseCode: 451 }), deps)
  expect((await findLine(id)).gift?.email).toBe(giftEmail)
  await recordGiftFailure(row, error, deps)
  const emails = await readEmails(`buyer-${giftEmail}`, 2)
  expect(emails.map(({ subject }) => subject)).toContain('We could not reach Sam')
  expect(await findAddress(giftEmail)).toEqual([])
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('@example.com')
})

describe('a gift voucher with a recipient', () => {
  it('is emailed to the buyer at once and to the recipient on the day, in the chosen language', async () => {
    const giftEmail = createRecipient()
    const message = 'Alles <b>Gute</b> & bis bald'
    const { id } = await placeGift({ giftEmail, giftMessage: message, giftDay: toDay(2), giftLanguage: 'de' })
    const [confirmation] = await readEmails(`buyer-${giftEmail}`)
    const { vouchers, gift } = await findLine(id)
    const { code, value } = vouchers[0]!
    expect(value).toBe(8000)
    expect(gift?.send_at.toISOString()).toBe(`${toDay(2)}T08:00:00.000Z`)
    for (const part of [code, 'For Sam', `We email it to ${giftEmail} on`]) expect(confirmation?.text).toContain(part)
    expect(await findAddress(giftEmail)).toEqual(['gifts'])
    expect(await mailbox.findEmailsTo(giftEmail)).toEqual([])
    const emails = (await countPendingWork(api.db, clock.now())).find(({ kind }) => kind === 'emails')
    expect(emails).toEqual({ kind: 'emails', count: 0, oldestSeconds: 0 })

    clock.advance({ days: 2 })
    const [email] = await readEmails(giftEmail)
    expect(email?.subject).toBe('Bea Yer hat ein Geschenk für dich')
    for (const part of ['Hallo Sam', code, '80,00', 'shop.example/whats-on?lng=de', message])
      expect(email?.text).toContain(part)
    expect(email?.html).toContain('Alles &lt;b&gt;Gute&lt;/b&gt; &amp; bis bald')
    expect(email?.attachments.map(({ type }) => type)).toEqual(['application/pdf'])
    await expect.poll(() => findAddress(giftEmail)).toEqual([])
    expect((await findLine(id)).gift?.sent_at).not.toBeNull()
    expect(await mailbox.findEmailsTo(giftEmail)).toHaveLength(1)
  })

  it('is emailed, with a page to print, without the vouchers of the line that the buyer has spent', async () => {
    const giftEmail = createRecipient()
    const { id } = await placeTestOrder(api.db, {
      contact: { ...buyer, email: `buyer-${giftEmail}` },
      lines: [{ sku: 'VOUCHER-25', quantity: 2, extraData: { giftTo: 'Sam', giftEmail, giftDay: toDay(1) } }],
      now: clock.now(),
    })
    const [spent, remaining] = (await findLine(id)).vouchers
    await api.db.updateTable('vouchers').set({ balance: 0 }).where('code', '=', spent!.code).execute()
    clock.advance({ days: 1 })
    const [email] = await readEmails(giftEmail)
    expect(email?.text).toContain(remaining!.code)
    expect(email?.text).not.toContain(spent!.code)
    const [pdf] = email!.attachments
    expect(pdf!.content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('is emailed at once without a day', async () => {
    const giftEmail = createRecipient()
    await placeGift({ giftEmail })
    expect((await readEmails(giftEmail))[0]?.subject).toBe('Bea Yer has a gift for you')
  })

  it('is not emailed after a refund, which says so and deletes the address', async () => {
    const giftEmail = createRecipient()
    const { id } = await placeGift({ giftEmail, giftDay: toDay(3) })
    await mailbox.waitForEmails(`buyer-${giftEmail}`)
    await api.db.transaction().execute((tx) => refundOrder(tx, id, { reason: null, now: clock.now() }))
    const [, refund] = await readEmails(`buyer-${giftEmail}`, 2)
    expect(refund?.text).toContain('The voucher for Sam will not be emailed any more')
    expect(refund?.text).toMatch(/^1 × /m)
    expect(await findAddress(giftEmail)).toEqual([])
    clock.advance({ days: 4 })
    const other = createRecipient()
    await placeGift({ giftEmail: other })
    await mailbox.waitForEmails(other)
    expect(await mailbox.findEmailsTo(giftEmail)).toEqual([])
  })

  it('is not emailed when the buyer has spent it, and the address is deleted', async () => {
    const giftEmail = createRecipient()
    const { id } = await placeGift({ giftEmail, giftDay: toDay(1) })
    const { vouchers } = await findLine(id)
    await api.db.updateTable('vouchers').set({ balance: 0 }).where('code', '=', vouchers[0]!.code).execute()
    clock.advance({ days: 1 })
    await expect.poll(() => findAddress(giftEmail)).toEqual([])
    expect(await mailbox.findEmailsTo(giftEmail)).toEqual([])
    expect((await findLine(id)).gift?.sent_at).toBeNull()
  })

  it('needs a voucher: the recipient of another line gets no email', async () => {
    const giftEmail = createRecipient()
    const { id } = await placeTestOrder(api.db, {
      contact: { ...buyer, email: `buyer-${giftEmail}` },
      lines: [{ sku: 'RECORD-1-LP', quantity: 1, extraData: { giftEmail, giftTo: 'Sam' } }],
      shipping: 'parcel',
      deliveryAddress: homeAddress,
      now: clock.now(),
    })
    expect((await findLine(id)).gift).toBeNull()
    expect(await findAddress(giftEmail)).toEqual([])
  })

  it('is not emailed after the deletion of the account, which deletes address, name and message', async () => {
    const giftEmail = createRecipient()
    const { id: userId } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const { id } = await placeGift({ giftEmail, giftDay: toDay(3) }, userId)
    await mailbox.waitForEmails(`buyer-${giftEmail}`)
    await api.db.transaction().execute((tx) => anonymiseOrders(tx, userId, 'deleted@example.com', clock.now()))
    expect(await findAddress(giftEmail)).toEqual([])
    expect((await findLine(id)).extra_data).toEqual({})
    expect(await api.db.selectFrom('order_letters').select('id').where('order_id', '=', id).execute()).toEqual([])
  })
})
