import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let bff: TestBff
let calls: string[]

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startFixtureApi()])
  gateway = await startFaultyGateway(api.url)
  bff = await startBff({ env: { REDIS_URL: redis.url, COMMERCE_API_URL: gateway.url } })
})
afterAll(async () => {
  await bff.close()
  await gateway.close()
  await Promise.all([redis.close(), api.close()])
})
beforeEach(() => {
  calls = []
  gateway.rewriteResponse = (_call, body) => body
  gateway.holdCall = (call) => {
    calls.push(call.replace(/\/baskets\/[\w-]+/, '/baskets/{id}'))
    return undefined
  }
})

const add = (browser: ShopperBrowser) =>
  browser.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })

/** A guest with a basket, whose next request needs no new token. */
const startBrowserWithBasket = async () => {
  const browser = bff.browser()
  await add(browser)
  calls = []
  return browser
}

describe('the basket', () => {
  // The PUT replaces all lines, so the storefront reads the current ones first. Its response holds the totals too.
  it('calls the API twice when a line is added', async () => {
    const browser = await startBrowserWithBasket()
    expect((await add(browser)).body).toMatchObject({ count: 2, totals: { total: 4000 } })
    expect(calls).toEqual(['GET /baskets/{id}', 'PUT /baskets/{id}'])
  })

  it('calls the API once when it is read', async () => {
    const browser = await startBrowserWithBasket()
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 1, totals: { total: 2000 } })
    expect(calls).toEqual(['GET /baskets/{id}'])
  })

  it('calls the API once when its first line is added', async () => {
    await add(bff.browser())
    expect(calls.filter((call) => call.includes('/baskets'))).toEqual(['POST /baskets'])
  })

  it('fetches the totals when the API does not embed them in the basket', async () => {
    const browser = await startBrowserWithBasket()
    gateway.rewriteResponse = (call, body) => {
      if (call.endsWith('/totals') || !call.includes('/baskets/')) return body
      const { totals: _totals, ...rest } = body as { totals?: unknown }
      return rest
    }
    expect((await add(browser)).body).toMatchObject({ count: 2, totals: { total: 4000 } })
    expect(calls).toEqual(['GET /baskets/{id}', 'PUT /baskets/{id}', 'GET /baskets/{id}/totals'])
  })
})

it('reading the checkout changes nothing at the API, although it shows the total with delivery', async () => {
  const browser = await startBrowserWithBasket()
  const { body } = await browser.get('/bff/checkout')
  expect(body).toMatchObject({ shipping: { service: 'e-ticket' }, basket: { totals: { shipping: 0, total: 2000 } } })
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  expect((await browser.get('/bff/basket')).body.totals.shipping).toBeNull()
})
