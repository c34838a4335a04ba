import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type StartedApp } from './testing/start-app.ts'
import { startBff, type TestBff } from './testing/start-bff.ts'
import { startRedis, type TestRedis } from './testing/start-redis.ts'

let redis: TestRedis
/** By the number of proxies that are ours. */
const shops = new Map<number, TestBff>()

beforeAll(async () => {
  redis = await startRedis()
  for (const hops of [0, 1, 2]) {
    const bff = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: 'http://127.0.0.1:9', TRUSTED_PROXY_HOPS: String(hops) },
      routes: (app, contextOf) => void app.get('/who', (request, response) => void response.json({ address: contextOf(request).address, secure: request.secure })),
    })
    shops.set(hops, bff)
  }
})
afterAll(async () => {
  for (const bff of shops.values()) await bff.close()
  await redis.close()
})

const who = async (hops: number, headers: Record<string, string>) => (await fetch(`${shops.get(hops)!.url}/who`, { headers })).json() as Promise<{ address: string; secure: boolean }>

describe('of the addresses a request names, only those count that proxies of ours wrote', () => {
  const here = '127.0.0.1'
  it.each([
    [0, '198.51.100.9', here],
    [0, '203.0.113.1, 198.51.100.9', here],
    [1, '198.51.100.9', '198.51.100.9'],
    [1, '203.0.113.1, 198.51.100.9', '198.51.100.9'],
    [1, '203.0.113.1, 203.0.113.2, 198.51.100.9', '198.51.100.9'],
    [2, '198.51.100.9, 192.0.2.7', '198.51.100.9'],
    [2, '203.0.113.1, 198.51.100.9, 192.0.2.7', '198.51.100.9'],
    // One proxy fewer than promised: there is nobody else to believe.
    [2, '198.51.100.9', '198.51.100.9'],
  ])('with %i of them, “%s” comes from %s [S43]', async (hops, forwarded, address) => {
    expect((await who(hops, { 'x-forwarded-for': forwarded })).address).toBe(address)
  })

  it.each([0, 1, 2])('with %i of them, other headers say nothing of where a request is from [S43]', async (hops) => {
    const claims = { forwarded: 'for=203.0.113.1;proto=https', 'x-real-ip': '203.0.113.1', 'x-client-ip': '203.0.113.1', 'cf-connecting-ip': '203.0.113.1', 'true-client-ip': '203.0.113.1' }
    expect(await who(hops, claims)).toEqual({ address: here, secure: false })
  })

  it('and nobody else says that a request came by https [S43]', async () => {
    const claim = { 'x-forwarded-proto': 'https' }
    expect([(await who(0, claim)).secure, (await who(1, claim)).secure]).toEqual([false, true])
  })
})

describe('the app that ships', () => {
  let shop: StartedApp
  afterAll(() => shop.close())

  it('trusts as many proxies as it is told, and no more [S43]', async () => {
    shop = await startApp({ REDIS_URL: redis.url, COMMERCE_API_URL: 'http://127.0.0.1:9', TRUSTED_PROXY_HOPS: '2' })
    const trusts = shop.app.get('trust proxy fn') as (address: string, hop: number) => boolean
    expect([0, 1, 2, 3].map((hop) => trusts('203.0.113.1', hop))).toEqual([true, true, false, false])
  })
})
