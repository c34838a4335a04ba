import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { createToken } from '../testing/scripted-api.ts'
import { parseSecurityEvent } from '../testing/parse-security-events.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'

let shop: ScriptedShop

beforeAll(async () => {
  shop = await startScriptedShop({ env: { SESSION_KEYS: Buffer.alloc(32, 7).toString('base64') } })
})
afterAll(() => shop.close())
afterEach(() => shop.reset())

const endSessions = (env: Record<string, string>, ...args: string[]) =>
  runCommand('server/commands/end-sessions.ts', env, ...args)

describe('sessions:end', () => {
  it('makes each browser a guest at its next request, keeps basket pointers, allows a new sign-in [S21]', async () => {
    const [firstCustomer, secondCustomer] = [await shop.customer(), await shop.customer()]
    await shop.bff.storage.writeBasketPointer(['a customer'], { basketId: 'b', basketCount: '2' })

    const { code, output, errors } = await endSessions({ REDIS_URL: shop.redis.url })
    expect({ code, output }).toEqual({ code: 0, output: 'Ended sessions: 2\n' })
    expect(parseSecurityEvent(errors)).toEqual({ event: 'operator.sessions_revoked', scope: 'all users', count: 2 })

    for (const browser of [firstCustomer, secondCustomer])
      expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
    expect(await shop.redis.client.keys('*:vault')).toEqual([])
    expect(await shop.redis.client.keys('*:session-*')).toEqual([])
    expect(await shop.redis.client.keys('*:devices')).toEqual([])
    expect(await shop.bff.storage.readBasketPointer(['a customer'])).toMatchObject({
      fields: { basketId: 'b', basketCount: '2' },
    })
    expect(
      (await firstCustomer.post('/bff/session', { email: 'ada@example.com', password: 'right' })).body,
    ).toMatchObject({
      guest: false,
    })
  })

  it('ends a session that a pending request is about to refresh [S21]', async () => {
    const browser = await shop.customer()
    const endedBrowser = browser.copy()
    shop.api.script('GET /probe', ({ authorization }) =>
      shop.api.count('POST /token/refresh') > 0 && authorization ? { body: { ok: true } } : { status: 401 },
    )
    const refresh = shop.api.holdResponse('POST /token/refresh')
    const pendingResponse = browser.get('/probe')
    await refresh.requested
    expect((await endSessions({ REDIS_URL: shop.redis.url })).code).toBe(0)
    refresh.release()
    expect((await pendingResponse).status).not.toBe(200)

    expect(await shop.redis.client.keys('*:record')).toEqual([])
    expect(await shop.redis.client.keys('*:vault')).toEqual([])
    expect((await endedBrowser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 0 })
  })

  it('names the problem when Redis is not configured or does not respond', async () => {
    const without = await endSessions({})
    expect({ code: without.code, output: without.output }).toEqual({ code: 1, output: '' })
    expect(without.errors).toContain('REDIS_URL is not set')

    const absent = await endSessions({ REDIS_URL: `redis://:CANARY@127.0.0.1:${await getPort()}` })
    expect({ code: absent.code, output: absent.output }).toEqual({ code: 1, output: '' })
    expect(absent.errors).toMatch(/^Redis did not respond\. .* run it again\.\n {2}end all sessions: /)
    expect(absent.errors).not.toContain('CANARY')
  })
})

describe('sessions:end --user', () => {
  it('ends the sessions of that customer only, and revokes their tokens upstream [S21]', async () => {
    const [firstCustomer, secondCustomer, guest] = [await shop.customer(), await shop.customer(), shop.bff.browser()]
    await guest.get('/probe')
    const otherCustomer = shop.bff.browser()
    shop.api.script('POST /auth', () => ({
      body: {
        token: createToken(
          {
            id: 'user-2',
            email: 'g@example.com',
            first_name: 'G',
            last_name: 'H',
            guest_user: false,
            iat: 0,
            exp: 900,
          },
          'other',
        ),
        refresh_token: 'CANARY-other',
      },
    }))
    await otherCustomer.post('/bff/session', { email: 'grace@example.com', password: 'right' })

    const ended = await endSessions(shop.settings, '--user', 'user-1')
    expect({ code: ended.code, output: ended.output }).toEqual({ code: 0, output: 'Ended sessions: 2\n' })
    expect(parseSecurityEvent(ended.errors)).toEqual({
      event: 'operator.sessions_revoked',
      scope: 'one user',
      count: 2,
    })
    for (const browser of [firstCustomer, secondCustomer])
      expect((await browser.get('/bff/session')).body).toMatchObject({ guest: true })
    expect((await otherCustomer.get('/bff/session')).body).toMatchObject({ guest: false })
    expect((await guest.get('/probe')).headers.getSetCookie()).toEqual([])
    expect(await shop.redis.client.keys('*:devices')).toHaveLength(1)
    const revoked = shop.api.calls
      .filter(({ method, path }) => `${method} ${path}` === 'DELETE /token')
      .map(({ body }) => body.refresh_token)
    expect(revoked).toHaveLength(2)
    for (const token of revoked) expect(token).toMatch(/^CANARY-REFRESH-user/)
    expect((await endSessions(shop.settings, '--user', 'user-1')).output).toBe('Ended sessions: 0\n')
  })

  it('ends no session when its arguments are invalid', async () => {
    const browser = await shop.customer()
    for (const args of [['--user'], ['user-1'], ['--users', 'user-1']])
      expect((await endSessions(shop.settings, ...args)).code, args.join(' ')).toBe(1)
    const without = await endSessions({ REDIS_URL: shop.redis.url }, '--user', 'user-1')
    expect({ code: without.code, errors: without.errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('SESSION_KEYS is not set'),
    })
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false })
  })
})
