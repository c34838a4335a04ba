import { afterAll, afterEach, describe, expect, it } from 'vitest'
import ordersTexts from '../../locales/en/orders.json' with { type: 'json' }
import productListTexts from '../../locales/en/product-lists.json' with { type: 'json' }
import profileTexts from '../../locales/en/profile.json' with { type: 'json' }
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import {
  addToBasket,
  choosePaymentResult,
  completePayment,
  postOrder,
  prepareOrder,
  standingTicket,
  testContact,
} from '../testing/checkout-shopper.ts'
import { createCustomer, signIn } from '../testing/customer.ts'
import { hideCapabilities } from '../testing/hide-capabilities.ts'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

// The shop before an API that has the calls and fields of the specification and nothing else.
const { gateway, server, shop, close } = await startFaultyShop({
  env: (apiUrl) => ({ API_CAPABILITIES: 'none', PAYMENT_PAGE_ORIGIN: apiUrl, PUBLIC_URL: 'http://localhost:3000' }),
})
const hidden = hideCapabilities(gateway)
const calls: string[] = []
const bodies: unknown[] = []
gateway.holdCall = (call) => {
  calls.push(call)
  return undefined
}
const { rewriteRequest } = gateway
gateway.rewriteRequest = (call, body) => {
  bodies.push(body)
  return rewriteRequest(call, body)
}
afterAll(close)

const openBrowser = () => createShopperBrowser(server.url)

afterEach(() => {
  expect(hidden.calls).toEqual([])
  const extensionParameters = /[?&](codes%5B%5D|day|genre|order|overview|saleStatus|shippingServices|upcoming|when)=/
  expect(calls.filter((call) => extensionParameters.test(call))).toEqual([])
  expect(bodies.filter((body) => /"(from|maxGoods|maxTickets)":/.test(JSON.stringify(body)))).toEqual([])
  expect(
    shop
      .log()
      .split('\n')
      .filter((line) => /"level":[456]0/.test(line) && !/"status":404/.test(line)),
  ).toEqual([])
})

const pay = async (browser: ShopperBrowser, choice: 'pay' | 'decline') => {
  const { submissionId } = await prepareOrder(browser)
  const { status, text, body } = await postOrder(browser, submissionId)
  expect(status, text).toBe(200)
  return completePayment(browser, await choosePaymentResult(body.href as string, choice))
}

