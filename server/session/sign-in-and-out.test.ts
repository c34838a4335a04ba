import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import type { ShopperBrowser } from '../testing/shopper-browser.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'
import { readVault } from '../testing/read-vaults.ts'

let shop: ScriptedShop
let proceed: () => void = () => {}
let entered: () => void = () => {}

beforeAll(async () => {
  shop = await startScriptedShop({
    routes: (app, contextOf) => {
      // This request reads its session, waits, and then uses the session.
      app.get('/slow', async (request, response) => {
        const { session } = contextOf(request)
        await session.getClaims()
        entered()
        await new Promise<void>((resolve) => {
          proceed = resolve
        })
        await session.withAccessToken(async () => {})
        response.json(await session.getClaims())
      })
    },
  })
})
afterAll(() => shop.close())
afterEach(() => shop.reset())

const credentials = { email: 'ada@example.com', password: 'right' }
const signIn = (browser: ShopperBrowser) => browser.post('/bff/session', credentials)

const startSlowRequest = async (browser: ShopperBrowser) => {
  const inside = new Promise<void>((resolve) => {
    entered = resolve
  })
  const response = browser.get('/slow')
  await inside
  return { response }
}

describe('signing in', () => {
  it('gives the session a new id and invalidates the old one [S15]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const old = browser.copy()
    const response = await signIn(browser)
    expect(response.body).toEqual({
      guest: false,
      id: 'user-1',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Quill',
      basketCount: 0,
    })
    expect(browser.getSessionCookie()).not.toBe(old.getSessionCookie())
    expect(await shop.redis.client.keys('*:vault')).toHaveLength(1)
    expect((await old.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    const rejected = await old.get('/probe')
    expect({ status: rejected.status, setCookie: rejected.headers.getSetCookie() }).toEqual({
      status: 409,
      setCookie: [],
    })
  })

  it('invalidates the old id for a pending request too [S15]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    const slow = await startSlowRequest(browser.copy())
    await signIn(browser)
    proceed()
    const slowResponse = await slow.response
    expect({ status: slowResponse.status, setCookie: slowResponse.headers.getSetCookie() }).toEqual({
      status: 409,
      setCookie: [],
    })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false })
  })

  it.each([
    ['en', 'Invalid credentials.'],
    ['de', 'Ungültige Anmeldeinformationen.'],
  ])("shows the API's message in %s when it fails", async (language, message) => {
    shop.api.script('POST /auth', () => ({ status: 401, body: { message } }))
    const browser = shop.bff.browser()
    browser.cookies.set('currentLanguage', language)
    const response = await browser.post('/bff/session', { email: 'ada@example.com', password: 'wrong' })
    expect(response.status).toBe(401)
    expect(response.body).toMatchObject({ code: 'unauthenticated', message })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('leaves the guest unchanged when it fails', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    shop.api.script('POST /auth', () => ({ status: 401, body: { message: 'Invalid credentials.' } }))
    await signIn(browser)
    expect((await browser.get('/probe')).status).toBe(200)
    expect(await shop.redis.client.keys('*:vault')).toHaveLength(1)
  })

  it('rejects a guest token as the response to email and password', async () => {
    shop.api.script('POST /auth', (call) => shop.api.defaultScript({ ...call, body: {} }))
    expect((await signIn(shop.bff.browser())).status).toBe(401)
  })

  it('accepts JSON only, by POST only [S8 S27]', async () => {
    const browser = shop.bff.browser()
    const form = await browser.send('POST', '/bff/session', credentials, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect({ status: form.status, code: form.body.code }).toEqual({ status: 415, code: 'unsupported_media_type' })
    await browser.get('/bff/session?email=ada@example.com&password=right')
    expect(shop.api.calls).toEqual([])
  })

  it('responds with 503 when the API does not respond [S10]', async () => {
    shop.api.script('POST /auth', () => ({ status: 500, body: { 'hydra:description': 'SQLSTATE 42' } }))
    const response = await signIn(shop.bff.browser())
    expect(response.status).toBe(503)
    expect(response.text).not.toContain('SQLSTATE')
  })
})

