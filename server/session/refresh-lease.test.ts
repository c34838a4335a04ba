import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { leaseKey, parseOwner } from '../storage/redis-keys.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { createFieldCodec } from './vault/field-codec.ts'
import { createSessionRefresher } from './session-refresher.ts'
import { createTokenService } from './token-service.ts'
import { createVault, type VaultContents } from './vault/vault.ts'

const upstreamMs = 700

let shop: ScriptedShop

beforeAll(async () => {
  shop = await startScriptedShop({ env: { UPSTREAM_TIMEOUT_MS: String(upstreamMs) } })
})
afterAll(() => shop.close())
afterEach(() => shop.reset())

/** A customer with an expired token, and the key of their session. */
const createExpiredCustomer = async () => {
  const browser = await shop.customer()
  const [vault = ''] = await shop.redis.client.keys('*:vault')
  await shop.redis.client.hset(vault, 'receivedAt', '0')
  return { browser, vault, lease: leaseKey(parseOwner(vault), 'refresh') }
}

describe('a refresh that another replica holds', () => {
  it('is awaited no longer than the API may take, then fails with 503, and the session stays [F17 V3 V4]', async () => {
    const { browser, lease } = await createExpiredCustomer()
    await shop.redis.client.set(lease, 'another replica')
    const startedAt = performance.now()
    const response = await browser.get('/probe')
    const ms = Math.round(performance.now() - startedAt)
    expect({
      status: response.status,
      code: response.body.code,
      retryAfter: response.headers.get('retry-after'),
      setCookie: response.headers.getSetCookie(),
    }).toEqual({ status: 503, code: 'session_unavailable', retryAfter: '2', setCookie: [] })
    expect(ms).toBeGreaterThanOrEqual(upstreamMs)
    expect(shop.api.count('POST /token/refresh')).toBe(0)
    await shop.redis.client.del(lease)
    expect((await browser.get('/probe')).status).toBe(200)
    recordMeasurement(
      'F17',
      `a lease that is never released: 503 after ${ms} ms of the ${upstreamMs} allowed, session kept`,
    )
  })

  it('a rejected refresh keeps the session when another replica has stored newer tokens [F17 V3 V4]', async () => {
    const { browser, vault, lease } = await createExpiredCustomer()
    const cookie = browser.getSessionCookie()
    shop.api.script('POST /token/refresh', async () => {
      await shop.redis.client.set(lease, 'another replica')
      setTimeout(() => void shop.redis.client.hset(vault, { epoch: '1', receivedAt: String(Date.now()) }), 100)
      return { status: 401, body: { message: 'Used already' } }
    })
    expect((await browser.get('/probe')).status).toBe(200)
    expect({
      sessionCookie: browser.getSessionCookie(),
      guest: (await browser.get('/bff/session')).body.guest,
      refreshCount: shop.api.count('POST /token/refresh'),
    }).toEqual({ sessionCookie: cookie, guest: false, refreshCount: 1 })
  })

  it('keeps its lease after a rejection, so that no replica refreshes again before the session has ended [F16 V3]', async () => {
    const log = pino({ level: 'silent' })
    const { storage } = shop.bff
    const commerce = createSilentCommerceApi(shop.api.url, { timeoutMs: upstreamMs })
    const tokenService = createTokenService(commerce)
    const vault = createVault(storage, createFieldCodec([randomBytes(32)]), Date.now)
    const [firstReplica, secondReplica] = ['one', 'other'].map((holder) =>
      createSessionRefresher({ vault, tokenService, storage, holder, upstreamTimeoutMs: upstreamMs, log }),
    )
    const key = randomUUID()
    await vault.insertVault(key, await tokenService.createGuestTokens('en', new AbortController().signal), {}, 60)
    const seen = (await vault.read(key)) as VaultContents
    shop.api.script('POST /token/refresh', () => ({ status: 401, body: { message: 'No' } }))
    expect(await firstReplica!(key, seen, 'en')).toBe('rejected')
    await vault.read(key)
    expect(await storage.acquireLease(key, 'refresh', 'a third', 1)).toBe(false)
    const waiting = secondReplica!(key, seen, 'en')
    await storage.endSession(key, 'itself')
    expect({ result: await waiting, refreshCount: shop.api.count('POST /token/refresh') }).toEqual({
      result: 'ended',
      refreshCount: 1,
    })
    await commerce.close()
  })

  it('leaves no lease behind, whether it succeeds or fails [V3]', async () => {
    const { browser, lease } = await createExpiredCustomer()
    shop.api.script('POST /token/refresh', () => ({ status: 500 }))
    expect((await browser.get('/probe')).status).toBe(503)
    await expect.poll(() => shop.redis.client.exists(lease)).toBe(0)
    shop.api.script('POST /token/refresh', shop.api.defaultScript)
    expect((await browser.get('/probe')).status).toBe(200)
    await expect.poll(() => shop.redis.client.exists(lease)).toBe(0)
  })
})
