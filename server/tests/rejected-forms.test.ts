import { afterAll, expect, test } from 'vitest'
import { createCustomer } from '../testing/customer.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const { gateway, server, close } = await startFaultyShop()
afterAll(close)

test('a form says how long to wait when the API is over a limit for it, but not for its page', async () => {
  const { browser } = await createCustomer({ browser: () => createShopperBrowser(server.url) })
  const { id } = (await browser.post('/bff/wishlists', { name: 'January' })).body
  gateway.failCall = (call) => /^(PUT|POST|DELETE) /.test(call) && 429
  const forms: [path: string, fields: Record<string, string>][] = [
    ['/account/wishlists', { name: 'February' }],
    ['/account/wishlists/keep', { sku: 'EV-open-night', itemKind: 'product' }],
    [`/account/wishlists/${id}`, { intent: 'share' }],
    [`/account/wishlists/${id}`, { intent: 'delete' }],
    ['/account/newsletter', { subscribed: 'true' }],
    ['/account/address-book/new', { type: 'shipping', countryCode: 'GB' }],
  ]
  const responses: (string | number | null)[][] = []
  for (const [path, fields] of forms) {
    const { status, headers } = await browser.send('POST', path, new URLSearchParams(fields))
    responses.push([path, status, headers.get('retry-after')])
  }
  expect(responses).toEqual(forms.map(([path]) => [path, 429, '30']))
})
