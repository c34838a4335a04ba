import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startBff } from '../testing/start-bff.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'

let shop: ScriptedShop
let clock = 0
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  shop = await startScriptedShop({
    now: () => Date.now() + clock,
    routes: (app, contextOf) => {
      app.get('/late', async (request, response) => {
        response.write('first byte')
        const outcome = await contextOf(request)
          .session.withAccessToken(async () => 'a session')
          .catch((error: Error) => error.message)
        response.end(` ${outcome}`)
      })
      app.get('/late/:change', async (request, response) => {
        const { session } = contextOf(request)
        await session.getClaims()
        response.write('first byte')
        const { change } = request.params
        const changing =
          change === 'sign-in'
            ? session.signIn({ email: 'ada@example.com', password: 'right' })
            : change === 'sign-out'
              ? session.signOut()
              : session.refresh()
        response.end(
          ` ${await changing.then(
            () => 'changed',
            (error: Error) => error.message,
          )}`,
        )
      })
    },
  })
})
afterAll(() => shop.close())
afterEach(async () => {
  clock = 0
  await shop.reset()
})

/** Stored keys of sessions, without counters of rate limits. */
const listStoredKeys = () => shop.redis.client.keys('stagedoor:{*')
const findKeyEnding = async (ending: string) => (await listStoredKeys()).find((key) => key.endsWith(ending)) ?? ''

