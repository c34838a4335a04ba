import { expect, type Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { badResponses } from './bad-responses.ts'
import type { InstrumentedShop } from './instrumented-shop.ts'
import type { FaultResponder } from './upstream-proxy.ts'

/** A shopper's browser in an instrumented shop. */
type Shopper = { page: Page; shop: InstrumentedShop; language: Language }

/** A breaker, a lease or a connection recovers sooner, but the machine may be busy. */
const recoveryTimeout = { timeout: 30_000 }

const callBff = ({ page, shop }: Shopper, method: 'POST' | 'PUT', path: string, data: object) =>
  page.request.fetch(`${shop.url}${path}`, {
    method,
    data,
    headers: { 'X-Requested-With': 'stagedoor', Origin: shop.url },
    maxRedirects: 0,
  })

/** Opens a page and checks its language, which an error page must keep; resolves to its status. */
const openPage = async ({ page, shop, language }: Shopper, path: string) => {
  const response = await page.goto(`${shop.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return response!.status()
}

const expectPageStatus = (shopper: Shopper, path: string, status: number) =>
  expect.poll(() => openPage(shopper, path), { message: `${path} responds ${status}`, ...recoveryTimeout }).toBe(status)

const registerShopper = async (shopper: Shopper) => {
  const password = 'a long enough sentence'
  const customer = {
    firstName: 'Canary',
    lastName: 'Wharf',
    email: `canary-${crypto.randomUUID()}@example.com`,
    password,
    confirmPassword: password,
  }
  const response = await callBff(shopper, 'POST', '/bff/users', customer)
  expect(response.status(), await response.text()).toBe(200)
}

const addTickets = async (shopper: Shopper) => {
  const { ticketTypes } = (await (
    await shopper.page.request.get(`${shopper.shop.url}/bff/events/okonkwo-sisters`)
  ).json()) as EventPage
  return callBff(shopper, 'POST', '/bff/basket/lines', { items: [{ sku: ticketTypes[0]!.sku, quantity: 1 }] })
}

/** Requests pages and endpoints that need the failing service. Each must respond. */
const visitAffectedPages = async (shopper: Shopper, inspectStorage: () => Promise<void>) => {
  for (const path of ['/basket', '/checkout']) expect(await openPage(shopper, path), path).toBeLessThan(600)
  await inspectStorage()
  expect((await callBff(shopper, 'POST', '/bff/basket/promotions', { code: 'FREENIGHT' })).status()).toBeLessThan(600)
}

/** The API sends bad responses for baskets. The shop must respond to each request and recover afterwards. */
export const receiveBadResponses = async (shopper: Shopper, inspectStorage: () => Promise<void>) => {
  const baskets = / \/baskets/
  await registerShopper(shopper)
  await addTickets(shopper)
  for (const fault of Object.values(badResponses)) {
    shopper.shop.upstreamProxy.setFault(baskets, fault)
    await visitAffectedPages(shopper, inspectStorage)
    // Eight failures in a row would open the breaker, which would hide further bad responses.
    shopper.shop.upstreamProxy.setFault(baskets, undefined)
    await expectPageStatus(shopper, '/basket', 200)
  }
}

/** The API rejects the token. A failing refresh keeps the session with 503; a rejected refresh makes a guest. */
export const failTokenRefresh = async (shopper: Shopper, inspectStorage: () => Promise<void>) => {
  const { upstreamProxy } = shopper.shop
  const [account, refresh] = [/ \/users\//, /POST \/token\/refresh/]
  const unauthorized: FaultResponder = ({ secrets }) => ({
    status: 401,
    headers: { 'www-authenticate': `Bearer error="${secrets.join(' ')}"` },
    body: JSON.stringify({ message: `Invalid: ${secrets.join(' ')}` }),
  })
  await registerShopper(shopper)
  await expectPageStatus(shopper, '/account/profile', 200)
  upstreamProxy.setFault(account, unauthorized)
  upstreamProxy.setFault(refresh, badResponses['an error with all secrets in body, headers and cookies'])
  await expectPageStatus(shopper, '/account/profile', 503)
  await inspectStorage()
  upstreamProxy.setFault(refresh, undefined)
  upstreamProxy.setFault(account, undefined)
  await expectPageStatus(shopper, '/account/profile', 200)
  // The overview must render and hydrate without its streamed sections.
  const parts = / \/(users-orders|users-addresses|wishlists)/
  upstreamProxy.setFault(parts, badResponses['a broken connection'])
  expect(await openPage(shopper, '/account')).toBe(200)
  await expect(shopper.page.getByRole('main').getByRole('link').first()).toBeVisible()
  await inspectStorage()
  upstreamProxy.setFault(parts, undefined)
  upstreamProxy.setFault(account, unauthorized)
  upstreamProxy.setFault(refresh, unauthorized)
  const openProfile = async () => {
    await openPage(shopper, '/account/profile')
    return new URL(shopper.page.url()).pathname
  }
  await expect.poll(openProfile, recoveryTimeout).toBe('/sign-in')
  await inspectStorage()
  upstreamProxy.setFault(refresh, undefined)
  upstreamProxy.setFault(account, undefined)
}

/** Opens unknown and expired email links. The shop rejects them and must not show their tokens. */
export const openExpiredLinks = async (shopper: Shopper, inspectStorage: () => Promise<void>) => {
  for (const [path, endedText] of [
    ['/set-password', /link no longer works|Link gilt nicht mehr/],
    ['/verify-email', /Either it is done already|Entweder ist alles erledigt/],
    ['/undo-email-change', /Either it is done already|Entweder ist alles erledigt/],
    ['/orders/look-up', undefined],
    ['/orders/not-me', undefined],
  ] as const) {
    const query = new URLSearchParams({ email: 'canary@example.com', token: `expired-${crypto.randomUUID()}` })
    await openPage(shopper, `${path}?${query}`)
    expect(new URL(shopper.page.url()).searchParams.has('token')).toBe(false)
    // These pages first request the state of the link from the API, and show no form for a link that is no longer
    // valid.
    if (endedText) {
      await expect(shopper.page.getByRole('main')).toContainText(endedText)
      await inspectStorage()
      continue
    }
    await shopper.page.getByRole('main').locator('form button[type="submit"]').first().click()
    await expect(shopper.page.getByRole('alert').first()).toBeVisible()
    await inspectStorage()
  }
}

/** Redis hangs and then stops during a session. Public pages still load; personal pages respond 503. */
export const interruptRedis = async (shopper: Shopper, inspectStorage: () => Promise<void>) => {
  const { redis } = shopper.shop
  await addTickets(shopper)
  redis.pause()
  await expectPageStatus(shopper, '/basket', 503)
  expect(
    (
      await callBff(shopper, 'POST', '/bff/session', { email: 'canary@example.com', password: 'the wrong sentence' })
    ).status(),
  ).toBe(503)
  expect(await openPage(shopper, '/whats-on')).toBe(200)
  await inspectStorage()
  redis.resume()
  await expectPageStatus(shopper, '/basket', 200)
  await redis.kill()
  await expectPageStatus(shopper, '/basket', 503)
  expect(await openPage(shopper, '/whats-on')).toBe(200)
  await inspectStorage()
  await redis.restart()
  await expectPageStatus(shopper, '/basket', 200)
  await inspectStorage()
}
