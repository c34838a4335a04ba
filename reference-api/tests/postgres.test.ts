import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { deleteExpired } from '../store/accounts/delete-expired.ts'
import { createSendRequest, type TestResponse } from '../testing/api-under-test.ts'
import { createPlanCheck } from '../testing/create-plan-check.ts'
import { createCheckout } from '../testing/checkout.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startReferenceApi } from '../start.ts'

const plans = createPlanCheck(() => true)
let database: TestDatabase
let replicas: Awaited<ReturnType<typeof startReferenceApi>>[]

beforeAll(async () => {
  database = await createTestDatabase()
  // Both start together on an empty database: one migrates and seeds, the other waits.
  replicas = await Promise.all(
    [0, 1].map(async () =>
      startReferenceApi({
        connection: await connect({ databaseUrl: database.url, dataFolder: null }, plans.log),
        content: createFixtureContent(),
        jwtKey: 'a key for two replicas of one API',
        metricsPort: 0,
      }),
    ),
  )
})
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.close()))
  await database?.close()
})

const call = async (replica: number, method: string, path: string, body?: object, token?: string) => {
  const response = await fetch(replicas[replica % 2]!.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

const guest = async () =>
  (await call(0, 'POST', '/auth', {})).body as unknown as { token: string; refresh_token: string }

test('two replicas on one PostgreSQL seed it once and show the same programme', async () => {
  const [firstList, secondList] = await Promise.all(
    [0, 1].map((replica) => call(replica, 'GET', '/products/search-event-information')),
  )
  expect(firstList!.body['hydra:totalItems']).toBeGreaterThan(5)
  expect(secondList!.body['hydra:member']).toEqual(firstList!.body['hydra:member'])
})

test('a basket of one replica is visible on the other', async () => {
  const { token } = await guest()
  const created = await call(
    0,
    'POST',
    '/baskets',
    { currency: 'GBP', lines: [{ productVariant: 'EV-open-night-standing', quantity: 2 }] },
    token,
  )
  const foundOnOther = await call(1, 'GET', `/baskets/${created.body['id']}`, undefined, token)
  expect(foundOnOther.body['lines']).toEqual(created.body['lines'])
})

test('a refresh token used twenty times concurrently on both replicas has one successor', async () => {
  const { refresh_token } = await guest()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => call(index, 'POST', '/token/refresh', { refresh_token })),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ body }) => body['refresh_token'])).size).toBe(1)
})

test('an email registered ten times concurrently creates one account', async () => {
  const registration = {
    firstName: 'Ann',
    lastName: 'Race',
    email: 'race@example.com',
    password: 'a long enough sentence',
  }
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => call(index, 'POST', '/users', registration)),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(9)
})

/** Another client of the same database, with a transaction that starts with these statements. */
const whileTransactionIsOpen = async (statements: string[], work: () => Promise<void>) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await work()
    await client.query('commit')
  } finally {
    await client.end()
  }
}

test('a basket is not deleted when its guest uses it while unused ones are deleted', async () => {
  const { token } = await guest()
  const [usedBasket, unusedBasket] = await Promise.all(
    [0, 1].map(async () => (await call(0, 'POST', '/baskets', {}, token)).body['id'] as unknown as string),
  )
  await replicas[0]!.db
    .updateTable('baskets')
    .set({ updated_at: new Date('2020-01-01') })
    .where('id', 'in', [usedBasket!, unusedBasket!])
    .execute()
  await whileTransactionIsOpen([`update baskets set updated_at = now() where id = '${usedBasket}'`], () =>
    deleteExpired(replicas[0]!.db, new Date()),
  )
  expect((await call(0, 'GET', `/baskets/${usedBasket}`, undefined, token)).status).toBe(200)
  expect((await call(0, 'GET', `/baskets/${unusedBasket}`, undefined, token)).status).toBe(404)
})

test('requests without a free connection get a 503 and change nothing', { timeout: 40_000 }, async () => {
  const { token } = await guest()
  const created = () =>
    replicas[0]!.db
      .selectFrom('baskets')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
  const before = Number((await created()).count)
  const pendingRequests: Promise<Response>[] = []
  await whileTransactionIsOpen(['lock table baskets in access exclusive mode'], async () => {
    for (let shopper = 0; shopper < 15; shopper += 1) {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      pendingRequests.push(fetch(`${replicas[0]!.url}/baskets`, { method: 'POST', headers, body: '{}' }))
    }
    await Promise.race(pendingRequests)
  })
  const responses = await Promise.all(pendingRequests)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 503]))
  // Retry-After would say that only a queue was full, and the shop would not leave the API alone.
  expect(responses.map(({ headers }) => headers.get('retry-after'))).toEqual(responses.map(() => null))
  expect(Number((await created()).count)).toBe(before + responses.filter(({ status }) => status === 201).length)
})

const scrape = async () => (await fetch(`http://127.0.0.1:${replicas[0]!.metricsPort}/metrics`)).text()

test('metrics count busy, idle and awaited connections, and pending work', async () => {
  await call(0, 'GET', '/readyz')
  const text = await scrape()
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^database_connections\{state="awaited"\} 0$/m)
  expect(text).toMatch(/^pending_work\{kind="refunds"\} 0$/m)
  expect(text).toMatch(/^database_up 1$/m)
})

test('metrics respond and report the failure when the database hangs', async () => {
  await whileTransactionIsOpen(['lock table refunds in access exclusive mode'], async () => {
    const startedAt = performance.now()
    const text = await scrape()
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(text).toMatch(/^database_up 0$/m)
    expect(text).not.toMatch(/^pending_work/m)
    expect(text).toMatch(/^http_requests_total/m)
  })
  await expect.poll(scrape).toMatch(/^database_up 1$/m)
})

