import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { revokeOperator } from '../../store/operators/operators.ts'
import { createTestOperator } from '../../testing/create-test-operator.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { startOperatorApi } from '../../testing/start-operator-api.ts'

const { api, operate, checkTicket, readOrder, listEmails, waitForEmail, createContact, readRefunds } =
  await startOperatorApi({
    refundLimits: { order: 50, day: 80 },
  })

type Headers = Record<string, string>
const createRefunders = async () =>
  [await createTestOperator(api.db, ['refund']), await createTestOperator(api.db, ['refund'])] as const
const placeOrder = (quantity = 3) =>
  placeTestOrder(api.db, { contact: createContact(), lines: [{ sku: 'EV-open-night-standing', quantity }] })
const refund = (number: string, headers: Headers, body: object = {}) =>
  operate('POST', `/operator/orders/${number}/refund`, body, headers)
const decide = (id: string, decision: 'approve' | 'refuse', headers: Headers) =>
  operate('POST', `/operator/refunds/${id}/${decision}`, undefined, headers)
const listWaiting = async (headers: Headers) =>
  (await operate('GET', '/operator/refunds', undefined, headers)).body['hydra:member'] as { id: string }[]
const expireRequest = (id: string) =>
  api.db.updateTable('refund_requests').set({ expires_at: new Date() }).where('id', '=', id).execute()

const readEvent = async (slug: string) =>
  (await api.sendRequest('GET', `/products/event-information?skus[]=EV-${slug}`)).body['hydra:member'][0]

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
    expect((await checkTicket(ticket.code, slug)).body.result).toBe('cancelled')
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

describe('a refund over the limit', () => {
  it('waits until a second operator approves it, and is paid once', async () => {
    const [ada, ben] = await createRefunders()
    const contact = createContact()
    const order = await placeTestOrder(api.db, { contact, lines: [{ sku: 'EV-open-night-standing', quantity: 3 }] })
    const asked = await refund(order.number, ada.headers, { reason: 'Fell ill' })
    expect(asked.body).toMatchObject({
      status: 'placed',
      amount: 0,
      tickets: [],
      waiting: {
        order: order.number,
        amounts: { GBP: 6000 },
        requestedBy: ada.name,
        state: 'waiting',
        reason: 'Fell ill',
      },
    })
    const { id } = asked.body.waiting
    expect((await refund(order.number, ada.headers)).body.waiting.id).toBe(id)
    expect((await readOrder(order)).status).toBe('placed')
    expect((await listWaiting(ben.headers)).filter((request) => request.id === id)).toHaveLength(1)

    const own = await decide(id, 'approve', ada.headers)
    expect([own.status, own.body['hydra:description']]).toEqual([403, expect.stringContaining('Somebody else')])
    const decisions = await Promise.all([0, 1, 2].map(() => decide(id, 'approve', ben.headers)))
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(decisions.find(({ status }) => status === 200)!.body).toMatchObject({
      state: 'approved',
      decidedBy: ben.name,
    })
    expect((await readOrder(order)).status).toBe('cancelled')
    await expect.poll(() => readRefunds(order.id), { timeout: 10_000 }).toEqual({ refunded: 6000, noted: 6000 })
    await waitForEmail(contact.email, 'Your refund')
    expect(await listWaiting(ben.headers)).not.toContainEqual(expect.objectContaining({ id }))
    const acts = await api.db
      .selectFrom('audit_log')
      .select(['operator_name', 'act', 'outcome'])
      .where('subject', '=', order.number)
      .orderBy('id')
      .execute()
    expect(acts.filter(({ outcome }) => outcome !== 'refused')).toEqual([
      { operator_name: ada.name, act: 'order.refund', outcome: 'waiting' },
      { operator_name: ada.name, act: 'order.refund', outcome: 'waiting' },
      { operator_name: ben.name, act: 'refund.approve', outcome: 'done' },
    ])
  })

  it('is not passed by many small refunds: of one order, or of one operator in a day', async () => {
    const [ada, ben] = await createRefunders()
    const order = await placeOrder(4)
    const [first, second, third] = (await readOrder(order)).lines[0].tickets as { id: string }[]
    expect((await refund(order.number, ada.headers, { tickets: [first!.id, second!.id] })).body.amount).toBe(4000)
    expect((await refund(order.number, ben.headers, { tickets: [third!.id] })).body.waiting).toMatchObject({
      amounts: { GBP: 2000 },
    })
    expect((await refund((await placeOrder(2)).number, ada.headers)).body).toMatchObject({
      amount: 4000,
      waiting: null,
    })
    const last = await placeOrder(1)
    expect((await refund(last.number, ada.headers)).body).toMatchObject({ amount: 0, waiting: { state: 'waiting' } })
    await api.db
      .updateTable('refunds')
      .set({ created_at: sql`created_at - interval '25 hours'` })
      .execute()
    const { id } = (await refund(last.number, ada.headers)).body.waiting
    expect((await decide(id, 'refuse', ada.headers)).body.state).toBe('refused')
    expect((await refund(last.number, ada.headers)).body.amount).toBe(2000)
  })

  it('ends when it is refused, expires, or its operator is revoked', async () => {
    const [ada, ben] = await createRefunders()
    const requestRefund = async () => (await refund((await placeOrder()).number, ada.headers)).body.waiting.id as string
    const [refused, expired, orphaned] = [await requestRefund(), await requestRefund(), await requestRefund()]
    expect((await decide(refused, 'refuse', ben.headers)).body).toMatchObject({ state: 'refused', decidedBy: ben.name })
    await expireRequest(expired)
    await revokeOperator(api.db, ada.name, new Date())
    for (const id of [refused, expired, orphaned]) expect((await decide(id, 'approve', ben.headers)).status).toBe(409)
    expect((await decide(crypto.randomUUID(), 'approve', ben.headers)).status).toBe(404)
    expect((await decide(orphaned, 'refuse', ben.headers)).status).toBe(200)
    expect((await listWaiting(ben.headers)).filter(({ id }) => [refused, expired, orphaned].includes(id))).toEqual([])
  })

  it('can be asked for again after it has expired, and blocks another one of its order until then', async () => {
    const [ada, ben] = await createRefunders()
    const order = await placeOrder()
    const [ticket] = (await readOrder(order)).lines[0].tickets as { id: string }[]
    const { id } = (await refund(order.number, ada.headers)).body.waiting
    expect((await refund(order.number, ben.headers, { tickets: [ticket!.id] })).status).toBe(409)
    await expireRequest(id)
    const again = (await refund(order.number, ada.headers)).body.waiting
    expect(again.id).not.toBe(id)
    expect((await decide(again.id, 'approve', ben.headers)).status).toBe(200)
  })

  it('is not approved when it would be higher than what was shown', async () => {
    const [ada, ben] = await createRefunders()
    const { number } = await placeOrder()
    const { id } = (await refund(number, ada.headers)).body.waiting
    await api.db
      .updateTable('refund_requests')
      .set({ amounts: JSON.stringify({ GBP: 5999 }) })
      .where('id', '=', id)
      .execute()
    expect((await decide(id, 'approve', ben.headers)).status).toBe(409)
  })

  it('is approved by another person also when SQL says otherwise', async () => {
    const [ada] = await createRefunders()
    const { id } = (await refund((await placeOrder()).number, ada.headers)).body.waiting
    const approveAlone = api.db
      .updateTable('refund_requests')
      .set(({ ref }) => ({ decision: 'approved', decided_by: ref('requested_by'), decided_at: new Date() }))
      .where('id', '=', id)
      .execute()
    await expect(approveAlone).rejects.toThrow('refunds_are_approved_by_another')
  })
})

