import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createTestClock } from '#reference-api/testing/test-clock.ts'
import { startBff, type TestBff } from './start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from './start-faulty-gateway.ts'
import { startRedis, type TestRedis } from './start-redis.ts'

type PaymentServices = {
  redis: TestRedis
  api: Awaited<ReturnType<typeof startFixtureApi>>
  gateway: FaultyGateway
  bff: TestBff
}

/** In milliseconds; long enough for a busy test machine. */
const longTimeouts = { UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' }

/**
 * Registers hooks that start a shop with the API's own payment page, and that delete orders, payments and baskets after
 * each test. `clock` is the API's clock.
 */
export const setUpPayments = () => {
  const clock = createTestClock()
  const services = {} as PaymentServices

  beforeAll(async () => {
    const [redis, api] = await Promise.all([startRedis(), startFixtureApi({ now: clock.now })])
    const gateway = await startFaultyGateway(api.url)
    const env = { REDIS_URL: redis.url, COMMERCE_API_URL: gateway.url, PAYMENT_PAGE_ORIGIN: api.url, ...longTimeouts }
    Object.assign(services, { redis, api, gateway, bff: await startBff({ env }) })
  })
  afterAll(async () => {
    await services.bff.close()
    await services.gateway.close()
    await Promise.all([services.redis.close(), services.api.close()])
  })
  afterEach(async () => {
    for (const table of ['orders', 'payment_transactions', 'baskets'])
      await sql`delete from ${sql.table(table)}`.execute(services.api.db)
    await services.redis.client.flushall()
  })

  return Object.assign(services, {
    clock,

    findOrderIds: async () =>
      (await sql<{ id: string }>`select id from orders`.execute(services.api.db)).rows.map(({ id }) => id),

    /** The API's id of the newest payment; an empty text when there is none. */
    findNewestPaymentId: async () =>
      (await sql<{ id: string }>`select id from payment_transactions order by started_at desc`.execute(services.api.db))
        .rows[0]?.id ?? '',
  })
}
