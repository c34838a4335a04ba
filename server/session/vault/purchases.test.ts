import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readVault, encryptInVault } from '../../testing/read-vaults.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'
import { startScriptedApi, type ScriptedApi } from '../../testing/scripted-api.ts'
import { Secret } from './secret.ts'

let redis: TestRedis
let api: ScriptedApi

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startScriptedApi()])
})
afterAll(() => Promise.all([redis.close(), api.close()]))

type RevealedPurchase = { transaction?: string; order?: { id: string; key: string } }

const start = (env: Record<string, string>) => {
  let clock = 0
  return startBff({
    env: { COMMERCE_API_URL: api.url, ...env },
    now: () => Date.now() + ++clock,
    routes: (app, contextOf) => {
      app.post('/purchases', async (request, response) => {
        const { transaction, id, key } = request.query as Record<string, string>
        const order = id && key ? { order: { id, key: new Secret(key) } } : {}
        await contextOf(request).session.rememberPurchase({ ...(transaction && { transaction }), ...order })
        response.end()
      })
      app.get('/purchases', async (request, response) => {
        const purchases = await contextOf(request).session.listPurchases()
        response.json(
          purchases.map(({ order, ...rest }) => ({
            ...rest,
            ...(order && { order: { id: order.id, key: order.key?.reveal() } }),
          })),
        )
      })
    },
  })
}

const startPayment = (browser: ShopperBrowser, transaction: string) =>
  browser.post(`/purchases?transaction=${transaction}`)
const completePurchase = (browser: ShopperBrowser, transaction: string, id: string, key: string) =>
  browser.post(`/purchases?transaction=${transaction}&id=${id}&key=${key}`)
const lookUpOrder = (browser: ShopperBrowser, id: string, key: string) => browser.post(`/purchases?id=${id}&key=${key}`)
const listPurchases = async (browser: ShopperBrowser) => (await browser.get('/purchases')).body as RevealedPurchase[]
const signIn = (browser: ShopperBrowser) =>
  browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })

describe.each([
  ['redis', () => ({ REDIS_URL: redis.url })],
  ['memory', () => ({})],
])('purchases of a session in %s', (_kind, env) => {
  let bff: TestBff
  beforeAll(async () => {
    bff = await start(env())
  })
  afterAll(() => bff.close())

  it('are empty without a session, and reading creates none', async () => {
    const browser = bff.browser()
    expect(await listPurchases(browser)).toEqual([])
    expect(browser.getSessionCookie()).toBeUndefined()
  })

  it('are listed newest first, and an order joins its payment', async () => {
    const browser = bff.browser()
    await startPayment(browser, 't1')
    await startPayment(browser, 't2')
    await lookUpOrder(browser, 'o9', 'k9')
    await completePurchase(browser, 't1', 'o1', 'k1')
    expect(await listPurchases(browser)).toEqual([
      { transaction: 't1', order: { id: 'o1', key: 'k1' } },
      { order: { id: 'o9', key: 'k9' } },
      { transaction: 't2' },
    ])
  })

  it('are limited by the size of a session, three at least: the oldest are removed', async () => {
    const browser = bff.browser()
    const transactions = Array.from({ length: 12 }, () => crypto.randomUUID())
    for (const transaction of transactions) await completePurchase(browser, transaction, crypto.randomUUID(), 'key')
    const storedTransactions = (await listPurchases(browser)).map(({ transaction }) => transaction)
    expect(storedTransactions).toEqual(transactions.slice(-storedTransactions.length).toReversed())
    expect(storedTransactions.length).toBeGreaterThanOrEqual(3)
    expect(storedTransactions.length).toBeLessThan(12)
  })

  it('that are added concurrently are all listed', async () => {
    const browser = bff.browser()
    await startPayment(browser, 't0')
    await Promise.all(['t1', 't2', 't3', 't4'].map((transaction) => startPayment(browser, transaction)))
    expect((await listPurchases(browser)).map(({ transaction }) => transaction).toSorted()).toEqual([
      't0',
      't1',
      't2',
      't3',
      't4',
    ])
  })

  it('survive signing in, in order, and end with signing out', async () => {
    const browser = bff.browser()
    await startPayment(browser, 't1')
    await completePurchase(browser, 't2', 'o2', 'k2')
    const before = await listPurchases(browser)
    await signIn(browser)
    expect(await listPurchases(browser)).toEqual(before)
    await browser.send('DELETE', '/bff/session')
    expect(await listPurchases(browser)).toEqual([])
  })

  it('belong to one browser', async () => {
    await completePurchase(bff.browser(), 't1', 'o1', 'k1')
    const otherBrowser = bff.browser()
    await startPayment(otherBrowser, 't2')
    expect(await listPurchases(otherBrowser)).toEqual([{ transaction: 't2' }])
  })
})

describe('stored purchases', () => {
  let bff: TestBff
  beforeAll(async () => {
    bff = await start({ REDIS_URL: redis.url })
  })
  afterAll(() => bff.close())
  beforeEach(() => redis.client.flushall())

  it('show nothing in Redis, and cannot be decrypted in another session [V2]', async () => {
    const browser = bff.browser()
    await completePurchase(browser, 'canary-transaction', 'canary-order', 'canary-key')
    const [name = ''] = await redis.client.keys('*:vault')
    const fields = await redis.client.hgetall(name)
    expect(JSON.stringify(fields)).not.toContain('canary')
    const [field = '', sealed = ''] =
      Object.entries(fields).find(([entryName]) => entryName.startsWith('purchase:')) ?? []
    expect((await readVault(redis.client, bff.config))[field]).toContain('canary-key')

    const otherBrowser = bff.browser()
    await startPayment(otherBrowser, 'own')
    const otherVault = (await redis.client.keys('*:vault')).find((entryName) => entryName !== name) ?? ''
    await redis.client.hset(otherVault, field, sealed)
    expect(await listPurchases(otherBrowser)).toEqual([{ transaction: 'own' }])
  })

  it.each(['{"transaction":"t0","at":1}', `{"transaction":"${'t'.repeat(500)}"}`, ''])(
    'in an unknown format are skipped, and cost nothing else',
    async (text) => {
      const browser = bff.browser()
      await startPayment(browser, 'own')
      const cookie = browser.getSessionCookie()
      await encryptInVault(redis.client, bff.config, 'purchase:another', text)
      expect(await listPurchases(browser)).toEqual([{ transaction: 'own' }])
      await startPayment(browser, 'next')
      expect((await listPurchases(browser)).map(({ transaction }) => transaction)).toEqual(['next', 'own'])
      expect(browser.getSessionCookie()).toBe(cookie)
    },
  )
})
