import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { choosePaymentResult, completePayment, postOrder, testContact } from '../testing/checkout-shopper.ts'
import { createCustomer } from '../testing/customer.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'

// The shop before an API that sells posters, which no page of the shop knows, and that describes pictures otherwise.
const { gateway, server, shop, close } = await startFaultyShop({
  env: (apiUrl) => ({ PAYMENT_PAGE_ORIGIN: apiUrl, PUBLIC_URL: 'http://localhost:3000' }),
})
afterAll(close)

const change = (key: string, value: unknown) => {
  if (key === 'role' && value === 'sleeve') return 'banner'
  if (key === 'colour') return 'tomato'
  if (key === 'position') return (value as number) + 0.5
  if (key === 'statusCode') return 303
  return (key === 'type' || key === 'productType') && value === 'record' ? 'poster' : value
}
gateway.rewriteResponse = (_call, body) => JSON.parse(JSON.stringify(body, change)) as unknown

const openBrowser = () => createShopperBrowser(server.url)
let browser: ReturnType<typeof openBrowser>
let vinyl: string

beforeAll(async () => {
  browser = (await createCustomer({ browser: openBrowser })).browser
  const product = await browser.get('/bff/products/first-pressing')
  expect(product.status, product.text).toBe(200)
  expect(product.body).toMatchObject({ type: 'goods' })
  vinyl = product.body.variants[0].sku as string
})

const expectPage = async (path: string, text: string) => {
  const page = await browser.get(path)
  expect([page.status, page.text.includes(text)], path).toEqual([200, true])
}

describe('a product of an unknown type', () => {
  it.each([
    ['en', 'First Pressing', 'About this product'],
    ['de', 'Erstpressung', 'Zum Produkt'],
  ])('has a page in %s', async (language, name, heading) => {
    const { status, text } = await browser.get(`/products/first-pressing?lng=${language}`)
    expect([status, text.includes(name), text.includes(heading)]).toEqual([200, true, true])
    expect(/>(area|all|bar|choose|about|type)\.goods</.exec(text)).toBeNull()
  })

  it('is in listings, in the search and on related pages', async () => {
    await expectPage('/category/shop/records', 'First Pressing')
    const found = await browser.get('/bff/search?query=first%20pressing')
    expect(found.body.products[0]).toMatchObject({ path: '/products/first-pressing', type: 'goods' })
    await expectPage('/search?query=first%20pressing', '/products/first-pressing')
  })

  it('is bought, and stays in basket, wishlist and order', async () => {
    const added = await browser.post('/bff/basket/lines', { items: [{ sku: vinyl, quantity: 1 }] })
    expect(added.status, added.text).toBe(200)
    await expectPage('/basket', 'First Pressing')
    const item = { sku: vinyl, itemKind: 'productVariant', quantity: 1 }
    expect((await browser.post('/bff/wishlist-items', item)).status).toBe(200)
    const { body: lists } = await browser.get('/bff/wishlists')
    await expectPage(`/account/wishlists/${lists.wishlists[0].id as string}`, 'First Pressing')

    const checkout = await browser.send('PATCH', '/bff/checkout', {
      contact: testContact,
      shipping: { service: 'parcel' },
      billingAddress: homeAddressInput,
      deliveryAddress: homeAddressInput,
    })
    expect(checkout.status, checkout.text).toBe(200)
    const { submissionId, basket } = checkout.body
    const placed = await postOrder(browser, submissionId as string, basket.totals.total as number)
    expect(placed.status, placed.text).toBe(200)
    const paid = await completePayment(browser, await choosePaymentResult(placed.body.href as string, 'pay'))
    expect(paid.body).toMatchObject({ state: 'paid', order: { lines: [{ type: 'goods' }] } })
    const { id } = paid.body.order as { id: string }
    await expectPage(`/account/orders/${id}`, 'First Pressing')
    await expectPage(`/account/orders/${id}/withdrawal`, 'First Pressing')
    await expectPage('/account/orders', 'First Pressing')
  })

  it('leaves no error in the log', () => {
    expect(
      shop
        .log()
        .split('\n')
        .filter((line) => /"level":[456]0/.test(line)),
    ).toEqual([])
  })
})
