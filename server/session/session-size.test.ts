import { randomBytes, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createCustomer } from '../testing/customer.ts'
import { startFullBff } from '../testing/start-full-bff.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { Secret } from './vault/secret.ts'

const randomKey = (bytes = 32) => randomBytes(bytes).toString('base64url')

const shop = await startFullBff()
const bff = await startBff({
  env: shop.settings,
  routes: (app, contextOf) => {
    app.post('/purchase', async (request, response) => {
      const order = { id: randomUUID(), key: new Secret(randomKey(), 'order key') }
      await contextOf(request).session.rememberPurchase({
        transaction: randomUUID(),
        order,
        submissionKey: randomKey(24),
        basket: randomKey(24),
      })
      response.json({})
    })
    app.get(
      '/purchases',
      async (request, response) => void response.json((await contextOf(request).session.listPurchases()).length),
    )
    app.post('/link', async (request, response) => {
      await contextOf(request).session.storeEmailLink('passwordReset', {
        email: 'ada.quill@example.com',
        token: new Secret(randomKey(), 'link token'),
      })
      response.json({})
    })
    app.post('/kept', async (request, response) => {
      await contextOf(request).session.setGuestBasketPointer({ id: new Secret(randomUUID(), 'basket id'), count: 2 })
      response.json({})
    })
  },
})
afterAll(async () => {
  await bff.close()
  await shop.close()
})
afterEach(() => shop.redis.client.flushall())

/**
 * Measures keys and values of the only session. A customer's basket and known devices belong to the account, so they do
 * not count.
 */
const measureSession = async (redis: Redis) => {
  const names = (await redis.keys('stagedoor:{*')).filter((name) => !/:(basket|devices)$/.test(name))
  const sizes = names.map(async (name) => {
    const type = await redis.type(name)
    const texts = {
      hash: async () => Object.entries(await redis.hgetall(name)).flat(),
      zset: () => redis.zrange(name, '0', '-1', 'WITHSCORES'),
      string: async () => [(await redis.get(name)) ?? ''],
    }
    const values = await texts[type as keyof typeof texts]()
    return Buffer.byteLength(name) + values.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const buy = async (browser: ReturnType<TestBff['browser']>, times: number) => {
  for (let count = 0; count < times; count++) expect((await browser.post('/purchase')).status).toBe(200)
}
const listPurchases = async (browser: ReturnType<TestBff['browser']>) =>
  (await browser.get('/purchases')).body as number

describe('a session in Redis', () => {
  it('of a guest with a basket takes 1.1 KB, and 2 KB at most with purchases [V1]', async () => {
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
    expect(await measureSession(shop.redis.client)).toBeLessThan(1_100)
    await buy(browser, 10)
    expect(await measureSession(shop.redis.client)).toBeLessThanOrEqual(2_048)
    expect(await listPurchases(browser)).toBeGreaterThanOrEqual(3)
  })

  it('of a customer takes 1.5 KB, 2 KB at most with purchases, for usual names [V1]', async () => {
    const { browser } = await createCustomer(bff)
    await browser.post('/bff/basket/lines', { items: [{ sku: 'RECORD-1-LP', quantity: 1 }] })
    expect(await measureSession(shop.redis.client)).toBeLessThan(1_500)
    await buy(browser, 2)
    expect(await listPurchases(browser)).toBe(2)
    expect(await measureSession(shop.redis.client)).toBeLessThanOrEqual(2_048)
    await buy(browser, 8)
    await browser.post('/kept')
    await browser.post('/link')
    expect(await measureSession(shop.redis.client)).toBeLessThanOrEqual(2_048)
    await buy(browser, 10)
    expect(await measureSession(shop.redis.client)).toBeLessThanOrEqual(2_048)
    expect(await listPurchases(browser)).toBeGreaterThanOrEqual(1)
  })
})
