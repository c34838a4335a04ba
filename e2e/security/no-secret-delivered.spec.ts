import type { Page } from 'playwright/test'
import {
  acceptTerms,
  finishPayment,
  createBuyer,
  orderButton,
  readOrderNumber,
  submitDelivery,
  submitContact,
} from '../drivers/check-out.ts'
import { expect, needs, test } from '../drivers/fixtures.ts'
import { openExpiredLinks, interruptRedis, failTokenRefresh, receiveBadResponses } from './fault-journeys.ts'
import { startInstrumentedShop, type InstrumentedShop } from './instrumented-shop.ts'
import { watchStorage } from './browser-storage.ts'
import { findPassErrors, findPassGaps, reportPass } from './report-pass.ts'

// The tests share one shop, so they share a worker.
test.describe.configure({ mode: 'default' })

let shop: InstrumentedShop

test.beforeAll(async () => {
  // Long enough to start a database, an API, a Redis and a storefront on a busy machine.
  test.setTimeout(240_000)
  // Writes the most verbose log and disables the tripwire, which would stop a leak.
  const env = { LOG_LEVEL: 'trace', DEBUG: '*', EGRESS_TRIPWIRE: 'false' }
  const timeouts = { REDIS_TIMEOUT_MS: '1500', UPSTREAM_TIMEOUT_MS: '20000' }
  shop = await startInstrumentedShop({ name: 'a visit and API faults', hasOwnApi: true, env: { ...env, ...timeouts } })
})

/** Searches the current storage of this browser's pages. */
type InspectStorage = () => Promise<void>

const chooseTickets = async (page: Page) => {
  await page.goto(`${shop.url}/whats-on/okonkwo-sisters`)
  await page.getByRole('spinbutton').first().fill('2')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL(/\/basket/)
}

/** Buys the contents of the basket through the payment page. */
const checkOut = async (page: Page, inspectStorage: InspectStorage) => {
  await page.goto(`${shop.url}/checkout`)
  await submitContact(page, createBuyer())
  await submitDelivery(page)
  await acceptTerms(page)
  await inspectStorage()
  await orderButton(page).click()
  await expect(page).toHaveURL(
    (url) => url.origin === shop.paymentPageOrigin && url.pathname.startsWith('/sandbox/pay/'),
  )
  await finishPayment(page, 'pay')
  await readOrderNumber(page)
  await inspectStorage()
}

const register = async (page: Page, email: string) => {
  await page.goto(`${shop.url}/register`)
  await page.getByLabel('First name').fill('Canary')
  await page.getByLabel('Last name').fill('Wharf')
  await page.getByLabel('Email address').fill(email)
  await page.locator('#password').fill('a long enough sentence')
  await page.locator('#confirmPassword').fill('a long enough sentence')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/:\d+\/account(\?done=[a-z-]+)?$/)
}

/** Visits pages as guest and customer: orders tickets, registers, signs out, and signs in after a wrong password. */
const visitShop = async (page: Page, email: string) => {
  const storageWatch = watchStorage(page.context())
  const inspectStorage = async () => shop.inspectStorage(await storageWatch.collect(shop.url))
  await page.goto(`${shop.url}/`)
  await page.goto(`${shop.url}/whats-on?venue=the-lamphouse`)
  await page.goto(`${shop.url}/search?query=ferry`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Ferry')
  await chooseTickets(page)
  await inspectStorage()
  await checkOut(page, inspectStorage)
  await chooseTickets(page)
  await register(page, email)
  await page.goto(`${shop.url}/basket`)
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  await inspectStorage()
  await page.goto(`${shop.url}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/:\d+\/(\?done=[a-z-]+)?$/)
  await page.goto(`${shop.url}/sign-in`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('the wrong one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible()
  await page.locator('#password').fill('a long enough sentence')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/:\d+\/account(\?done=[a-z-]+)?$/)
  await page.goto(`${shop.url}/basket`)
  await inspectStorage()
}

test.afterAll(async () => {
  await reportPass(await shop.finish())
  await shop.stop()
})

for (const javaScriptEnabled of [true, false]) {
  const withOrWithout = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test(`no secret reaches a browser ${withOrWithout} [S1 V6]`, async ({ openBrowser, expectErrors }) => {
    const page = await openBrowser({ javaScriptEnabled })
    // The browser logs the 401 of the wrong password.
    expectErrors(/status of 401/)
    await visitShop(page, `canary-${crypto.randomUUID()}@example.com`)
    const pass = await shop.finish()
    expect(findPassErrors(pass)).toEqual([])
    // A pass without known secrets or searched responses would find no leak either.
    expect(findPassGaps(pass)).toEqual([])
  })
}

for (const [language, javaScriptEnabled, variant] of [
  ['en', true, 'in English with JavaScript'],
  ['de', false, 'in German without JavaScript'],
] as const) {
  test(`no secret reaches a browser when the API responds badly, rejects tokens and links, and Redis is down, ${variant} [S1 S9 S10 V6]`, async ({
    openBrowser,
    expectErrors,
  }) => {
    needs('email-verification', 'order-links', 'order-look-up', 'password-reset-links')
    test.slow()
    expectErrors(/status of (401|409|422|500|502|503|504)/)
    const page = await openBrowser({ javaScriptEnabled })
    await page.context().addCookies([{ name: 'currentLanguage', value: language, url: shop.url }])
    const storageWatch = watchStorage(page.context())
    const inspectStorage = async () => shop.inspectStorage(await storageWatch.collect(shop.url))
    const shopper = { page, shop, language }
    for (const faultJourney of [receiveBadResponses, failTokenRefresh, openExpiredLinks, interruptRedis])
      await faultJourney(shopper, inspectStorage)
    expect(findPassErrors(await shop.finish())).toEqual([])
  })
}
