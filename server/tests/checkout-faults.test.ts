import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const publicUrl = 'http://shop.example.com'

const { upstream, gateway, shop, server, close } = await startFaultyShop({
  api: { shopUrl: publicUrl },
  env: (apiUrl) => ({ PAYMENT_PAGE_ORIGIN: apiUrl, PUBLIC_URL: publicUrl, UPSTREAM_TIMEOUT_MS: '5000' }),
})
afterAll(close)
afterEach(() => {
  gateway.failCall = () => false
  gateway.holdCall = () => undefined
})

const unescapeHtml = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** A shopper whose browser runs no scripts, with two tickets in the basket. */
const createShopper = async () => {
  const browser = createShopperBrowser(server.url)
  expect(
    (await browser.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 2 }] })).status,
  ).toBe(200)
  return browser
}

const send = async (
  browser: ShopperBrowser,
  step: 'contact' | 'delivery' | 'payment',
  fields: Record<string, string>,
) => {
  const response = await fetch(`${server.url}/checkout/${step}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: browser.getCookieHeader(), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, html: unescapeHtml(await response.text()) }
}

const contact = {
  'contact.firstName': 'Bea',
  'contact.lastName': "O'Yer",
  'contact.email': 'bea@example.com',
  'contact.telephone': '',
}
const bill = {
  billingAddress: 'new',
  'billingAddress.firstName': 'Bea',
  'billingAddress.lastName': "O'Yer",
  'billingAddress.line1': '3 Quay',
  'billingAddress.city': 'Bristol',
  'billingAddress.postcode': 'BS1 4QA',
  'billingAddress.countryCode': 'GB',
}
const submitContact = (browser: ShopperBrowser) => send(browser, 'contact', { intent: 'contact', ...contact })
const submitDelivery = (browser: ShopperBrowser) =>
  send(browser, 'delivery', { intent: 'delivery', 'shipping.service': 'e-ticket', wantsInvoice: 'yes', ...bill })
const readFieldValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`).exec(html)?.slice(1).find(Boolean)
const order = (browser: ShopperBrowser, page: string) =>
  send(browser, 'payment', {
    intent: 'pay',
    terms: 'on',
    submissionId: readFieldValue(page, 'submissionId')!,
    expectedTotal: readFieldValue(page, 'expectedTotal')!,
    expectedCurrency: readFieldValue(page, 'expectedCurrency')!,
  })

/** Pays on the payment page. Resolves to the path with which the shopper returns. */
const pay = async (paymentPage: string) => {
  const body = new URLSearchParams({ choice: 'pay' })
  const { headers } = await fetch(paymentPage, { method: 'POST', redirect: 'manual', body })
  return headers.get('location')!.slice(publicUrl.length)
}

/** Continues to the step with the button that places the order. */
const openPaymentStep = async () => {
  const browser = await createShopper()
  for (const step of [submitContact, submitDelivery]) expect(await step(browser)).toMatchObject({ status: 303 })
  return { browser, page: unescapeHtml((await browser.get('/checkout/payment')).text) }
}

const isSaving = (call: string) => /^PUT \/baskets\/[^/]+$/.test(call)

const findNewestOrderNumber = async () => {
  const query = upstream.db.selectFrom('orders').select('number').orderBy('placed_at', 'desc')
  return (await query.executeTakeFirstOrThrow()).number
}

describe('when the API fails', () => {
  it('the steps show an error, keep the input, and continue once the API is back', async () => {
    const browser = await createShopper()
    for (const [step, typed] of [
      [submitContact, contact],
      [submitDelivery, bill],
    ] as const) {
      gateway.failCall = isSaving
      const { status, html } = await step(browser)
      expect(status).toBe(503)
      expect(html).toContain('role="alert"')
      for (const [name, value] of Object.entries(typed))
        if (value && name.includes('.') && !name.endsWith('countryCode'))
          expect(readFieldValue(html, name), name).toBe(value)
      gateway.failCall = () => false
      expect(await step(browser)).toMatchObject({ status: 303 })
    }
  })

  it.each([
    ['confirming the basket', () => void (gateway.failCall = (call) => call.endsWith('/confirm'))],
    ['starting the payment', () => void (gateway.failCall = (call) => call === 'POST /payment-transactions')],
    // The shop gives up before the API responds. The API does its work nevertheless.
    [
      'starting the payment too late',
      () =>
        void (gateway.holdCall = (call) =>
          call === 'POST /payment-transactions' ? new Promise((resolve) => setTimeout(resolve, 6000)) : undefined),
    ],
  ])('%s is repeated by the same button', async (_step, fail) => {
    const { browser, page } = await openPaymentStep()
    fail()
    const { status, html } = await order(browser, page)
    expect(status).toBe(503)
    expect(html).toContain('role="alert"')
    expect(html).toContain('name="intent" value="pay"')
    gateway.failCall = () => false
    gateway.holdCall = () => undefined
    const retried = await order(browser, html)
    expect({ status: retried.status, origin: new URL(retried.headers.get('location') ?? '').origin }).toEqual({
      status: 303,
      origin: upstream.url,
    })
  })

  it('the return page waits and retries by itself', async () => {
    const { browser, page } = await openPaymentStep()
    const { headers } = await order(browser, page)
    const returnPath = await pay(headers.get('location')!)
    gateway.failCall = (call) => call.startsWith('PUT /payment-transactions')
    const waiting = await browser.get(returnPath)
    expect({
      status: waiting.status,
      hasRetry: Number(waiting.headers.get('retry-after')) > 0 || /http-equiv="refresh"/i.test(waiting.text),
    }).toEqual({ status: 503, hasRetry: true })
    gateway.failCall = () => false
    const completed = await browser.get(returnPath)
    expect(completed.text).toContain(await findNewestOrderNumber())
  })
})

describe('when Redis is down', () => {
  it('the checkout responds with 503; a new session lacks the payment, and the shopper can look the order up [S38]', async () => {
    const { browser, page } = await openPaymentStep()
    const { headers } = await order(browser, page)
    const returnPath = await pay(headers.get('location')!)
    await shop.redis.kill()
    try {
      for (const path of ['/checkout', '/checkout/payment', returnPath, '/orders/look-up']) {
        const response = await browser.get(path)
        expect({ status: response.status, cacheControl: response.headers.get('cache-control') }, path).toEqual({
          status: 503,
          cacheControl: 'private, no-store',
        })
        expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
      }
    } finally {
      await shop.redis.restart()
    }
    await vi.waitFor(async () => expect((await browser.get('/bff/session')).status).toBe(200), { timeout: 10_000 })
    const returnPage = await browser.get(returnPath)
    expect(returnPage.status).toBe(404)
    expect(returnPage.text).toContain('href="/orders/look-up"')
    const number = await findNewestOrderNumber()
    const lookup = await browser.post('/bff/order-look-ups', { email: 'bea@example.com', number })
    expect(lookup).toMatchObject({ status: 200, body: { order: { number, payment: 'paid' } } })
  })
})
