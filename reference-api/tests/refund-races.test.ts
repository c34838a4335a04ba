import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReferenceApi, type RunningApi } from '../start.ts'
import { placeTestOrder, buyer } from '../testing/place-test-order.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

const operatorKey = 'the key of the operators of these tests'
let postgres: TestPostgres
let replicas: RunningApi[]
let mailbox: Awaited<ReturnType<typeof createMailbox>>

beforeAll(async () => {
  postgres = await startPostgres()
  mailbox = await createMailbox()
  const settings = {
    databaseUrl: postgres.url,
    content: createFixtureContent(),
    jwtKey: 'one key for both of the replicas',
    operatorKey,
    mailFolder: mailbox.folder,
    oftenMs: 100,
  }
  replicas = await Promise.all([0, 1].map(() => startReferenceApi(settings)))
}, 60_000)
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.close()))
  await mailbox?.remove()
  await postgres?.close()
})

const runOperate = async (at: number, path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'operator-key': operatorKey }
  const response = await fetch(replicas[at % 2]!.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
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
  const results = (await runConcurrently(30, (at) => runOperate(at, '/tickets/check', { code }))).map(({ result }) =>
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
