import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pickCells } from '#scripts/test-runner/matrix/every-cell.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startBalancer } from '../testing/start-balancer.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { startReplica, startReplicas, type Replica } from '../testing/start-replicas.ts'
import { startShoppers } from '../testing/start-shoppers.ts'

let api: Awaited<ReturnType<typeof startFixtureApi>>
let redis: TestRedis
let balancer: Awaited<ReturnType<typeof startBalancer>>
let env: Record<string, string>
let replicas: Replica[] = []

const createSecret = () => randomBytes(32).toString('base64')

beforeAll(async () => {
  balancer = await startBalancer()
  ;[api, redis] = await Promise.all([startFixtureApi({ shopUrl: balancer.url }), startRedis()])
  env = {
    PUBLIC_URL: balancer.url,
    COMMERCE_API_URL: api.url,
    PAYMENT_PAGE_ORIGIN: api.url,
    REDIS_URL: redis.url,
    SESSION_SECRETS: createSecret(),
    SESSION_KEYS: createSecret(),
    // A stopping replica accepts requests until the next one has started. The time is long, because the balancer shares
    // its process with the API and all shoppers.
    SHUTDOWN_DELAY_MS: '4000',
    // All shoppers have one IP address.
    LIMIT_GUEST_SESSIONS_IP: '100000/10m',
    LIMIT_PAYMENTS_IP: '1000/15m',
    HOLD_TICKETS_IP: '1000',
    HOLD_BASKETS_IP: '1000',
    // On a busy machine a request that waits must not fail.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
  }
  replicas = await startReplicas(3, env)
  for (const { url } of replicas) balancer.add(url)
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await Promise.all([balancer.close(), redis.close()])
  await api.close()
})

const failures = ({ log }: Replica) =>
  log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))

test(
  'replacing replicas in turn under load fails no request, loses no basket line, signs no customer out, and makes one order of every payment [F25]',
  { timeout: 180_000 },
  async () => {
    const shoppers = await startShoppers(balancer.url)
    const waitForEvenLoad = () =>
      vi.waitFor(() => expect(Math.min(...balancer.counts.values())).toBeGreaterThan(10), { timeout: 60_000 })
    try {
      for (const old of pickCells([...replicas], 1)) {
        await waitForEvenLoad()
        const exit = once(old.process, 'exit')
        old.process.kill('SIGTERM')
        const fresh = await startReplica(env)
        replicas.push(fresh)
        expect((await exit)[0]).toBe(0)
        balancer.remove(old.url)
        balancer.add(fresh.url)
      }
      await waitForEvenLoad()
    } finally {
      await shoppers.stop()
    }
    const { done, wrongResponses } = shoppers
    expect(wrongResponses).toEqual([])
    expect(replicas.flatMap(failures)).toEqual([])
    expect(Math.min(...Object.values(done))).toBeGreaterThan(0)
    const { count } = await api.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(done.payments)
    recordMeasurement(
      'F25',
      `0 of ${done.requests} requests failed while ${replicas.length - 3} of three replicas were replaced under load: ${done.additions + done.forms} additions to baskets, ${done.payments} payments, ${done.accounts} visits to an account, ${done.pictures} pictures`,
    )
  },
)
