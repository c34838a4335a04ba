import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Tables } from '../db/schema.ts'
import { maxWaitingChanges } from '../routes/accounts/with-locked-user.ts'
import { createSendRequest } from '../testing/api-under-test.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startReferenceApi } from '../start.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof startReferenceApi>>
let otherClient: pg.Client
let db: Kysely<Tables>
const sendRequest = createSendRequest(() => api.url)

beforeAll(async () => {
  database = await createSeededDatabase()
  const connection = await connect({ databaseUrl: database.url, dataFolder: null })
  db = connection.db
  api = await startReferenceApi({ connection, content: createFixtureContent(), jwtKey: 'a key of this test' })
  otherClient = new pg.Client({ connectionString: database.url })
  await otherClient.connect()
})
afterAll(async () => {
  await otherClient.end()
  await api.close()
  await database.close()
})

const createCustomer = async (email: string) => {
  const person = { firstName: 'Ann', lastName: 'Owner', email, password: 'a long enough sentence' }
  await sendRequest('POST', '/users', { body: person })
  const { token } = (await sendRequest('POST', '/auth', { body: person })).body
  const items = [{ product: 'EV-open-night' }]
  const { body: list } = await sendRequest('POST', '/wishlists', { token, body: { name: 'Winter', items } })
  return { token, list }
}

/** Runs `work` while another client holds a lock. */
const whileLocked = async (statement: string, work: () => Promise<unknown>) => {
  await otherClient.query('begin')
  await otherClient.query(statement)
  await work().finally(() => otherClient.query('commit'))
}

test('changes of one customer hold one connection, and too many are rejected', async () => {
  const { token, list } = await createCustomer('busy@example.com')
  const path = `/wishlist-items/${list.items[0].id}`
  const change = () => sendRequest('PUT', path, { token, body: { quantity: 2 } })
  let changes: ReturnType<typeof change>[] = []
  let rejections = 0
  await whileLocked(`select from users where email = 'busy@example.com' for update`, async () => {
    changes = Array.from({ length: 30 }, async () => {
      const response = await change()
      if (response.status === 503) rejections += 1
      return response
    })
    const rejection = await Promise.race(changes)
    expect([rejection.status, rejection.headers.get('retry-after')]).toEqual([503, '2'])
    const countWaiting = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      return rows[0]!.waiting
    }
    await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1)
    expect((await sendRequest('GET', '/products/event-calendar')).status).toBe(200)
    // A change that arrived after the lock would find room.
    await expect.poll(() => rejections, { timeout: 5_000 }).toBe(30 - 1 - maxWaitingChanges)
  })
  const statuses = (await Promise.all(changes)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1 + maxWaitingChanges)
  expect((await change()).status).toBe(200)
})

test('a wishlist that is read again, renamed or shared reads no products', async () => {
  const { token, list } = await createCustomer('reader@example.com')
  const { token: link } = (await sendRequest('POST', `/wishlists/${list.id}/share`, { token })).body
  await whileLocked('lock table products, variants in access exclusive mode', async () => {
    const responses = await Promise.all([
      sendRequest('GET', `/wishlists/shared/${link}`),
      sendRequest('GET', `/wishlists/${list.id}`, { token }),
      sendRequest('PUT', `/wishlists/${list.id}`, { token, body: { name: 'Spring' } }),
      sendRequest('POST', `/wishlists/${list.id}/share`, { token }),
      sendRequest('PUT', `/wishlist-items/${list.items[0].id}`, { token, body: { quantity: 3 } }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})