test('a change of password ends sign-ins and refreshes that run at the same time', async () => {
  const email = 'races@example.com'
  const oldPassword = 'correct horse battery'
  const names = { firstName: 'Ada', lastName: 'Quill' }
  const registered = await call(0, 'POST', '/users', { email, password: oldPassword, ...names })
  const signIn = async (replica: number) =>
    (await call(replica, 'POST', '/auth', { email, password: oldPassword })).body
  const own = await signIn(0)
  const others = await Promise.all([0, 1].map(signIn))

  let isChanged = false
  const changePassword = async () => {
    const path = `/users/${registered.body['id']}/change-password`
    const body = { existingPassword: oldPassword, newPassword: 'another long password' }
    const { status } = await call(0, 'PUT', path, body, own['token'])
    isChanged = true
    return status
  }
  const tokens: unknown[] = []
  // While the change runs, there is always a sign-in whose password is being checked.
  const signInRepeatedly = async () => {
    while (!isChanged) tokens.push((await signIn(1))['refresh_token'])
  }
  const refreshRepeatedly = async (first: unknown) => {
    let current = first
    while (!isChanged && current) {
      current = (await call(1, 'POST', '/token/refresh', { refresh_token: current })).body['refresh_token']
      tokens.push(current)
    }
  }
  const [status] = await Promise.all([
    changePassword(),
    signInRepeatedly(),
    signInRepeatedly(),
    ...others.map(({ refresh_token }) => refreshRepeatedly(refresh_token)),
  ])
  expect(status).toBe(200)

  const refresh = async (refresh_token: unknown) => (await call(1, 'POST', '/token/refresh', { refresh_token })).status
  const refreshTokens = tokens.filter(Boolean)
  expect(await Promise.all(refreshTokens.map(refresh))).toEqual(refreshTokens.map(() => 401))
  expect(await refresh(own['refresh_token'])).toBe(200)
})

const publicPaths = [
  '/storefront/product/open-night',
  '/products/event-information?skus[]=EV-open-night',
  '/products/search-event-information?venue=the-lamphouse&genre=folk',
  '/products/search-event-information?when=weekend',
  '/products/next-events?count=6&saleStatus[]=on_sale',
  '/products/next-events?count=6&order=announced',
  '/products/event-calendar',
  '/product-variants?product=EV-open-night',
  '/products?skus[]=EV-open-night',
  '/product-relations?sku=EV-open-night',
  '/products-by-category/records?format=lp&order[price]=asc',
  '/content-by-slug/about-us',
  '/redirects-by-url/tickets',
  '/locations-by-slug/the-lamphouse',
]

test('an export is rejected when too many wait for it, and customers without a proven email address wait for none', async () => {
  const sendRequest = createSendRequest(() => replicas[0]!.url)
  const register = async (email: string, verifiedAt: Date | null) => {
    const person = { firstName: 'Ann', lastName: 'Owner', email, password: 'a long enough sentence' }
    await sendRequest('POST', '/users', { body: person })
    await replicas[0]!.db
      .updateTable('users')
      .set({ email_verified_at: verifiedAt })
      .where('email', '=', email)
      .execute()
    const { token } = (await sendRequest('POST', '/auth', { body: person })).body
    const { id } = (await sendRequest('GET', '/me', { token })).body
    return () => sendRequest('GET', `/users/${id}/export`, { token })
  }
  const requestUnproven = await register('anybody@example.com', null)
  const requestProven = await register('owner@example.com', new Date())
  const responses: TestResponse[] = []
  const requestExport = async () => responses.push(await requestProven())
  const exports = await replicas[0]!.db.transaction().execute(async (transaction) => {
    await sql`lock table wishlists`.execute(transaction)
    // Either of the two may arrive first.
    const unproven = [requestUnproven(), requestUnproven()]
    expect((await Promise.race(unproven)).status).toBe(503)
    const started = [
      ...unproven.map((request) => request.then((response) => responses.push(response))),
      ...Array.from({ length: 7 }, requestExport),
    ]
    await expect.poll(() => responses.length, { timeout: 10_000 }).toBe(4)
    expect((await sendRequest('GET', '/products/event-calendar')).status).toBe(200)
    return { finished: Promise.all(started) }
  })
  await exports.finished
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503, 200, 200, 200, 200, 200])
  expect(responses[0]!.headers.get('retry-after')).toBe('2')
})

/** The files of handlers check every query by the embedded PostgreSQL; this checks the most frequent by a server. */
test('the queries of shoppers have their indexes', async () => {
  plans.start()
  const sendRequest = createSendRequest(() => replicas[0]!.url)
  for (const path of publicPaths) expect((await sendRequest('GET', path)).status, path).not.toBe(400)
  const email = 'buyer@example.com'
  const password = 'a long enough sentence'
  await sendRequest('POST', '/users', { body: { firstName: 'Ann', lastName: 'Buyer', email, password } })
  const { token } = (await sendRequest('POST', '/auth', { body: { email, password } })).body
  const { confirmBasket, startPayment, chooseOutcome, updatePayment } = createCheckout({
    sendRequest,
    createGuest: guest,
  })
  const checkout = await confirmBasket({ token, email })
  const { id, redirectUrl } = (await startPayment(checkout)).body
  await chooseOutcome(redirectUrl, 'pay')
  expect((await updatePayment(token, id)).status).toBe(200)
  for (const path of ['/me', '/users-addresses', '/wishlists', '/users-orders'])
    expect((await sendRequest('GET', path, { token })).status, path).toBe(200)
  await plans.check(replicas[0]!.db)
})
