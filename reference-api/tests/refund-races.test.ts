import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestOperator } from '../testing/create-test-operator.ts'
import { startReferenceApi, type RunningApi } from '../start.ts'
import { placeTestOrder, buyer } from '../testing/place-test-order.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { createSeededDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let replicas: RunningApi[]
let operator: Awaited<ReturnType<typeof createTestOperator>>
let mailbox: Awaited<ReturnType<typeof createMailbox>>

beforeAll(async () => {
  database = await createSeededDatabase()
  mailbox = await createMailbox()
  const settings = {
    databaseUrl: database.url,
    content: createFixtureContent(),
    jwtKey: 'one key for both of the replicas',
    mailFolder: mailbox.folder,
    oftenMs: 100,
  }
  replicas = await Promise.all([0, 1].map(() => startReferenceApi(settings)))
  operator = await createTestOperator(replicas[0]!.db)
}, 60_000)
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.close()))
  await mailbox?.remove()
  await database?.close()
})

const runOperate = async (at: number, path: string, body: object, key = operator.headers, method = 'POST') => {
  const headers = { 'content-type': 'application/json', ...key }
  const response = await fetch(replicas[at % 2]!.url + path, { method, headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, never>
}
const runConcurrently = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

it('a ticket scanned thirty times concurrently on both replicas is admitted once', async () => {
  const api = replicas[0]!
  const order = await placeTestOrder(api.db)
  const response = await fetch(`${api.url}/orders/${order.id}`, { headers: { 'order-key': order.key! } })
  const { lines } = (await response.json()) as { lines: { tickets: { code: string }[] }[] }
  const { code } = lines[0]!.tickets[0]!
  const body = { code, event: 'open-night' }
  const results = (await runConcurrently(30, (at) => runOperate(at, '/tickets/check', body))).map(({ result }) =>
    String(result),
  )
  expect(results.toSorted()).toEqual(['admitted', ...Array<string>(29).fill('used')])
})

it('an order refunded twenty times concurrently on both replicas is paid back and reported once', async () => {
  const api = replicas[0]!
  const contact = { ...buyer, email: 'once@example.com' }
  const stock = async () =>
    (
      await api.db
        .selectFrom('variants')
        .select('stock')
        .where('sku', '=', 'EV-open-night-standing')
        .executeTakeFirstOrThrow()
    ).stock
  const before = await stock()
  const order = await placeTestOrder(api.db, { contact, lines: [{ sku: 'EV-open-night-standing', quantity: 4 }] })
  const refunds = await runConcurrently(20, (at) => runOperate(at, `/operator/orders/${order.number}/refund`, {}))
  expect(refunds.map(({ amount }) => Number(amount)).filter((amount) => amount > 0)).toEqual([8000])
  const readRefundedAmount = () =>
    api.db
      .selectFrom('orders')
      .innerJoin('sandbox_payments as book', 'book.transaction_id', 'orders.transaction_id')
      .select('book.refunded')
      .where('orders.id', '=', order.id)
      .executeTakeFirst()
  await expect.poll(readRefundedAmount, { timeout: 10_000 }).toEqual({ refunded: 8000 })
  const findUnsentEmails = () => api.db.selectFrom('order_letters').select('id').where('sent_at', 'is', null).execute()
  await expect.poll(findUnsentEmails, { timeout: 20_000 }).toEqual([])
  expect(await mailbox.findEmailsTo(contact.email, 'Your refund')).toHaveLength(1)
  expect(await mailbox.findEmailsTo(contact.email, 'Your order')).toHaveLength(1)
  expect(await stock()).toBe(before)
})

it('a refund over the limit is approved once, and by another operator, when decisions arrive together on both replicas', async () => {
  const { db } = replicas[0]!
  const second = await createTestOperator(db, ['refund'])
  const order = await placeTestOrder(db, { lines: [{ sku: 'EV-open-night-standing', quantity: 11 }] })
  const path = `/operator/orders/${order.number}/refund`
  const asked = await runConcurrently(4, (at) => runOperate(at, path, {}))
  const ids = new Set(asked.map(({ waiting }) => (waiting as unknown as { id: string }).id))
  expect(ids.size).toBe(1)
  const approve = (at: number) =>
    runOperate(at, `/operator/refunds/${[...ids][0]}/approve`, {}, at < 6 ? second.headers : operator.headers)
  const states = (await runConcurrently(12, approve)).map(({ state }) => state as string | undefined)
  expect(states.filter(Boolean)).toEqual(['approved'])
  const paid = () =>
    db.selectFrom('refunds').select(['amount', 'approved_by']).where('order_id', '=', order.id).execute()
  expect(await paid()).toEqual([{ amount: 22_000, approved_by: expect.any(String) as string }])
})

it('an operator cannot pass the daily limit by refunds that arrive together', async () => {
  const { db } = replicas[0]!
  const { name, headers } = await createTestOperator(db, ['refund'])
  const orders = await Promise.all(
    [0, 1, 2, 3].map(() => placeTestOrder(db, { lines: [{ sku: 'EV-open-night-standing', quantity: 5 }] })),
  )
  const { id } = await db.selectFrom('operators').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  await db
    .updateTable('refunds')
    .set({ amount: 75_000, requested_by: id, approved_by: null, created_at: new Date() })
    .where(
      'order_id',
      'not in',
      orders.map((order) => order.id),
    )
    .where('approved_by', 'is not', null)
    .execute()
  const refunds = await runConcurrently(4, (at) =>
    runOperate(at, `/operator/orders/${orders[at]!.number}/refund`, {}, headers),
  )
  expect(refunds.map(({ amount }) => Number(amount)).filter((amount) => amount > 0)).toHaveLength(2)
})

it('an operator cannot pass the daily limit by refunds of several events that arrive together', async () => {
  const { db } = replicas[0]!
  const { name, headers } = await createTestOperator(db)
  const { id } = await db.selectFrom('operators').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const slugs = ['berlin-night', 'elsewhere', 'last-tickets']
  const place = (slug: string) => placeTestOrder(db, { lines: [{ sku: `EV-${slug}-standing`, quantity: 1 }] })
  const orders = await Promise.all(slugs.map(place))
  const refunded = { id: crypto.randomUUID(), order_id: orders[0]!.id, ticket_id: null, reason: null }
  const now = new Date()
  await db
    .insertInto('refunds')
    .values({ ...refunded, amount: 98_000, created_at: now, paid_at: now, requested_by: id })
    .execute()
  const cancel = (at: number) =>
    runOperate(at, `/operator/events/${slugs[at]}`, { status: 'cancelled', refund: true }, headers, 'PUT')
  const results = await runConcurrently(slugs.length, cancel)
  expect(results.map(({ refunded }) => Number(refunded)).toSorted()).toEqual([0, 0, 1])
  expect(results.filter(({ waiting }) => waiting)).toHaveLength(2)
})

it('the audit log in PostgreSQL refuses changes', async () => {
  for (const statement of [sql`update audit_log set act = ''`, sql`delete from audit_log`, sql`truncate audit_log`])
    await expect(statement.execute(replicas[0]!.db)).rejects.toThrow('The audit log takes new rows only')
})