describe('a shop whose API has no capability', () => {
  it.each(['/', '/whats-on', '/whats-on?view=calendar', '/whats-on/open-night', '/search?query=night', '/venues'])(
    'has %s',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(200)
    },
  )

  it.each(['/newsletter/confirm', '/orders/look-up', '/orders/not-me', '/product-comparison', '/verify-email'])(
    'has no %s',
    async (path) => {
      const response = await fetch(server.url + path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('noindex')
    },
  )

  it('lists the events of a day, of this evening and of the weekend', async () => {
    const all = (await openBrowser().get('/bff/events?page=1')).body as {
      events: { date: { iso: string } }[]
      total: number
    }
    const day = all.events[0]!.date.iso.slice(0, 10)
    const ofDay = await openBrowser().get(`/bff/events?page=1&day=${day}`)
    expect(ofDay.body.total).toBe(all.events.filter(({ date }) => date.iso.startsWith(day)).length)
    for (const when of ['tonight', 'weekend'])
      expect((await openBrowser().get(`/bff/events?page=1&when=${when}`)).body.total).toBeLessThan(all.total)
  })

  it('shows a form on the page whose slug is its code', async () => {
    expect(await (await fetch(`${server.url}/contact-us`)).text()).toContain('name="message"')
  })

  it.each(['a guest', 'a customer', 'a new customer'])('shows %s no link or form of what it lacks', async (shopper) => {
    const browser = shopper === 'a guest' ? openBrowser() : (await createCustomer({ browser: openBrowser })).browser
    if (shopper !== 'a new customer') await pay(browser, 'pay')
    await browser.post('/bff/wishlist-items', { sku: standingTicket, itemKind: 'productVariant', quantity: 1 })
    await addToBasket(browser, standingTicket)
    const unknownPayment = `/checkout/complete?transaction=${crypto.randomUUID()}`
    const linked = ['/', '/sign-in', '/account', '/sitemap', '/basket', '/checkout']
    const paths = new Set([...linked, '/products/first-pressing', unknownPayment])
    const dead: string[] = []
    // The loop also visits the paths that it adds to the set.
    for (const path of paths) {
      const { status, text } = await browser.get(path)
      if (status >= 400 && path !== unknownPayment) dead.push(`${status} ${path}`)
      for (const [, href = ''] of text.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"#?]*)/g)) paths.add(href)
    }
    // The content of the fixture lacks these pages, which its texts and its product link to.
    expect(dead).toEqual(['404 /only-english', '404 /membership', '404 /px-records'])
    expect(paths.size).toBeGreaterThan(30)
  })

  it('ignores filters that are typed into a URL', async () => {
    const found = await (await fetch(`${server.url}/search?query=night&type=event&genre=jazz`)).text()
    expect(found).toContain('role="search"')
    expect(found).not.toMatch(/<select|name="(type|genre)"|href="\/search\?[^"]*(type|genre)=/)
    const listed = await (await fetch(`${server.url}/whats-on?genre=jazz`)).text()
    expect(listed).toContain('name="venue"')
    expect(listed).not.toMatch(/name="genre"|[?;]genre=/)
  })

  it('promises a customer nothing that it lacks', async () => {
    const { browser } = await createCustomer({ browser: openBrowser })
    const promises = {
      '/account/sessions': [profileTexts.sessions.title, profileTexts.sessions.lead],
      '/account/profile': [profileTexts.emailHint, profileTexts.currentPasswordHint],
      '/account/orders': [ordersTexts.list.lead, ordersTexts.list.emptyText],
      '/products/first-pressing': [productListTexts.compare.add],
    }
    for (const [path, texts] of Object.entries(promises)) {
      const page = await browser.get(path)
      expect(page.status, path).toBe(200)
      const shown = texts.filter((text) => page.text.replace(/<script[\s\S]*?<\/script>/g, '').includes(text))
      expect(shown, path).toEqual([])
    }
    expect((await openBrowser().get('/register')).text.split('<script')[0]).not.toContain('as a guest?')
  })

  it('finds events whose hits lack details, and pages, without facets', async () => {
    const search = async (query: string) => (await openBrowser().get(`/bff/search?query=${query}`)).body
    const found = await search('open%20night&type=event&genre=jazz')
    expect(found).toMatchObject({ resultTypes: ['event'], facets: { types: [], venues: [], months: [] } })
    expect(found.events[0]).toMatchObject({
      slug: 'open-night',
      venue: { slug: 'the-lamphouse' },
      price: { amount: 2000, currency: 'GBP' },
      highlightedName: [{ highlighted: true }, {}, { highlighted: true }],
    })
    expect((await search('about%20us')).contentPages[0]).toMatchObject({ path: '/about-us' })
    expect((await search('first%20pressing')).contentPages[0]).toMatchObject({ path: '/products/first-pressing' })
    const suggestions = await openBrowser().get('/bff/search/suggestions?query=open%20night')
    expect(suggestions.body.events[0]).toMatchObject({ slug: 'open-night', status: 'on_sale' })
    // Pages are among the best hits for “the”.
    const filtered = await openBrowser().get('/bff/search/suggestions?query=the')
    expect(filtered.body.events).toHaveLength(3)
  })

  it('answers 404 to calls for what it lacks', async () => {
    const browser = openBrowser()
    for (const path of ['/bff/order-look-ups', '/bff/vouchers/balance', '/bff/session/passkey-options'])
      expect((await browser.post(path, {})).status, path).toBe(404)
  })

  it('sells a customer a ticket, and keeps address book, wishlist and basket', async () => {
    const { browser, form } = await createCustomer({ browser: openBrowser })
    const { body } = await pay(browser, 'pay')
    expect(body).toMatchObject({ state: 'paid', order: { payment: 'paid' } })
    const orders = await browser.get('/bff/orders')
    expect(orders.body).toMatchObject({ total: 1 })

    const address = await browser.post('/bff/addresses', { ...homeAddressInput, type: ['billing'], defaults: [] })
    expect(address.status, address.text).toBe(200)
    const item = { sku: standingTicket, itemKind: 'productVariant', quantity: 1 }
    expect((await browser.post('/bff/wishlist-items', item)).body).toMatchObject({ itemCount: 1 })
    await addToBasket(browser, standingTicket)
    expect((await browser.send('DELETE', '/bff/session', {})).body).toMatchObject({ guest: true, basketCount: 1 })
    expect((await signIn({ browser: openBrowser }, form)).response.body).toMatchObject({ basketCount: 1 })
  })

  it('sells a guest a ticket, and shows the order again', async () => {
    const browser = openBrowser()
    const { body } = await pay(browser, 'pay')
    expect(body).toMatchObject({ state: 'paid', order: { payment: 'paid', isClaimable: false } })
    const read = await browser.get(`/bff/orders/${body.order.id as string}`)
    expect(read.body).toEqual(body.order)
    expect((await openBrowser().get(`/bff/orders/${body.order.id as string}`)).status).toBe(404)
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 0 })
  })

  it('states the cheapest delivery of a basket with goods, from the services that the API lists', async () => {
    const browser = openBrowser()
    expect((await addToBasket(browser, standingTicket)).body).not.toHaveProperty('delivery')
    const { delivery } = (await addToBasket(browser, 'RECORD-1-LP')).body
    expect(delivery).toEqual({ name: 'Parcel', price: 495, isRequired: true })
  })

  it('shows in the delivery step why the API lists no delivery services', async () => {
    const browser = openBrowser()
    await addToBasket(browser, standingTicket)
    await browser.send('PATCH', '/bff/checkout', { contact: testContact })
    const { failCall } = gateway
    gateway.failCall = (call) =>
      call.includes('/shipping-services?')
        ? { status: 403, body: { 'hydra:description': 'No delivery today.' } }
        : failCall(call)
    const page = await browser.get('/checkout/delivery')
    gateway.failCall = failCall
    expect([page.status, page.text.includes('No delivery today.')]).toEqual([200, true])
  })

  it('gives a guest the basket back after a failed payment', async () => {
    const browser = openBrowser()
    expect((await pay(browser, 'decline')).body).toMatchObject({ state: 'open', cause: 'declined' })
    expect((await browser.get('/bff/checkout')).body).toMatchObject({ contact: { firstName: 'Bea' } })
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 2, hold: null })
  })
})
