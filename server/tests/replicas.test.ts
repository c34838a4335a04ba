import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { createRegistration } from '../testing/customer.ts'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { startReplicas, type Replica } from '../testing/start-replicas.ts'

vi.setConfig({ testTimeout: 60_000 })

const person = createRegistration()
const refreshCall = 'POST /token/refresh'

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let redis: TestRedis
let replicas: Replica[]
/** The calls to the API, the refresh tokens of its refreshes, and the revoked ones. */
let calls: string[]
let presentedTokens: string[]
let revoked: string[]

const createSecret = () => randomBytes(32).toString('base64')

beforeAll(async () => {
  ;[upstream, redis] = await Promise.all([startFixtureApi(), startRedis()])
  gateway = await startFaultyGateway(upstream.url)
  // On a busy machine a request that waits must not fail.
  const longTimeouts = { UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' }
  replicas = await startReplicas(3, {
    COMMERCE_API_URL: gateway.url,
    REDIS_URL: redis.url,
    SESSION_SECRETS: createSecret(),
    SESSION_KEYS: createSecret(),
    ...longTimeouts,
  })
  await createShopperBrowser(replicas[0]!.url).post('/bff/users', person)
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await Promise.all([gateway.close(), redis.close()])
  await upstream.close()
})

const forwardCalls = () => {
  gateway.holdCall = (call) => void calls.push(call)
  gateway.rewriteRequest = (call, body) => {
    if (call === 'DELETE /token') revoked.push((body as { refresh_token: string }).refresh_token)
    return body
  }
  gateway.rewriteResponse = (call, body) => {
    if (call === refreshCall) presentedTokens.push((body as { refresh_token: string }).refresh_token)
    return body
  }
}
beforeEach(async () => {
  ;[calls, presentedTokens, revoked] = [[], [], []]
  forwardCalls()
  await redis.client.flushall()
})

afterEach(() => {
  for (const { process } of replicas) process.kill('SIGCONT')
})

const countRefreshes = () => calls.filter((call) => call === refreshCall).length
const findOnlyKey = async (ending: string) => (await redis.client.keys(`*${ending}`))[0] ?? ''
const readEpoch = async () => redis.client.hget(await findOnlyKey(':vault'), 'epoch')
const expireToken = async () => redis.client.hset(await findOnlyKey(':vault'), 'receivedAt', '0')

const listRunningReplicas = () => replicas.filter(({ process: { signalCode } }) => signalCode === null)

/** Signs a customer in. Returns one browser for each replica, all with the same cookies. */
const signIn = async (): Promise<ShopperBrowser[]> => {
  const [first, ...others] = listRunningReplicas().map(({ url }) => createShopperBrowser(url))
  const { status, text } = await first!.post('/bff/session', { email: person.email, password: person.password })
  expect(status, text).toBe(200)
  for (const otherBrowser of others) for (const [name, value] of first!.cookies) otherBrowser.cookies.set(name, value)
  calls.length = 0
  return [first!, ...others]
}

/** Runs `act` after the API has refreshed a token and before its response arrives. */
const onTokenRefresh = (act: () => void | Promise<void>) => {
  let refreshCount = 0
  gateway.rewriteResponse = async (call, body) => {
    if (call !== refreshCall) return body
    presentedTokens.push((body as { refresh_token: string }).refresh_token)
    refreshCount += 1
    await act()
    return body
  }
  return () => expect.poll(() => refreshCount, { timeout: 10_000 }).toBeGreaterThan(0)
}

/** Holds the response to a refresh back until `releaseResponse` is called. */
const holdRefresh = () => {
  const { promise: pendingResponse, resolve: releaseResponse } = Promise.withResolvers<void>()
  return { isTraded: onTokenRefresh(() => pendingResponse), releaseResponse }
}

/** Ends the lease at once. Otherwise a test would wait until the lease of a dead holder expires. */
const endLease = async () => {
  const lease = await findOnlyKey(':lease-refresh')
  expect(await redis.client.pttl(lease)).toBeGreaterThan(0)
  await redis.client.pexpire(lease, 1)
}

const fetchAddresses = (browser: ShopperBrowser) => browser.get('/bff/addresses')
const isGuest = async (browser: ShopperBrowser) => (await browser.get('/bff/session')).body.guest as boolean

describe('three storefronts on one Redis', () => {
  it('refresh an expired token once for fifty concurrent requests [F14 V3]', async () => {
    const browsers = await signIn()
    const cookie = browsers[0]!.getSessionCookie()
    await expireToken()
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => fetchAddresses(browsers[index % 3]!)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect(browsers.map((browser) => browser.getSessionCookie())).toEqual([cookie, cookie, cookie])
    expect({
      refreshCount: countRefreshes(),
      epoch: await readEpoch(),
      leaseKeys: await redis.client.keys('*:lease-*'),
    }).toEqual({ refreshCount: 1, epoch: '1', leaseKeys: [] })
    recordMeasurement('F14', `50 requests over 3 processes: ${countRefreshes()} refresh, 50 got 200`)
  })

  it('refresh once when the API rejects it, and create one guest [F16 V4]', async () => {
    const browsers = await signIn()
    await expireToken()
    gateway.rewriteRequest = (call, body) => (call === refreshCall ? { refresh_token: 'unknown' } : body)
    const responses = await Promise.all(Array.from({ length: 15 }, (_, index) => fetchAddresses(browsers[index % 3]!)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 409]))
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
    expect(countRefreshes()).toBe(1)
    recordMeasurement('F16', `rejected on 3 processes: ${countRefreshes()} refresh, 1 new guest`)
  })

  it('keep a shopper signed out who signs out while another replica refreshes [S16 F10 V3]', async () => {
    const [slow, waiting, signingOut] = (await signIn()) as [ShopperBrowser, ShopperBrowser, ShopperBrowser]
    await expireToken()
    const refresh = holdRefresh()
    const responses = [fetchAddresses(slow)]
    await refresh.isTraded()
    responses.push(fetchAddresses(waiting))
    const signedOutCopy = signingOut.copy()
    expect((await signingOut.send('DELETE', '/bff/session')).body.guest).toBe(true)
    refresh.releaseResponse()
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([409, 409])
    expect(await Promise.all([slow, waiting, signedOutCopy, signingOut].map(isGuest))).toEqual([true, true, true, true])
    expect(presentedTokens).toHaveLength(1)
    await expect.poll(() => revoked.includes(presentedTokens[0]!)).toBe(true)
    expect(await redis.client.keys('*:vault')).toHaveLength(1)
    recordMeasurement(
      'F10',
      `signed out on 3 processes, ${presentedTokens.length} fresh token revoked, nothing written`,
    )
  })

  it('reject the save of a holder that stalled past its lease while another refreshes [F17 V3]', async () => {
    const [stalled, next] = (await signIn()) as [ShopperBrowser, ShopperBrowser]
    await expireToken()
    const hasStalled = onTokenRefresh(() => void replicas[0]!.process.kill('SIGSTOP'))
    const stalledResponse = fetchAddresses(stalled)
    await hasStalled()
    const refresh = holdRefresh()
    const nextResponse = fetchAddresses(next)
    await endLease()
    await refresh.isTraded()
    replicas[0]!.process.kill('SIGCONT')
    await expect.poll(() => replicas[0]!.log(), { timeout: 10_000 }).toContain('"reason":"overtaken"')
    expect(await readEpoch()).toBe('0')
    refresh.releaseResponse()
    expect((await Promise.all([stalledResponse, nextResponse])).map(({ status }) => status)).toEqual([200, 200])
    expect({ refreshCount: countRefreshes(), epoch: await readEpoch() }).toEqual({ refreshCount: 2, epoch: '1' })
    recordMeasurement('F17', `its write rejected, ${countRefreshes()} refreshes, 1 saved, both requests got 200`)
  })

  it('lose no line of a basket when all of them add to it at once [F9 V3]', async () => {
    const browsers = await signIn()
    const skus = [
      'EV-open-night-standing',
      'EV-open-night-balcony',
      'RECORD-1-LP',
      'VOUCHER-25',
      'VOUCHER-50',
      'EV-berlin-night-standing',
    ]
    const responses = await Promise.all(
      skus.map((sku, index) => browsers[index % 3]!.post('/bff/basket/lines', { items: [{ sku, quantity: 1 }] })),
    )
    expect(responses.map(({ status }) => status)).toEqual(skus.map(() => 200))
    const { body } = await browsers[0]!.get('/bff/basket')
    expect({ lineCount: body.count, basketCount: calls.filter((call) => call === 'POST /baskets').length }).toEqual({
      lineCount: skus.length,
      basketCount: 1,
    })
    expect(await redis.client.keys('*:lease-*')).toEqual([])
    recordMeasurement('F9', `${skus.length} parallel additions on 3 processes: ${body.count} lines in 1 basket`)
  })

  it('save rotated tokens within a moment after the API issued them [F15 V3]', async () => {
    const [browser] = (await signIn()) as [ShopperBrowser]
    let respondedAt = 0
    gateway.rewriteResponse = (call, body) => {
      if (call === refreshCall) respondedAt = Date.now()
      return body
    }
    const windows: number[] = []
    const monitor = await redis.client.monitor()
    monitor.on('monitor', (seconds: string, [command, , field]: string[]) => {
      if (command?.toUpperCase() === 'HSET' && field === 'epoch') windows.push(Number(seconds) * 1000 - respondedAt)
    })
    for (let count = 0; count < 60; count++) {
      await expireToken()
      expect((await fetchAddresses(browser)).status).toBe(200)
    }
    await expect.poll(() => windows.length).toBe(60)
    monitor.disconnect()
    const [median, longest] = [windows.toSorted((a, b) => a - b)[30]!, Math.max(...windows)]
    expect(median).toBeLessThan(200)
    recordMeasurement(
      'F15',
      `window between response and save: ${median.toFixed(1)} ms median, ${longest.toFixed(0)} ms at most, of 60`,
    )
  })
})

