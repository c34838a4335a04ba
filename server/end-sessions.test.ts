import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './testing/run-command.ts'
import { scriptedToken, startScriptedApi, type ScriptedApi } from './testing/scripted-api.ts'
import { startBff, type TestBff } from './testing/start-bff.ts'
import { readSecurityEvent } from './testing/security-events-of.ts'
import { startRedis, type TestRedis } from './testing/start-redis.ts'

const keys = { SESSION_KEYS: Buffer.alloc(32, 7).toString('base64') }

let redis: TestRedis
let api: ScriptedApi
let bff: TestBff

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startScriptedApi()])
  bff = await startBff({ env: { ...keys, REDIS_URL: redis.url, COMMERCE_API_URL: api.url } })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([redis.close(), api.close()])
})
afterEach(async () => {
  api.reset()
  await redis.client.flushall()
})

const endSessions = (env: Record<string, string>, ...args: string[]) => runCommand('server/end-sessions.ts', env, ...args)

const signedIn = async () => {
  const browser = bff.browser()
  const answer = await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
  expect(answer.body).toMatchObject({ guest: false })
  return browser
}

describe('ending every session as an operator', () => {
  it('makes a guest of everybody at their next request, keeps where their baskets are, and lets them in again [S21]', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await bff.storage.writeUserBasket(['a customer'], { basketId: 'b', basketCount: '2' })

    const { code, output, errors } = await endSessions({ REDIS_URL: redis.url })
    expect([code, output]).toEqual([0, 'Ended sessions: 2\n'])
    expect(readSecurityEvent(errors)).toEqual({ event: 'operator.ended_sessions', whose: 'everybody', count: 2 })

    for (const browser of [one, other]) expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect(await redis.client.keys('*:vault')).toEqual([])
    expect(await redis.client.keys('*:session-*')).toEqual([])
    expect(await bff.storage.readUserBasket(['a customer'])).toMatchObject({ fields: { basketId: 'b', basketCount: '2' } })
    expect((await one.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body).toMatchObject({ guest: false })
  })

  it('holds while a request is under way that was about to renew its session [S21]', async () => {
    const browser = await signedIn()
    const old = browser.twin()
    let proceed = () => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    const refreshing = new Promise<void>((resolve) => {
      api.script('GET /probe', ({ authorization }) => (api.count('POST /token/refresh') > 0 && authorization ? { body: { ok: true } } : { status: 401 }))
      api.script('POST /token/refresh', async (call) => {
        resolve()
        await held
        return api.usual(call)
      })
    })
    const late = browser.get('/probe')
    await refreshing
    expect((await endSessions({ REDIS_URL: redis.url })).code).toBe(0)
    proceed()
    expect((await late).status).not.toBe(200)

    expect(await redis.client.keys('*:record')).toEqual([])
    expect(await redis.client.keys('*:vault')).toEqual([])
    expect((await old.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it('says what is missing without Redis, or with one that does not answer', async () => {
    const without = await endSessions({})
    expect([without.code, without.output]).toEqual([1, ''])
    expect(without.errors).toContain('REDIS_URL is not set')

    const absent = await endSessions({ REDIS_URL: `redis://:CANARY@127.0.0.1:${await getPort()}` })
    expect([absent.code, absent.output]).toEqual([1, ''])
    expect(absent.errors).toMatch(/^Redis did not answer\. .* run this again\.\n {2}end every session: /)
    expect(absent.errors).not.toContain('CANARY')
  })
})

describe('ending the sessions of one customer as an operator', () => {
  const shop = () => ({ ...keys, REDIS_URL: redis.url, COMMERCE_API_URL: api.url })

  it('makes a guest of that customer everywhere, takes the tokens back upstream, and leaves everybody else alone [S21]', async () => {
    const [one, other, guest] = [await signedIn(), await signedIn(), bff.browser()]
    await guest.get('/probe')
    const stranger = bff.browser()
    api.script('POST /auth', () => ({ body: { token: scriptedToken({ id: 'user-2', email: 'g@example.com', first_name: 'G', last_name: 'H', guest_user: false, iat: 0, exp: 900 }, 'other'), refresh_token: 'CANARY-other' } }))
    await stranger.post('/bff/session', { email: 'grace@example.com', password: 'right' })

    const ended = await endSessions(shop(), '--user', 'user-1')
    expect([ended.code, ended.output]).toEqual([0, 'Ended sessions: 2\n'])
    expect(readSecurityEvent(ended.errors)).toEqual({ event: 'operator.ended_sessions', whose: 'one user', count: 2 })
    for (const browser of [one, other]) expect((await browser.get('/bff/session')).body).toMatchObject({ guest: true })
    expect((await stranger.get('/bff/session')).body).toMatchObject({ guest: false })
    expect((await guest.get('/probe')).headers.getSetCookie()).toEqual([])
    const revoked = api.calls.filter(({ method, path }) => `${method} ${path}` === 'DELETE /token').map(({ body }) => body.refresh_token)
    expect(revoked).toHaveLength(2)
    for (const token of revoked) expect(token).toMatch(/^CANARY-REFRESH-user/)
    expect((await endSessions(shop(), '--user', 'user-1')).output).toBe('Ended sessions: 0\n')
  })

  it('ends nobody’s when it is not understood', async () => {
    const browser = await signedIn()
    for (const args of [['--user'], ['user-1'], ['--users', 'user-1']]) expect((await endSessions(shop(), ...args)).code, args.join(' ')).toBe(1)
    const without = await endSessions({ REDIS_URL: redis.url }, '--user', 'user-1')
    expect([without.code, without.errors]).toEqual([1, expect.stringContaining('SESSION_KEYS is not set')])
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false })
  })
})
