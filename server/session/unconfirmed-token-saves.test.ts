import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startScriptedShop, type ScriptedShop } from '../testing/start-scripted-shop.ts'

/** Timeout of one command, milliseconds. */
const commandMs = 350

let shop: ScriptedShop

beforeAll(async () => {
  shop = await startScriptedShop({ env: { REDIS_TIMEOUT_MS: String(commandMs) } })
})
afterAll(() => shop.close())
afterEach(() => shop.reset())

const readStoredVault = async () => shop.redis.client.hgetall((await shop.redis.client.keys('*:vault'))[0] ?? '')

/** A guest with an expired token. While the API refreshes it, Redis pauses `mode` commands for `pauseMs`. */
const createExpiredGuest = async (pauseMs: number, mode: 'WRITE' | 'ALL') => {
  const browser = await shop.guest()
  const [vault = ''] = await shop.redis.client.keys('*:vault')
  await shop.redis.client.hset(vault, 'receivedAt', '0')
  shop.api.script('POST /token/refresh', async (call) => {
    await shop.redis.client.call('CLIENT', 'PAUSE', pauseMs, mode)
    return shop.api.defaultScript(call)
  })
  return browser
}

describe('rotated tokens whose save was not confirmed', () => {
  it('are used at once when a read shows that they were saved [F3 V3]', async () => {
    const browser = await createExpiredGuest(commandMs + 150, 'ALL')
    const before = await readStoredVault()
    expect((await browser.get('/probe')).status).toBe(200)
    const { epoch, refreshToken } = await readStoredVault()
    expect({
      epoch,
      hasOldToken: refreshToken === before.refreshToken,
      refreshCount: shop.api.count('POST /token/refresh'),
    }).toEqual({ epoch: '1', hasOldToken: false, refreshCount: 1 })
    recordMeasurement(
      'F3',
      `written although it timed out: read again, got 200, ${shop.api.count('POST /token/refresh')} refresh`,
    )
  })

  it('are saved once, whatever the number of attempts, and their session stays [F3 V3 V4]', async () => {
    const browser = await createExpiredGuest(commandMs + 900, 'WRITE')
    const response = await browser.get('/probe')
    expect({ status: response.status, code: response.body.code, setCookie: response.headers.getSetCookie() }).toEqual({
      status: 503,
      code: 'session_unavailable',
      setCookie: [],
    })
    await expect.poll(async () => (await readStoredVault()).epoch, { timeout: 5_000 }).toBe('1')
    await expect.poll(async () => (await browser.get('/probe')).status, { timeout: 5_000 }).toBe(200)
    expect([(await readStoredVault()).epoch, shop.api.count('POST /token/refresh')]).toEqual(['1', 1])
    recordMeasurement(
      'F3',
      `not written yet: 503, session kept, saved once later, ${shop.api.count('POST /token/refresh')} refresh`,
    )
  })
})