describe('a storefront that is killed between a refresh and its save', () => {
  it.each([
    ['loses no session when the API accepts the old refresh token again', (body: unknown) => body, 200, false],
    ['leaves a new guest when the API does not', () => ({ refresh_token: 'unknown' }), 401, true],
  ])('%s [F15 V3]', async (_what, resends, status, guest) => {
    const [victim] = listRunningReplicas() as [Replica]
    const browsers = (await signIn()) as [ShopperBrowser, ShopperBrowser]
    await expireToken()
    const wasKilled = onTokenRefresh(() => void victim.process.kill('SIGKILL'))
    const lostResponse = fetchAddresses(browsers[0]).catch(() => 'lost')
    await wasKilled()
    expect(await lostResponse).toBe('lost')
    forwardCalls()
    expect(await readEpoch()).toBe('0')
    gateway.rewriteRequest = (call, body) => (call === refreshCall ? resends(body) : body)
    const response = fetchAddresses(browsers[1])
    await endLease()
    expect((await response).status).toBe(status)
    expect({
      isGuest: await isGuest(browsers[1]),
      basketStatus: (await browsers[1].get('/bff/basket')).status,
    }).toEqual({ isGuest: guest, basketStatus: 200 })
    recordMeasurement(
      'F15',
      `killed in that window: ${guest ? 'a clean guest' : 'still signed in'}, after ${countRefreshes()} refreshes`,
    )
  })
})
