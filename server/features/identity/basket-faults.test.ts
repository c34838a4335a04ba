import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRegistration } from '../../testing/customer.ts'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway } from '../../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: Awaited<ReturnType<typeof startFaultyGateway>>
let bff: TestBff

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

const twoTickets = { items: [{ sku: 'EV-open-night-standing', quantity: 2 }] }

describe('when baskets fail at the API', () => {
  it('registering succeeds, the guest basket stays, and reading the basket merges it once [F24]', async () => {
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', twoTickets)
    gateway.failCall = (call) => call === 'POST /baskets'
    const response = await browser.post('/bff/users', createRegistration())
    expect({ status: response.status, guest: response.body.guest, basketCount: response.body.basketCount }).toEqual({
      status: 200,
      guest: false,
      basketCount: 0,
    })
    expect((await browser.get('/bff/basket')).status).toBe(503)
    gateway.failCall = () => false
    for (let time = 0; time < 2; time++)
      expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 2, guestBasketCount: 0 })
    recordMeasurement('F24', 'signed in with 200, the basket 503; two readings later 2 tickets, none twice')
  })

  it('signing in succeeds, and the merge is repeated when the API’s response was lost [F24]', async () => {
    const person = createRegistration()
    await bff.browser().post('/bff/users', person)
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', twoTickets)
    let made = 0
    gateway.rewriteResponse = (call, body) => {
      if (call !== 'POST /baskets') return body
      made += 1
      return {}
    }
    const response = await browser.post('/bff/session', { email: person.email, password: person.password })
    expect({ status: response.status, guest: response.body.guest, basketCount: response.body.basketCount }).toEqual({
      status: 200,
      guest: false,
      basketCount: 0,
    })
    expect((await browser.get('/bff/basket')).status).toBe(503)
    expect(made).toBeGreaterThan(0)
    gateway.rewriteResponse = (_call, body) => body
    for (let time = 0; time < 2; time++)
      expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 2, guestBasketCount: 0 })
    recordMeasurement(
      'F24',
      `${made} baskets made upstream whose response was lost; then one with 2 tickets, none twice`,
    )
  })

  it('signing out succeeds', async () => {
    const browser = bff.browser()
    await browser.post('/bff/users', createRegistration())
    await browser.post('/bff/basket/lines', twoTickets)
    gateway.failCall = (call) => call.includes('/baskets')
    const response = await browser.send('DELETE', '/bff/session')
    gateway.failCall = () => false
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { guest: true, basketCount: 0 },
    })
  })

  it('a currency that cannot be priced changes no cookie', async () => {
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', twoTickets)
    gateway.failCall = (call) => call.startsWith('PUT /baskets/')
    const response = await browser.send('PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
    gateway.failCall = () => false
    expect({ status: response.status, setCookie: response.headers.getSetCookie() }).toEqual({
      status: 503,
      setCookie: [],
    })
    expect((await browser.get('/bff/basket')).body).toMatchObject({ currency: 'GBP', count: 2 })
  })

  it('a basket that is rejected in another currency stays as it was, with the error at its line', async () => {
    const browser = bff.browser()
    await browser.post('/bff/basket/lines', twoTickets)
    // The gateway replaces the SKU by an unknown one, so that the real API rejects the basket.
    gateway.rewriteRequest = (call, body) =>
      call.startsWith('PUT /baskets/') ? { ...(body as object), lines: [{ productVariant: 'NOT-SOLD' }] } : body
    const response = await browser.send('PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
    gateway.rewriteRequest = (_call, body) => body
    expect({ status: response.status, code: response.body.code, setCookie: response.headers.getSetCookie() }).toEqual({
      status: 422,
      code: 'rejected',
      setCookie: [],
    })
    expect(response.body.fields).toMatchObject([{ field: twoTickets.items[0]!.sku }])
    expect((await browser.get('/bff/basket')).body).toMatchObject({ currency: 'GBP', count: 2 })
  })
})
