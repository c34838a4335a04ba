import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Secret } from '../../session/vault/secret.ts'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/start-tcp-proxy.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'
import { startScriptedApi, type ScriptedApi } from '../../testing/scripted-api.ts'

const shoppers = 20

/** Makes the replica start at once and without a file. */
const replicating = ['--repl-diskless-sync-delay', '0', '--repl-diskless-load', 'swapdb']

let [first, second]: TestRedis[] = []
let api: ScriptedApi
let link: TcpProxy
let bff: TestBff

const getRedisPort = (redis: TestRedis) => Number(new URL(redis.url).port)

beforeAll(async () => {
  ;[first, second, api] = await Promise.all([
    startRedis(...replicating),
    startRedis(...replicating),
    startScriptedApi(),
  ])
  await second!.client.replicaof('127.0.0.1', getRedisPort(first!))
  await vi.waitFor(async () => expect(await second!.client.info('replication')).toContain('master_link_status:up'), {
    timeout: 20_000,
  })
  link = await startTcpProxy(getRedisPort(first!))
  bff = await startBff({
    env: { REDIS_URL: `redis://127.0.0.1:${link.port}`, REDIS_TIMEOUT_MS: '1000', COMMERCE_API_URL: api.url },
    routes: (app, contextOf) => {
      app.get('/write', async (request, response) => {
        await contextOf(request).session.setBasketPointer({ id: new Secret('CANARY-basket'), count: 7 })
        response.send('written')
      })
    },
  })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([link.close(), api.close(), first!.close(), second!.close()])
})

describe('when the primary of Redis becomes a replica of another', () => {
  it('all rejected requests share one new connection, and no customer is signed out [F5]', async () => {
    const browsers: ShopperBrowser[] = []
    // Shoppers sign in one after the other, because attempts count against a limit until they succeed.
    while (browsers.length < shoppers) {
      const browser = bff.browser()
      expect((await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })).status).toBe(200)
      browsers.push(browser)
    }
    // WAIT covers the writes of its own connection, and all writes before them.
    await first!.client.set('last', 'write')
    expect(await first!.client.wait(1, 5_000)).toBe(1)
    const before = link.connections

    await second!.client.replicaof('NO', 'ONE')
    await first!.client.replicaof('127.0.0.1', getRedisPort(second!))
    link.target = getRedisPort(second!)

    const failedOver = performance.now()
    const refused = (await Promise.all(browsers.map((browser) => browser.get('/write')))).filter(
      ({ status }) => status !== 200,
    )
    for (const { status, body, headers } of refused) {
      expect({ status, code: body.code, setCookie: headers.getSetCookie() }).toEqual({
        status: 503,
        code: 'session_unavailable',
        setCookie: [],
      })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(refused.length).toBeGreaterThan(0)
    await expect.poll(async () => (await browsers[0]!.get('/write')).status, { timeout: 10_000 }).toBe(200)
    const ms = Math.round(performance.now() - failedOver)

    for (const browser of browsers) {
      expect((await browser.get('/write')).status).toBe(200)
      expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, basketCount: 7 })
    }
    expect(link.connections - before).toBe(1)
    recordMeasurement(
      'F5',
      `1 new connection after ${refused.length} writes refused at once; writing again after ${ms} ms, ${shoppers} of ${shoppers} still signed in`,
    )
  })
})