it('the refund of a cancelled event waits for a second operator, and then refunds every order', async () => {
  const [ada, ben] = [await createTestOperator(api.db), await createTestOperator(api.db, ['refund'])]
  const contact = createContact()
  const lines = [{ sku: 'EV-last-tickets-standing', quantity: 1 }]
  const orders = [await placeTestOrder(api.db, { contact, lines }), await placeTestOrder(api.db, { lines })]
  await operate('PUT', '/operator/events/last-tickets', { status: 'on_sale' })
  const cancel = () =>
    operate('PUT', '/operator/events/last-tickets', { status: 'cancelled', refund: true }, ada.headers)
  await api.db.updateTable('orders').set({ currency: 'EUR' }).where('id', '=', orders[1]!.id).execute()
  await api.db
    .insertInto('refunds')
    .values({
      id: crypto.randomUUID(),
      order_id: orders[0]!.id,
      ticket_id: null,
      amount: 7000,
      reason: null,
      created_at: new Date(),
      paid_at: new Date(),
      requested_by: (
        await api.db.selectFrom('operators').select('id').where('name', '=', ada.name).executeTakeFirstOrThrow()
      ).id,
    })
    .execute()
  const { body } = await cancel()
  expect(body).toMatchObject({
    change: 'cancelled',
    told: 2,
    refunded: 0,
    waiting: { event: 'last-tickets', order: null, amounts: { GBP: 2000, EUR: 2000 } },
  })
  expect((await cancel()).body).toMatchObject({ change: null, waiting: { id: body.waiting.id } })
  await waitForEmail(contact.email, 'Cancelled: last tickets')
  expect((await decide(body.waiting.id, 'approve', ben.headers)).body.state).toBe('approved')
  for (const order of orders) expect((await readOrder(order)).status).toBe('cancelled')
  const rows = await api.db
    .selectFrom('refunds')
    .innerJoin('operators as second', 'second.id', 'refunds.approved_by')
    .select('second.name')
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  expect(rows).toEqual([{ name: ben.name }, { name: ben.name }])
})