test('leaves no token, email or cookie name in Redis [V2]', async () => {
  const browser = shop.bff.browser()
  await signIn(browser)
  const { token, refreshToken } = await readVault(shop.redis.client, shop.bff.config)
  expect(refreshToken).toMatch(/^CANARY-REFRESH-user/)
  const copy: string[] = []
  for (const name of await shop.redis.client.keys('*')) {
    const type = await shop.redis.client.type(name)
    const content =
      type === 'hash'
        ? Object.entries(await shop.redis.client.hgetall(name))
        : type === 'zset'
          ? await shop.redis.client.zrange(name, '0', '-1')
          : await shop.redis.client.get(name)
    copy.push(JSON.stringify([name, content]))
  }
  expect(copy.length).toBeGreaterThan(2)
  const sessionId = decodeURIComponent(browser.getSessionCookie() ?? '')
    .replace(/^s:/, '')
    .split('.')[0]!
  expect(sessionId.length).toBeGreaterThan(20)
  for (const secret of [token!, token!.split('.')[1]!, refreshToken!, 'ada@example.com', sessionId])
    expect(copy.join('\n')).not.toContain(secret)
})

describe('signing out', () => {
  it('ends the session here and upstream, and starts a guest under a new id [S23]', async () => {
    const browser = shop.bff.browser()
    await signIn(browser)
    const old = browser.copy()
    const { refreshToken } = await readVault(shop.redis.client, shop.bff.config)
    const response = await browser.send('DELETE', '/bff/session')
    expect(response.body).toEqual({ guest: true, basketCount: 0 })
    expect(shop.api.calls.find(({ method }) => method === 'DELETE')).toMatchObject({
      path: '/token',
      body: { refresh_token: refreshToken },
    })
    expect(browser.getSessionCookie()).not.toBe(old.getSessionCookie())
    expect((await browser.get('/probe')).headers.getSetCookie()).toEqual([])
    expect((await old.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect(await shop.redis.client.keys('*:vault')).toHaveLength(1)
  })

  it('has effect although another request is pending [S16]', async () => {
    const browser = shop.bff.browser()
    await signIn(browser)
    const slow = await startSlowRequest(browser.copy())
    await browser.send('DELETE', '/bff/session')
    proceed()
    expect((await slow.response).status).toBe(409)
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it.each([404, 500])('does not depend on the API revoking the token (%i)', async (status) => {
    const browser = shop.bff.browser()
    await signIn(browser)
    shop.api.script('DELETE /token', () => ({ status }))
    expect((await browser.send('DELETE', '/bff/session')).status).toBe(200)
  })

  it('works without a new guest when the API is down, and removes the cookie', async () => {
    const browser = shop.bff.browser()
    await signIn(browser)
    shop.api.script('POST /auth', () => ({ status: 500 }))
    const response = await browser.send('DELETE', '/bff/session')
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { guest: true, basketCount: 0 },
    })
    expect(browser.getSessionCookie()).toBeUndefined()
    expect(await shop.redis.client.keys('*:vault')).toEqual([])
    shop.api.reset()
    expect((await browser.get('/probe')).status).toBe(200)
  })

  it('twice at once creates one guest', async () => {
    const browser = shop.bff.browser()
    await signIn(browser)
    shop.api.calls.length = 0
    const responses = await Promise.all([
      browser.copy().send('DELETE', '/bff/session'),
      browser.copy().send('DELETE', '/bff/session'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
  })
})

describe('the log', () => {
  it('identifies sessions by a hashed id, and contains no token, cookie or password [S50]', async () => {
    const browser = shop.bff.browser()
    await browser.get('/probe')
    await signIn(browser)
    const cookie = browser.getSessionCookie() ?? ''
    await browser.send('DELETE', '/bff/session')
    shop.api.script('POST /auth', () => ({ status: 401, body: { message: 'No' } }))
    await browser.post('/bff/session', { email: 'ada@example.com', password: 'hunter2-wrong' })
    const events = shop.bff.log.lines().flatMap(({ event, session }) => (event ? [{ event, session }] : []))
    const last = events.slice(-3)
    expect(last.map(({ event }) => event)).toEqual(['auth.sign_in', 'auth.sign_out', 'auth.sign_in_failed'])
    for (const { session } of last) expect(session).toMatch(/^[\w-]{12}$/)
    const text = shop.bff.log.text()
    expect(text).not.toContain('CANARY')
    expect(text).not.toContain('hunter2')
    expect(text).not.toContain(cookie.slice(2, 45))
  })

  it('and every response contain no token [S1 S38]', async () => {
    const browser = shop.bff.browser()
    const responses = [
      await browser.get('/probe'),
      await signIn(browser),
      await browser.get('/bff/session'),
      await browser.send('DELETE', '/bff/session'),
    ]
    for (const { text, headers } of responses) expect(text + JSON.stringify([...headers])).not.toContain('CANARY')
    for (const { headers } of responses.slice(1)) expect(headers.get('cache-control')).toBe('private, no-store')
  })
})
