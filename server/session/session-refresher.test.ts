import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'
import { createToken, type ScriptedResponse } from '../testing/scripted-api.ts'
import { readVault } from '../testing/read-vaults.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'

/** Enough for fifty concurrent requests on a busy machine. */
const upstreamMs = 2_000

let shop: ScriptedShop
let clock = 0

beforeAll(async () => {
  shop = await startScriptedShop({
    env: { UPSTREAM_TIMEOUT_MS: String(upstreamMs), REDIS_TIMEOUT_MS: '5000' },
    now: () => Date.now() + clock,
    routes: (app, contextOf) => {
      app.post('/refresh', async (request, response) => {
        await contextOf(request).session.refresh()
        response.end()
      })
      app.get('/two-calls', async (request, response) => {
        const { session } = contextOf(request)
        const rejected: string[] = []
        const call = () =>
          session.withAccessToken(async (token) => {
            if (rejected.length === 0 || rejected[0] === token.reveal())
              throw new UpstreamError('status', 401, `${rejected.push(token.reveal())}`)
            return 200
          })
        const outcomes = await Promise.allSettled([call(), call()])
        response.json(
          outcomes.map((outcome) =>
            outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as { status: number }).status,
          ),
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

const expire = () => {
  clock = 16 * 60_000
}
/** The fields of the vault without the time at which it was last seen, which does not depend on tokens. */
const vault = async () => {
  const { seenAt: _seenAt, ...fields } = await readVault(shop.redis.client, shop.bff.config)
  return fields
}
const ada = {
  id: 'user-1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Quill',
  guest_user: false,
  iat: 0,
  exp: 900,
}
const lastProbe = () => shop.api.calls.findLast(({ path }) => path === '/probe')?.authorization

describe('a token', () => {
  it('is used until its lifetime since receipt ends, then refreshed [F27]', async () => {
    const browser = await shop.guest()
    clock = 14 * 60_000
    await browser.get('/probe')
    expect(shop.api.count('POST /token/refresh')).toBe(0)
    expire()
    expect((await browser.get('/probe')).status).toBe(200)
    expect(shop.api.count('POST /token/refresh')).toBe(1)
    const { token, epoch } = await vault()
    expect(lastProbe()).toBe(`Bearer ${token}`)
    expect(epoch).toBe('1')
  })

  it.each([-600, 600])("is refreshed at the same time when the API's clock is %i s off [S11 F27]", async (skew) => {
    shop.api.script('POST /auth', async (call) => {
      const { body } = (await shop.api.defaultScript(call)) as { body: { token: string; refresh_token: string } }
      const [head, claims, tail] = body.token.split('.')
      const parsed = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
      const skewed = Buffer.from(
        JSON.stringify({ ...parsed, iat: parsed.iat + skew, exp: parsed.exp + skew }),
      ).toString('base64url')
      return { body: { ...body, token: `${head}.${skewed}.${tail}` } }
    })
    const browser = await shop.guest()
    clock = 10 * 60_000
    await browser.get('/probe')
    expect(shop.api.count('POST /token/refresh')).toBe(0)
    expire()
    await browser.get('/probe')
    expect(shop.api.count('POST /token/refresh')).toBe(1)
    recordMeasurement('F27', `${skew / 60} min off: no refresh after 10 of 15 minutes, one after 16`)
  })

  it('that the API rejects is refreshed once, and the call repeated once [S11 F27]', async () => {
    const browser = await shop.guest()
    const { token: old } = await vault()
    shop.api.script('GET /probe', ({ authorization }) =>
      authorization === `Bearer ${old}` ? { status: 401 } : { body: { ok: true } },
    )
    expect((await browser.get('/probe')).status).toBe(200)
    expect(shop.api.calls.map(({ path }) => path)).toEqual(['/probe', '/token/refresh', '/probe'])
  })

  it('that the API always rejects costs one refresh and one retry, and the session stays [F19 V4]', async () => {
    const browser = await shop.guest()
    shop.api.script('GET /probe', () => ({ status: 401 }))
    expect((await browser.get('/probe')).status).toBeGreaterThanOrEqual(400)
    expect(shop.api.calls.map(({ path }) => path)).toEqual(['/probe', '/token/refresh', '/probe'])
    recordMeasurement(
      'F19',
      `${shop.api.count('POST /token/refresh')} refresh and ${shop.api.count('GET /probe') - 1} retry`,
    )
    shop.api.reset()
    expect((await browser.get('/probe')).headers.getSetCookie()).toEqual([])
  })

  it('that is rejected for parallel calls is refreshed once, and no call fails with 401 [F16 F19 V4]', async () => {
    const browser = await shop.guest()
    expect((await browser.get('/two-calls')).body).toEqual([200, 200])
    expect(shop.api.count('POST /token/refresh')).toBe(1)
    shop.api.script('POST /token/refresh', () => ({ status: 500 }))
    expect((await browser.get('/two-calls')).body).toEqual([503, 503])
    expect(shop.api.count('POST /token/refresh')).toBe(2)
  })

  it('that has expired and is rejected even when fresh is not refreshed twice [F19 V4]', async () => {
    const browser = await shop.guest()
    expire()
    shop.api.script('GET /probe', () => ({ status: 401 }))
    expect((await browser.get('/probe')).status).toBeGreaterThanOrEqual(400)
    expect(shop.api.calls.map(({ path }) => path)).toEqual(['/token/refresh', '/probe'])
  })

  it('is refreshed once for fifty concurrent requests [F14 V3]', async () => {
    const browser = await shop.guest()
    expire()
    const responses = await Promise.all(Array.from({ length: 50 }, () => browser.get('/probe')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(shop.api.count('POST /token/refresh')).toBe(1)
  })

  it('is saved without losing concurrent writes of other requests [F9 V1 V3]', async () => {
    const browser = await shop.customer()
    expire()
    shop.api.script('POST /token/refresh', async (call) => {
      await shop.redis.client.hset((await shop.redis.client.keys('*:vault'))[0] ?? '', {
        keptGuestBasketId: 'b-1',
        keptGuestBasketCount: '2',
      })
      return shop.api.defaultScript(call)
    })
    await browser.get('/probe')
    expect(await vault()).toMatchObject({ keptGuestBasketId: 'b-1', epoch: '1' })
  })

  it('that rotated is saved although the browser disconnected [F11]', async () => {
    const browser = await shop.guest()
    expire()
    const before = await vault()
    let response: (response: ScriptedResponse) => void = () => {}
    const refreshRequested = new Promise<void>((resolve) => {
      shop.api.script('POST /token/refresh', async (call) => {
        const usual = await shop.api.defaultScript(call)
        resolve()
        return new Promise<ScriptedResponse>((release) => {
          response = () => release(usual)
        })
      })
    })
    const abortController = new AbortController()
    const abandoned = browser.send('GET', '/probe', undefined, { signal: abortController.signal }).catch(() => 'left')
    await refreshRequested
    abortController.abort()
    expect(await abandoned).toBe('left')
    response({})
    await expect.poll(async () => (await vault()).epoch).toBe('1')
    expect((await vault()).token).not.toBe(before.token)
    await browser.get('/probe')
    expect(shop.api.count('POST /token/refresh')).toBe(1)
    recordMeasurement(
      'F11',
      `the rotated token is saved, and used by the next request: ${shop.api.count('POST /token/refresh')} refresh`,
    )
  })
})

describe('a refresh', () => {
  it('that is rejected replaces a guest with a new guest under a new id [S17 F16 V4]', async () => {
    const browser = await shop.guest()
    const cookie = browser.getSessionCookie()
    expire()
    shop.api.script('POST /token/refresh', () => ({ status: 401, body: { message: 'No' } }))
    const response = await browser.get('/probe')
    expect(response.status).toBe(200)
    expect(browser.getSessionCookie()).not.toBe(cookie)
    expect(await shop.redis.client.keys('*:vault')).toHaveLength(1)
    expect(await vault()).toMatchObject({ epoch: '0' })
    recordMeasurement('F16', '401: a new guest under a new id')
  })

  it('that is rejected signs a customer out and starts a guest [S17 F16 V4]', async () => {
    const browser = await shop.customer()
    const cookie = browser.getSessionCookie()
    expire()
    shop.api.script('POST /token/refresh', () => ({ status: 401, body: { message: 'No' } }))
    const response = await browser.get('/probe')
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 401, code: 'unauthenticated' })
    expect(browser.getSessionCookie()).not.toBe(cookie)
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect(shop.api.count('POST /auth')).toBe(1)
  })

  it('that is rejected for many concurrent requests starts one guest [S17 V4]', async () => {
    const browser = await shop.guest()
    expire()
    shop.api.script('POST /token/refresh', () => ({ status: 401, body: { message: 'No' } }))
    const responses = await Promise.all(Array.from({ length: 10 }, () => browser.get('/probe')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
    expect(shop.api.count('POST /auth')).toBe(1)
  })

  it.each<[string, ScriptedResponse]>([
    ['500', { status: 500 }],
    ['502 with a text like a rejection', { status: 502, body: { message: 'Invalid refresh token' } }],
    ['429', { status: 429 }],
    ['403', { status: 403, body: { message: 'No' } }],
    ['a redirect', { status: 302 }],
    ['a closed connection', 'cut'],
    ['no response', 'hang'],
    ['an invalid body', { body: { token: 'x' } }],
    ['an unreadable token', { body: { token: 'a.b.c', refresh_token: 'CANARY-REFRESH-user-x' } }],
    ['an empty body', { status: 204 }],
    [
      'the tokens of another customer',
      { body: { token: createToken({ ...ada, id: 'user-2' }, 'OTHER'), refresh_token: 'CANARY-REFRESH-user-2' } },
    ],
    [
      'the tokens of a guest',
      {
        body: { token: createToken({ ...ada, guest_user: true }, 'GUEST'), refresh_token: 'CANARY-REFRESH-guest-2' },
      },
    ],
  ])('that fails with %s keeps the session and responds with 503 [F16 V4]', async (name, failure) => {
    const browser = await shop.customer()
    expire()
    const before = await vault()
    shop.api.script('POST /token/refresh', () => failure)
    const started = performance.now()
    const response = await browser.get('/probe')
    const ms = Math.round(performance.now() - started)
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 503, code: 'session_unavailable' })
    if (failure === 'hang')
      recordMeasurement('F16', `${name}: 503 after ${ms} ms of the ${upstreamMs} allowed, session kept`)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await vault()).toEqual(before)
    shop.api.script('POST /token/refresh', shop.api.defaultScript)
    expect((await browser.get('/probe')).status).toBe(200)
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, firstName: 'Ada' })
  })

  it('that is pending when the shopper signs out has no effect [S16 F10 V3]', async () => {
    const browser = await shop.customer()
    const copy = browser.copy()
    expire()
    const refresh = shop.api.holdResponse('POST /token/refresh')
    const slow = copy.get('/probe')
    await refresh.requested
    const signedOut = await browser.send('DELETE', '/bff/session')
    expect(signedOut.body).toEqual({ guest: true, basketCount: 0 })
    refresh.release()
    const slowResponse = await slow
    expect(slowResponse.status).toBe(409)
    expect(slowResponse.headers.getSetCookie()).toEqual([])
    expect(await shop.redis.client.keys('*:vault')).toHaveLength(1)
    expect((await copy.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    const revoked = shop.api.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body.refresh_token)
    expect(revoked).toHaveLength(2)
    expect(new Set(revoked).size).toBe(2)
  })

  it('requires a login when it is requested explicitly [V4]', async () => {
    expect(await shop.bff.browser().post('/refresh')).toMatchObject({
      status: 401,
      body: { message: 'You must be logged in to use this endpoint' },
    })
    expect((await (await shop.guest()).post('/refresh')).status).toBe(401)
    expect((await (await shop.customer()).post('/refresh')).status).toBe(200)
    expect(shop.api.count('POST /token/refresh')).toBe(1)
  })
})