describe('a browser session', () => {
  it('starts only when a call needs it: reading the session stores nothing [S13]', async () => {
    const response = await shop.bff.browser().get('/bff/session')
    expect(response.body).toEqual({ guest: true, basketCount: 0 })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await listStoredKeys()).toEqual([])
    expect(shop.api.calls).toEqual([])
  })

  it('has a signed, HttpOnly, SameSite=Lax cookie for 30 days with at least 128 random bits [S13 S14]', async () => {
    const response = await shop.bff.browser().get('/probe')
    const [header = ''] = response.headers.getSetCookie()
    expect(header).toMatch(/^sid=s%3A[\w-]{8}~[\w-]{43}\.[^;]+; /)
    expect(header).toContain('; Path=/')
    expect(header).toContain('; HttpOnly')
    expect(header).toContain('; SameSite=Lax')
    expect(header).not.toMatch(/Domain|Secure/)
    const expires = Date.parse(/Expires=([^;]+)/.exec(header)?.[1] ?? '')
    expect(expires - Date.now()).toBeGreaterThan(29.9 * dayMs)
    expect(expires - Date.now()).toBeLessThan(30.1 * dayMs)
  })

  it('has the __Host- name and Secure behind https [S12]', async () => {
    const secure = await startBff({
      env: {
        REDIS_URL: shop.redis.url,
        COMMERCE_API_URL: shop.api.url,
        PUBLIC_URL: 'https://shop.example',
        TRUSTED_PROXY_HOPS: '1',
      },
    })
    const browser = secure.browser()
    const response = await browser.send('GET', '/probe', undefined, { headers: { 'x-forwarded-proto': 'https' } })
    const [header = ''] = response.headers.getSetCookie()
    expect(header).toMatch(/^__Host-sid=/)
    expect(header).toContain('; Secure')
    expect(header).toContain('; Path=/')
    expect(header).not.toContain('Domain')
    const plainHttp = await secure.browser().get('/probe')
    expect({ status: plainHttp.status, setCookie: plainHttp.headers.getSetCookie() }).toEqual({
      status: 503,
      setCookie: [],
    })
    await secure.close()
  })

  it('is stored as two keys in Redis, whose names do not reveal the cookie [V1 V2]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const id = /^s:([^.]+)/.exec(browser.getSessionCookie() ?? '')?.[1] ?? 'none'
    const keys = await listStoredKeys()
    expect(keys.map((key) => key.split(':').at(-1)).toSorted()).toEqual(['record', 'vault'])
    expect(keys.join()).not.toContain(id)
    const record = (await shop.redis.client.get(await findKeyEnding(':record'))) ?? ''
    expect(Object.keys(JSON.parse(record)).toSorted()).toEqual(['cookie', 'createdAt', 'customer'])
    expect(record).not.toContain('CANARY')
    expect(record).not.toContain(id)
  })

  it('stays the same on the next request, without a second cookie', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const again = await browser.get('/probe')
    expect(again.status).toBe(200)
    expect(again.headers.getSetCookie()).toEqual([])
    expect(shop.api.count('POST /auth')).toBe(1)
  })

  it('never adopts an unknown id [S18]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const cookie = browser.getSessionCookie()
    await shop.redis.client.flushall()
    const response = await browser.get('/probe')
    expect(response.status).toBe(200)
    expect(browser.getSessionCookie()).not.toBe(cookie)
  })

  it('ignores a cookie with a forged signature [S18]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    browser.cookies.set('sid', `${browser.getSessionCookie()?.slice(0, -3)}abc`)
    expect((await browser.get('/probe')).headers.getSetCookie()).toHaveLength(1)
    expect(shop.api.count('POST /auth')).toBe(2)
  })

  it('survives a new signing secret while the old one is listed [S47]', async () => {
    const [old, newSecret] = ['o'.repeat(32), 'y'.repeat(32)]
    const env = {
      REDIS_URL: shop.redis.url,
      COMMERCE_API_URL: shop.api.url,
      SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
    }
    const responses = []
    let cookie = ''
    for (const secrets of [old, `${newSecret},${old}`, newSecret]) {
      const alone = await startBff({ env: { ...env, SESSION_SECRETS: secrets } })
      const browser = alone.browser()
      if (cookie) browser.cookies.set('sid', cookie)
      const { headers } = await browser.get('/probe')
      cookie ||= browser.getSessionCookie() ?? ''
      responses.push(headers.getSetCookie().length)
      await alone.close()
    }
    expect(responses).toEqual([1, 0, 1])
  })

  it('works the same way in memory', async () => {
    const alone = await startBff({ env: { COMMERCE_API_URL: shop.api.url } })
    const browser = alone.browser()
    expect(alone.storage.kind).toBe('memory')
    await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, firstName: 'Ada' })
    const old = browser.copy()
    await browser.send('DELETE', '/bff/session')
    expect((await old.get('/probe')).status).toBe(409)
    await alone.close()
  })

  it('of a guest lives 30 days, however often it is used [S19]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const key = await findKeyEnding(':record')
    expect(await shop.redis.client.ttl(key)).toBeGreaterThan(29.9 * 24 * 3600)
    clock = 29 * dayMs
    await browser.get('/bff/session')
    await expect.poll(() => shop.redis.client.ttl(key)).toBeLessThan(1.1 * 24 * 3600)
    clock = 31 * dayMs
    expect((await browser.get('/probe')).headers.getSetCookie()).toHaveLength(1)
  })

  it('of a customer ends after 7 idle days, in Redis itself [S19]', async () => {
    const browser = await shop.customer()
    const [record, vault] = [await findKeyEnding(':record'), await findKeyEnding(':vault')]
    for (const key of [record, vault]) {
      expect(await shop.redis.client.ttl(key)).toBeLessThanOrEqual(7 * 24 * 3600)
      await shop.redis.client.expire(key, 100)
    }
    await browser.get('/bff/session')
    await expect.poll(() => shop.redis.client.ttl(record)).toBeGreaterThan(6.9 * 24 * 3600)
    await expect.poll(() => shop.redis.client.ttl(vault)).toBeGreaterThan(6.9 * 24 * 3600)
    await shop.redis.client.pexpire(record, 1)
    await expect.poll(() => shop.redis.client.exists(record)).toBe(0)
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it('of a returning customer ends after 30 days too [S19]', async () => {
    const browser = await shop.customer()
    const keys = [await findKeyEnding(':record'), await findKeyEnding(':vault')]
    for (const day of [6, 12, 18, 24, 29]) {
      clock = day * dayMs
      expect((await browser.get('/bff/session')).body, `day ${day}`).toMatchObject({ guest: false })
    }
    for (const key of keys) await expect.poll(() => shop.redis.client.ttl(key)).toBeLessThan(1.1 * 24 * 3600)
    clock = 31 * dayMs
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it.each([
    ['F7', '{ not json'],
    ['F7', '\u0000\ufffd'],
    ['F7', '{}'],
    ['F8', JSON.stringify({ createdAt: Date.now(), customer: false })],
    ['F8', JSON.stringify({ createdAt: Date.now(), customer: false, cookie: {} })],
  ] as const)(
    'that is damaged or lacks its cookie (%s) is discarded with one warning [F7 F8]',
    async (row, garbage) => {
      const browser = shop.bff.browser()
      await browser.get('/probe')
      const cookie = browser.getSessionCookie()
      await shop.redis.client.set(await findKeyEnding(':record'), garbage, 'EX', 1000)
      const before = shop.bff.log.lines().length
      for (const path of ['/bff/session', '/probe', '/probe']) expect((await browser.get(path)).status).toBe(200)
      expect(browser.getSessionCookie()).not.toBe(cookie)
      const warnings = shop.bff.log
        .lines()
        .slice(before)
        .filter(({ event }) => event === 'session.discarded')
      expect(warnings).toHaveLength(1)
      recordMeasurement(row, '3 of 3 requests got 200, one new cookie, one warning')
    },
  )

  it('with a damaged vault becomes a new guest [F7]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    await shop.redis.client.hset(await findKeyEnding(':vault'), 'token', 'half.')
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect((await browser.get('/probe')).status).toBe(200)
  })

  it('cannot start after the first byte, when its cookie would be lost [F12]', async () => {
    const response = await shop.bff.browser().get('/late')
    expect(response.text).toContain('after the first byte')
    expect(shop.api.calls).toEqual([])
    expect(await listStoredKeys()).toEqual([])
  })

  it.each(['sign-in', 'sign-out', 'refresh'])(
    'is not changed by a %s after the first byte: it stays as it was, and the API gets no call [F12]',
    async (change) => {
      const browser = await shop.customer()
      const before = await listStoredKeys()
      shop.api.calls.length = 0
      const response = await browser.get(`/late/${change}`)
      expect(response.text).toContain('after the first byte')
      expect(shop.api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([])
      expect((await listStoredKeys()).toSorted()).toEqual(before.toSorted())
      expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, firstName: 'Ada' })
      recordMeasurement('F12', `a ${change} after the first byte: nothing changed, nothing lost`)
    },
  )

  it('is read once per request', async () => {
    const shopWithBoth = await startBff({
      env: { REDIS_URL: shop.redis.url, COMMERCE_API_URL: shop.api.url },
      routes: (app, contextOf) =>
        app.get('/both', async (request, response) => {
          const { session } = contextOf(request)
          await Promise.all([
            session.withAccessToken(async () => {}),
            session.withAccessToken(async () => {}),
            session.withAccessToken(async () => {}),
          ])
          response.end()
        }),
    })
    const response = await shopWithBoth.browser().get('/both')
    expect(response.headers.getSetCookie()).toHaveLength(1)
    expect(shop.api.count('POST /auth')).toBe(1)
    await shopWithBoth.close()
  })
})
