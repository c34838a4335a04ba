import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import type { EndpointDeclaration } from '#shared/api/endpoint.ts'
import { endpoints } from '#shared/api/endpoints.ts'
import { britishAddress, createAddressViaApi } from '../drivers/address-book.ts'
import { createCustomer, registerViaApi } from '../drivers/customer.ts'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import { expect, needs, test } from '../drivers/fixtures.ts'
import { orderViaApi } from '../drivers/guest-order.ts'
import { getShopUrl } from '../drivers/language.ts'
import { createWishlist, shareWishlist } from '../drivers/wishlists.ts'
import { otherRoutes, readPagePaths } from './coverage.ts'

// Requests every route once: the search for secrets (e2e/drivers/global-setup.ts) must cover routes without a journey.

type TestData = { orderId: string; address: string; wishlistId: string; shared: string; asset: string; image: string }

/** Registers a customer with an order, an address and a shared wishlist in this browser. */
const createTestData = async (page: Page): Promise<TestData> => {
  const customer = createCustomer()
  await registerViaApi(page, customer)
  const { id: orderId } = await orderViaApi(page, customer.email)
  const address = await createAddressViaApi(page, britishAddress)
  const { id: wishlistId } = await createWishlist(page, 'Maybe')
  const { sharedUrl } = await shareWishlist(page, wishlistId)
  await page.goto('/')
  const asset = (await page.locator('link[rel="stylesheet"]').first().getAttribute('href'))!
  const image = (await page.locator('img[src*="/_next/image"]').first().getAttribute('src'))!
  return { orderId, address, wishlistId, shared: sharedUrl.split('/').at(-1)!, asset, image }
}

/** Replaces the parameters of a path with existing values. */
const fillPath = (path: string, { orderId, address, wishlistId, shared }: TestData) =>
  path
    .replace(/((?:^|\/)orders)\/:id/, `$1/${orderId}`)
    .replace(/(address(?:es|-book))\/:id/, `$1/${address}`)
    .replace(/wishlists\/:id/, `wishlists/${wishlistId}`)
    .replace(':token', shared)
    .replace(/venues\/:slug/, 'venues/trafohalle')
    .replace(/branches\/:slug/, 'branches/office-berlin')
    .replace(/products\/:slug/, 'products/kohlenstoff-betriebsstunden')
    .replace(/:slug/, 'okonkwo-sisters')
    .replace(/forms\/:code/, 'forms/private-hire')
    .replace(/articles\/\*/, 'articles/stories')
    .replace(/category\/\*/, 'category/records')
    .replace(/^\/\*$|^\*$/, '/about-us')
    .replace(/:\w+/g, 'none')

const resolveRoute = (path: string, testData: TestData) => {
  const examplePaths: Record<string, string> = {
    '/assets/*': testData.asset,
    '/_next/image': testData.image,
    '/media/*': new URL(testData.image, getShopUrl()).searchParams.get('url') ?? '/media/none.jpg',
    '/sitemaps/*': '/sitemaps/events-1.xml',
    '/share/*': '/share/px-live.en.jpg',
    '/feeds/:feed.xml': '/feeds/whats-on.en.xml',
    '/whats-on/:slug/calendar.:language.ics': '/whats-on/okonkwo-sisters/calendar.en.ics',
  }
  return examplePaths[path] ?? fillPath(path, testData)
}

const sendRequest = async (page: Page, method: string, path: string) => {
  const headers = { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() }
  const response = await page.request.fetch(path, {
    method,
    headers,
    maxRedirects: 0,
    ...(method === 'GET' ? {} : { data: {} }),
  })
  await response.body()
  // The server may reject an empty body with 4xx, but must not fail with 5xx.
  expect(response.status(), `${method} ${path}`).toBeLessThan(500)
}

/** Endpoints that end the session come last. */
const toSendOrder = (path: string) => Number(['/session', '/profile/sessions', '/profile'].includes(path))

test('every endpoint, page and other route responds to a customer with data of every type [S1 V6]', async ({
  page,
}) => {
  needs(...capabilityNames)
  test.slow()
  const testData = await createTestData(page)
  for (const path of await readPagePaths())
    await sendRequest(
      page,
      'GET',
      `${fillPath(path, testData)}${path.includes('complete') ? `?order=${testData.orderId}&attempt=${randomUUID()}` : ''}`,
    )
  for (const route of otherRoutes) {
    const [method, path] = route.split(' ') as [string, string]
    await sendRequest(page, method, resolveRoute(path, testData))
  }
  const declared: EndpointDeclaration[] = Object.values(endpoints)
  const [reading, writing] = [
    declared.filter(({ method }) => method === 'GET'),
    declared.filter(({ method }) => method !== 'GET'),
  ]
  for (const { path } of reading) await sendRequest(page, 'GET', `/bff${fillPath(path, testData)}`)
  for (const { method, path } of writing.toSorted((a, b) => toSendOrder(a.path) - toSendOrder(b.path)))
    await sendRequest(page, method, `/bff${fillPath(path, testData)}`)
})
