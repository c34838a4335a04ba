import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import type { EndpointDeclaration } from '#shared/api/endpoint.ts'
import { endpoints } from '#shared/api/endpoints.ts'
import { british, keepAddress } from '../drivers/address-book.ts'
import { newCustomer, registerQuickly } from '../drivers/customer.ts'
import { expect, test } from '../drivers/fixtures.ts'
import { orderQuickly } from '../drivers/guest-order.ts'
import { shopUrl } from '../drivers/language.ts'
import { makeList, shareList } from '../drivers/wishes.ts'
import { otherWays, pagePaths } from './coverage.ts'

// Journeys go where people go. This goes everywhere there is, once, so that nothing stays unsearched
// (e2e/drivers/global-setup.ts).

type Things = { order: string; address: string; list: string; shared: string; asset: string; picture: string }

/** A customer with one of everything, in this browser. */
const moveIn = async (page: Page): Promise<Things> => {
  const customer = newCustomer()
  await registerQuickly(page, customer)
  const { id: order } = await orderQuickly(page, customer.email)
  const address = await keepAddress(page, british)
  const { id: list } = await makeList(page, 'Maybe')
  const { sharedUrl } = await shareList(page, list)
  await page.goto('/')
  const asset = (await page.locator('link[rel="stylesheet"]').first().getAttribute('href'))!
  const picture = (await page.locator('img[src*="/_next/image"]').first().getAttribute('src'))!
  return { order, address, list, shared: sharedUrl.split('/').at(-1)!, asset, picture }
}

/** What stands for the parameters of a path, by what the path is about. */
const fill = (path: string, { order, address, list, shared }: Things) =>
  path
    .replace(/((?:^|\/)orders)\/:id/, `$1/${order}`)
    .replace(/(address(?:es|-book))\/:id/, `$1/${address}`)
    .replace(/wishlists\/:id/, `wishlists/${list}`)
    .replace(':token', shared)
    .replace(/venues\/:slug/, 'venues/trafohalle')
    .replace(/branches\/:slug/, 'branches/office-berlin')
    .replace(/products\/:slug/, 'products/gift-voucher')
    .replace(/:slug/, 'okonkwo-sisters')
    .replace(/forms\/:code/, 'forms/private-hire')
    .replace(/articles\/\*/, 'articles/stories')
    .replace(/category\/\*/, 'category/records')
    .replace(/^\/\*$|^\*$/, '/about-us')
    .replace(/:\w+/g, 'none')

const otherWay = (path: string, things: Things) => {
  const made: Record<string, string> = {
    '/assets/*': things.asset,
    '/_next/image': things.picture,
    '/media/*': new URL(things.picture, shopUrl()).searchParams.get('url') ?? '/media/none.jpg',
    '/sitemaps/*': '/sitemaps/events-1.xml',
    '/share/*': '/share/px-live.en.jpg',
    '/feeds/:feed.xml': '/feeds/whats-on.en.xml',
    '/whats-on/:slug/calendar.:language.ics': '/whats-on/okonkwo-sisters/calendar.en.ics',
  }
  return made[path] ?? fill(path, things)
}

const ask = async (page: Page, method: string, path: string) => {
  const headers = { 'X-Requested-With': 'stagedoor', Origin: shopUrl() }
  const response = await page.request.fetch(path, {
    method,
    headers,
    maxRedirects: 0,
    ...(method === 'GET' ? {} : { data: {} }),
  })
  await response.body()
  // What is wrong with an empty body is said; what fails is not.
  expect(response.status(), `${method} ${path}`).toBeLessThan(500)
}

/** What ends the session comes last. */
const last = (path: string) => Number(['/session', '/profile/sessions', '/profile'].includes(path))

test('every endpoint, every page and every other way out of the shop is gone once, by a customer who has one of everything [S1 V6]', async ({
  page,
}) => {
  test.slow()
  const things = await moveIn(page)
  for (const path of await pagePaths())
    await ask(
      page,
      'GET',
      `${fill(path, things)}${path.includes('complete') ? `?order=${things.order}&attempt=${randomUUID()}` : ''}`,
    )
  for (const way of otherWays) {
    const [method, path] = way.split(' ') as [string, string]
    await ask(page, method, otherWay(path, things))
  }
  const declared: EndpointDeclaration[] = Object.values(endpoints)
  const [reading, writing] = [
    declared.filter(({ method }) => method === 'GET'),
    declared.filter(({ method }) => method !== 'GET'),
  ]
  for (const { path } of reading) await ask(page, 'GET', `/bff${fill(path, things)}`)
  for (const { method, path } of writing.toSorted((a, b) => last(a.path) - last(b.path)))
    await ask(page, method, `/bff${fill(path, things)}`)
})
