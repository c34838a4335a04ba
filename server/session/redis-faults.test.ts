import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'

let shop: ScriptedShop

beforeAll(async () => {
  shop = await startScriptedShop({
    // The default timeout; other tests set a longer one.
    env: { REDIS_TIMEOUT_MS: '350' },
    routes: (app, contextOf) => {
      app.get('/public', (_request, response) => void response.send('for everybody'))
      app.get('/stream', async (request, response) => {
        await contextOf(request).session.getClaims()
        response.write('first ')
        shop.redis.pause()
        response.end('last')
      })
    },
  })
})
afterAll(() => shop.close())
afterEach(() => shop.api.reset())

const measure = async <T>(work: Promise<T>) => {
  const started = performance.now()
  const response = await work
  return { response, ms: Math.round(performance.now() - started) }
}

/** The first requests after an outage may still use the old connection. */
const waitForRecovery = (browser: ShopperBrowser) =>
  expect.poll(async () => (await browser.get('/bff/session')).status, { timeout: 8_000 }).toBe(200)

describe('while Redis is paused', () => {
  it('the shop responds with 503 within a second, shows public pages, and loses no session [F2]', async () => {
    const browser = await shop.customer()
    shop.redis.pause()
    try {
      const sessionResponse = await measure(browser.get('/bff/session'))
      expect({ status: sessionResponse.response.status, code: sessionResponse.response.body.code }).toEqual({
        status: 503,
        code: 'session_unavailable',
      })
      expect(Number(sessionResponse.response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(sessionResponse.response.headers.getSetCookie()).toEqual([])
      expect(sessionResponse.ms).toBeLessThan(1_000)
      const publicPage = await measure(browser.get('/public'))
      expect(publicPage.response.status).toBe(200)
      expect(publicPage.ms).toBeLessThan(200)
      const newGuest = await measure(shop.bff.browser().get('/bff/session'))
      expect(newGuest.response.status).toBe(200)
      expect(newGuest.ms).toBeLessThan(200)
      recordMeasurement('F2', `503 after ${sessionResponse.ms} ms, what is public after ${publicPage.ms} ms`)
    } finally {
      shop.redis.resume()
    }
    const { ms } = await measure(waitForRecovery(browser))
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, firstName: 'Ada' })
    recordMeasurement('F2', `the same session ${ms} ms after Redis went on`)
  })

  it('signing in and out respond with 503 [F2]', async () => {
    const browser = await shop.customer()
    const cookie = browser.getSessionCookie()
    shop.redis.pause()
    try {
      const signOut = await measure(browser.send('DELETE', '/bff/session'))
      expect(signOut.response.status).toBe(503)
      expect(signOut.ms).toBeLessThan(1_000)
      const signIn = await shop.bff.browser().post('/bff/session', { email: 'ada@example.com', password: 'right' })
      expect({ status: signIn.status, setCookie: signIn.headers.getSetCookie() }).toEqual({
        status: 503,
        setCookie: [],
      })
      recordMeasurement('F2', `signing out responds with 503 after ${signOut.ms} ms, and signing in too`)
    } finally {
      shop.redis.resume()
    }
    await waitForRecovery(browser)
    expect(browser.getSessionCookie()).toBe(cookie)
  })
})

describe('at the end of a stream', () => {
  it('a slow Redis does not delay the last bytes [F13]', async () => {
    const browser = await shop.customer()
    const { response, ms } = await measure(browser.get('/stream'))
    shop.redis.resume()
    expect(response.text).toBe('first last')
    expect(ms).toBeLessThan(200)
    recordMeasurement('F13', `all bytes after ${ms} ms, with Redis paused before the last`)
    await waitForRecovery(browser)
  })
})

describe('a rotated token that cannot be saved at once', () => {
  it('leads to 503, is saved as soon as possible, and its predecessor is not used again', async () => {
    await shop.redis.client.flushall()
    const browser = await shop.customer()
    const [vault = ''] = await shop.redis.client.keys('*:vault')
    await shop.redis.client.hset(vault, 'receivedAt', '0')
    const before = await shop.redis.client.hgetall(vault)
    shop.api.script('POST /token/refresh', async (call) => {
      await shop.redis.client.config('SET', 'maxmemory', '1')
      return shop.api.defaultScript(call)
    })
    expect((await browser.get('/probe')).status).toBe(503)
    expect((await browser.get('/probe')).status).toBe(503)
    await shop.redis.client.config('SET', 'maxmemory', '0')
    await expect.poll(async () => (await shop.redis.client.hgetall(vault)).epoch, { timeout: 6_000 }).toBe('1')
    expect((await shop.redis.client.hgetall(vault)).refreshToken).not.toBe(before.refreshToken)
    await waitForRecovery(browser)
    expect((await browser.get('/probe')).status).toBe(200)
    expect(shop.api.count('POST /token/refresh')).toBe(1)
  })
})

describe('when Redis is full', () => {
  it('signing in fails, and signing out works [F4]', async () => {
    const browser = await shop.customer()
    const guest = shop.bff.browser()
    await guest.get('/probe')
    await shop.redis.client.config('SET', 'maxmemory', '1')
    try {
      const signIn = await guest.post('/bff/session', { email: 'ada@example.com', password: 'right' })
      expect({ status: signIn.status, code: signIn.body.code, setCookie: signIn.headers.getSetCookie() }).toEqual({
        status: 503,
        code: 'session_unavailable',
        setCookie: [],
      })
      expect((await browser.send('DELETE', '/bff/session')).status).toBe(200)
      expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
      recordMeasurement(
        'F4',
        `sign-in ${signIn.status} ${signIn.body.code} without a cookie; sign-out 200, a guest afterwards`,
      )
    } finally {
      await shop.redis.client.config('SET', 'maxmemory', '0')
    }
    expect((await guest.get('/probe')).headers.getSetCookie()).toEqual([])
  })
})

describe('when Redis was emptied', () => {
  it('the shopper becomes a new guest [F6]', async () => {
    const browser = await shop.customer()
    await shop.redis.client.flushall()
    const sessionResponse = await browser.get('/bff/session')
    expect({ status: sessionResponse.status, body: sessionResponse.body }).toEqual({
      status: 200,
      body: { guest: true, basketCount: 0 },
    })
    const response = await browser.get('/probe')
    expect({ status: response.status, setCookieCount: response.headers.getSetCookie().length }).toEqual({
      status: 200,
      setCookieCount: 1,
    })
    recordMeasurement(
      'F6',
      `a guest at once (${sessionResponse.status}), under a new id with the next call (${response.status})`,
    )
  })
})

describe('when Redis is gone', () => {
  it('the shop responds with 503 at once, and recovers without a restart [F1]', async () => {
    const browser = await shop.customer()
    await shop.redis.kill()
    const sessionResponse = await measure(browser.get('/bff/session'))
    expect(sessionResponse.response.status).toBe(503)
    expect(sessionResponse.ms).toBeLessThan(1_000)
    expect((await browser.get('/public')).status).toBe(200)
    await shop.redis.restart()
    const { ms } = await measure(waitForRecovery(browser))
    recordMeasurement('F1', `503 after ${sessionResponse.ms} ms; served again ${ms} ms after Redis was back`)
    expect((await browser.get('/probe')).status).toBe(200)
  })

  it('the shop logs it once, and logs no command [S9]', () => {
    expect(shop.bff.log.lines().filter(({ msg }) => msg === 'Redis is not reachable')).toHaveLength(1)
    expect(shop.bff.log.text()).not.toContain('CANARY')
  })
})
