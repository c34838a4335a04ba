import { expect, type Page } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { badAnswers } from './bad-answers.ts'
import type { GatedShop } from './gated-shop.ts'
import type { Fault } from './upstream-gate.ts'

/** One shopper's browser in a shop that is about to fail. */
export type Shopper = { page: Page; shop: GatedShop; language: Language }

/** Seconds that a breaker, a lease or a connection may take to recover, and some: the machine may be busy. */
const recovery = { timeout: 30_000 }

const call = ({ page, shop }: Shopper, method: 'POST' | 'PUT', path: string, data: object) =>
  page.request.fetch(`${shop.url}${path}`, {
    method,
    data,
    headers: { 'X-Requested-With': 'stagedoor', Origin: shop.url },
    maxRedirects: 0,
  })

/** Opens a page and returns its status: whatever fails, there is a page in the shopper's language. */
const open = async ({ page, shop, language }: Shopper, path: string) => {
  const response = await page.goto(`${shop.url}${path}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return response!.status()
}

const opens = (shopper: Shopper, path: string, status: number) =>
  expect.poll(() => open(shopper, path), { message: `${path} answers ${status}`, ...recovery }).toBe(status)

const arrive = async (shopper: Shopper) => {
  const password = 'a long enough sentence'
  const customer = {
    firstName: 'Canary',
    lastName: 'Wharf',
    email: `canary-${crypto.randomUUID()}@example.com`,
    password,
    confirmPassword: password,
  }
  const response = await call(shopper, 'POST', '/bff/users', customer)
  expect(response.status(), await response.text()).toBe(200)
}

const addTickets = async (shopper: Shopper) => {
  const { tickets } = (await (
    await shopper.page.request.get(`${shopper.shop.url}/bff/events/okonkwo-sisters`)
  ).json()) as EventPage
  return call(shopper, 'POST', '/bff/basket/lines', { items: [{ sku: tickets[0]!.sku, quantity: 1 }] })
}

/** Pages and calls that need the failing part; each is answered, in whatever way. */
const everyWay = async (shopper: Shopper, keep: () => Promise<void>) => {
  for (const path of ['/basket', '/checkout']) expect(await open(shopper, path), path).toBeLessThan(600)
  await keep()
  expect((await call(shopper, 'POST', '/bff/basket/promotions', { code: 'FREENIGHT' })).status()).toBeLessThan(600)
}

/** The API says its worst about baskets; the shop answers every time, and is itself again afterwards. */
export const meetBadAnswers = async (shopper: Shopper, keep: () => Promise<void>) => {
  const baskets = / \/baskets/
  await arrive(shopper)
  await addTickets(shopper)
  for (const fault of Object.values(badAnswers)) {
    shopper.shop.gate.fail(baskets, fault)
    await everyWay(shopper, keep)
    // Eight in a row would have the API left alone, and the worst of it unsaid.
    shopper.shop.gate.fail(baskets, undefined)
    await opens(shopper, '/basket', 200)
  }
}

/** The API takes the token no longer; the refresh fails, and is refused: kept and 503, then a guest. */
export const loseTheRefresh = async (shopper: Shopper, keep: () => Promise<void>) => {
  const { gate } = shopper.shop
  const [account, refresh] = [/ \/users\//, /POST \/token\/refresh/]
  const refused: Fault = ({ secrets }) => ({
    status: 401,
    headers: { 'www-authenticate': `Bearer error="${secrets.join(' ')}"` },
    body: JSON.stringify({ message: `Invalid: ${secrets.join(' ')}` }),
  })
  await arrive(shopper)
  await opens(shopper, '/account/profile', 200)
  gate.fail(account, refused)
  gate.fail(refresh, badAnswers['an error that repeats everything in body, headers and cookies'])
  await opens(shopper, '/account/profile', 503)
  await keep()
  gate.fail(refresh, undefined)
  gate.fail(account, undefined)
  await opens(shopper, '/account/profile', 200)
  // An overview stands without its parts, and a browser takes it over as it is.
  const parts = / \/(users-orders|users-addresses|wishlists)/
  gate.fail(parts, badAnswers['nothing, and a broken connection'])
  expect(await open(shopper, '/account')).toBe(200)
  await expect(shopper.page.getByRole('main').getByRole('link').first()).toBeVisible()
  await keep()
  gate.fail(parts, undefined)
  gate.fail(account, refused)
  gate.fail(refresh, refused)
  const arrivedAt = async () => {
    await open(shopper, '/account/profile')
    return new URL(shopper.page.url()).pathname
  }
  await expect.poll(arrivedAt, recovery).toBe('/sign-in')
  await keep()
  gate.fail(refresh, undefined)
  gate.fail(account, undefined)
}

/** Links that were never mailed, or long ago: refused, and their tokens are seen nowhere. */
export const followOldLinks = async (shopper: Shopper, keep: () => Promise<void>) => {
  for (const [path, form] of [
    ['/set-password', '#newPassword'],
    ['/verify-email', undefined],
  ] as const) {
    const query = new URLSearchParams({ email: 'canary@example.com', token: `expired-${crypto.randomUUID()}` })
    await open(shopper, `${path}?${query}`)
    expect(new URL(shopper.page.url()).search).toBe('')
    if (form) {
      await shopper.page.locator('#newPassword').fill('another long sentence')
      await shopper.page.locator('#confirmPassword').fill('another long sentence')
    }
    await shopper.page.getByRole('main').locator('form button[type="submit"]').first().click()
    await expect(shopper.page.getByRole('alert').first()).toBeVisible()
    await keep()
  }
}

/** Redis stands still, and dies, in mid-session: public pages stay, personal ones say when to come back. */
export const loseRedis = async (shopper: Shopper, keep: () => Promise<void>) => {
  const { redis } = shopper.shop
  await addTickets(shopper)
  redis.pause()
  await opens(shopper, '/basket', 503)
  expect(
    (
      await call(shopper, 'POST', '/bff/session', { email: 'canary@example.com', password: 'the wrong sentence' })
    ).status(),
  ).toBe(503)
  expect(await open(shopper, '/whats-on')).toBe(200)
  await keep()
  redis.resume()
  await opens(shopper, '/basket', 200)
  await redis.kill()
  await opens(shopper, '/basket', 503)
  expect(await open(shopper, '/whats-on')).toBe(200)
  await keep()
  await redis.restart()
  await opens(shopper, '/basket', 200)
  await keep()
}
