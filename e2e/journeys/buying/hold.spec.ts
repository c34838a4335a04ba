import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '#scripts/services/free-port.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import { startShop, type RunningShop } from '#scripts/launcher/start-shop.ts'
import type { Page } from 'playwright/test'
import type { EventListing, EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { britishAddress } from '../../drivers/address-book.ts'
import {
  acceptTerms,
  createBuyer,
  fillCheckoutAddress,
  openInvoiceAddress,
  orderButton,
  sendStep,
  submitContact,
  submitDelivery,
} from '../../drivers/check-out.ts'
import { codeFormKey } from '../../drivers/capabilities.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { announcement, basketLines, expectBasketCount } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

needs('holds')

/** Long enough to check a page, short enough to wait until the hold expires. */
const holdMinutes = 0.15
const extensionMinutes = 0.1

// One shop for the file, so its tests share a worker.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let shop: RunningShop
let dataDir: string

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(toRepositoryPath('var'), 'hold-'))
  const env = {
    HOLD_MINUTES: String(holdMinutes),
    HOLD_EXTENSION_MINUTES: String(extensionMinutes),
    REDIS_TIMEOUT_MS: '5000',
    UPSTREAM_TIMEOUT_MS: '20000',
  }
  shop = await startShop({ port: await findFreePort(), dataDir, env })
})

test.afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Puts two tickets of an event, and other items, into a basket of the shop with short holds. */
const holdTickets = async (page: Page, otherItems: { sku: string; quantity: number }[] = []): Promise<EventPage> => {
  const { events } = (await (await page.request.get(`${shop.url}/bff/events`)).json()) as EventListing
  const { slug } = events.find(({ status }) => status === 'on_sale')!
  const event = (await (await page.request.get(`${shop.url}/bff/events/${slug}`)).json()) as EventPage
  const items = [
    { sku: event.ticketTypes.find(({ maxQuantity }) => maxQuantity >= 2)!.sku, quantity: 2 },
    ...otherItems,
  ]
  const response = await page.request.post(`${shop.url}/bff/basket/lines`, {
    data: { items },
    headers: { 'X-Requested-With': 'stagedoor', Origin: shop.url },
  })
  expect(response.status(), await response.text()).toBe(200)
  return event
}

const expiredHeading = (page: Page) => page.getByRole('heading', { name: translations.en('basket:expired.title') })

test('a hold counts down, is extended once, expires on the open page and is renewed', async ({ page }) => {
  const event = await holdTickets(page)
  await page.goto(`${shop.url}/basket`)
  await hydrate(page)
  const timer = page.getByRole('timer')
  const before = await timer.innerText()
  await expect(timer).not.toHaveText(before)
  await page.getByRole('button', { name: translations.en('basket:hold.extend') }).press('Enter')
  await expect(page.getByRole('button', { name: translations.en('basket:hold.extend') })).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  await expect(basketLines(page)).toHaveCount(1)

  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  // The alert says it all: the basket's own line must not speak beside it.
  await expect(announcement(page)).toBeEmpty()
  await expect(page.locator('main [tabindex="-1"]:focus')).toContainText(event.name)
  await expect(basketLines(page)).toHaveCount(0)
  await expectBasketCount(page, 0)
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  await expect(expiredHeading(page)).toBeHidden()
})

test('a hold that expires in the checkout hides the step and keeps what was entered', async ({ page }) => {
  const event = await holdTickets(page)
  await page.goto(`${shop.url}/checkout`)
  await submitContact(page, createBuyer())
  await submitDelivery(page)
  await acceptTerms(page)

  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  await expect(page.locator('main [tabindex="-1"]:focus')).toContainText(event.name)
  await expect(orderButton(page)).toBeHidden()
  await expect(page.locator('[data-checkout-bar]')).toBeHidden()
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(orderButton(page)).toBeVisible()
  await expect(page.locator('#terms')).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(`${shop.url}/checkout/payment`)
  await page.reload()
  await hydrate(page)
  await expect(page).toHaveTitle(/step 3 of 3/)
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(orderButton(page)).toBeVisible()

  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: translations.en('basket:expired.dismiss') }).click()
  await expect(page).toHaveURL(`${shop.url}/basket`)
  await expect(page.getByText(translations.en('basket:emptyTitle'))).toBeVisible()
})

test('a hold that expires does not take the focus from a field', async ({ page }) => {
  await holdTickets(page, [{ sku: 'PXM-REGULAR-1Y', quantity: 1 }])
  await page.goto(`${shop.url}/basket`)
  await hydrate(page)
  await page.getByText(translations.en(codeFormKey)).click()
  await page.locator('#promotion').click()
  await page.keyboard.type('half a c')

  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('alert').filter({ has: expiredHeading(page) })).toBeVisible()
  await page.keyboard.type('ode')
  await expect(page.locator('#promotion')).toHaveValue('half a code')
})

test('the basket page lists and dismisses the lines of an expired hold without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const event = await holdTickets(page)
  await page.goto(`${shop.url}/basket`)
  await expect(basketLines(page)).toHaveCount(1)
  await expect
    .poll(
      async () => {
        await page.goto(`${shop.url}/basket`)
        return expiredHeading(page).isVisible()
      },
      { timeout: 40_000, intervals: [1000] },
    )
    .toBe(true)
  await expect(page.getByRole('main')).toContainText(event.name)
  await page.getByRole('button', { name: translations.en('basket:expired.dismiss') }).click()
  await expect(page.getByText(translations.en('basket:emptyTitle'))).toBeVisible()
})

test('a step sent after the hold has expired is sent again with the tickets, without JavaScript', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(409))
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false })
  await holdTickets(page)
  const guestName = page.locator('[name^="guestName."]').nth(1)
  const fillContact = async () => {
    for (const [name, value] of Object.entries(createBuyer())) await page.locator(`[id="contact.${name}"]`).fill(value)
    await page.locator('details', { has: guestName }).locator('summary').click()
    await guestName.fill('Bo')
  }
  const waitUntilExpired = () =>
    expect
      .poll(async () => (await (await page.request.get(`${shop.url}/bff/basket`)).json()).expired.length, {
        timeout: 40_000,
        intervals: [1000],
      })
      .toBe(1)
  const retry = () => page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()

  await page.goto(`${shop.url}/checkout`)
  await waitUntilExpired()
  await fillContact()
  await sendStep(page, 'contact')
  await retry()
  await expect(page).toHaveURL(`${shop.url}/checkout/delivery`)
  await expect(expiredHeading(page)).toBeHidden()
  await page.goto(`${shop.url}/checkout/contact`)
  await expect(guestName).toHaveValue('Bo')

  await page.goto(`${shop.url}/checkout/delivery`)
  await waitUntilExpired()
  await openInvoiceAddress(page)
  await fillCheckoutAddress(page, 'billingAddress', { ...britishAddress, postcode: 'x' })
  await sendStep(page, 'delivery')
  await expect(expiredHeading(page)).toBeVisible()
  await retry()
  await expect(page.locator('[id="billingAddress.postcode"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[id="billingAddress.postcode"]')).toHaveValue('x')
  await expect(page.locator('[id="billingAddress.line1"]')).toHaveValue(britishAddress.line1)
  await page.locator('[id="billingAddress.postcode"]').fill(britishAddress.postcode)
  await sendStep(page, 'delivery')
  await expect(page).toHaveURL(`${shop.url}/checkout/payment`)
})

test('names of guests wait for expired tickets when other items stay, without JavaScript', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false })
  await holdTickets(page, [{ sku: 'PXM-REGULAR-1Y', quantity: 1 }])
  await page.goto(`${shop.url}/checkout`)
  for (const [name, value] of Object.entries(createBuyer())) await page.locator(`[id="contact.${name}"]`).fill(value)
  const guestName = page.locator('[name^="guestName."]').first()
  await page.locator('details', { has: guestName }).locator('summary').click()
  await guestName.fill('Bo')
  await expect
    .poll(async () => (await (await page.request.get(`${shop.url}/bff/basket`)).json()).hold, { timeout: 40_000 })
    .toBeNull()
  const email = page.locator('[id="contact.email"]')
  const validEmail = await email.inputValue()
  await email.fill('nonsense')
  await sendStep(page, 'contact')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(email).toHaveValue('nonsense')
  await expect(guestName).toHaveValue('Bo')
  await expect
    .poll(async () => (await (await page.request.get(`${shop.url}/bff/basket`)).json()).hold, { timeout: 40_000 })
    .toBeNull()
  await email.fill(validEmail)
  await sendStep(page, 'contact')
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(page).toHaveURL(`${shop.url}/checkout/delivery`)
  await page.goto(`${shop.url}/checkout/contact`)
  await expect(guestName).toHaveValue('Bo')
})

test('names of guests wait for expired tickets, however often the step is sent', async ({ page }) => {
  await holdTickets(page, [{ sku: 'PXM-REGULAR-1Y', quantity: 1 }])
  await page.goto(`${shop.url}/checkout`)
  await hydrate(page)
  for (const [name, value] of Object.entries(createBuyer())) await page.locator(`[id="contact.${name}"]`).fill(value)
  const guestName = page.locator('[name^="guestName."]').first()
  await page.locator('details', { has: guestName }).locator('summary').click()
  await guestName.fill('Bo')
  await expect(expiredHeading(page)).toBeVisible({ timeout: 40_000 })
  const alert = page.locator('main [tabindex="-1"]', { has: expiredHeading(page) })
  for (let press = 0; press < 2; press++) {
    await sendStep(page, 'contact')
    await expect(alert).toContainText(translations.en('basket:expired.sent'))
    await expect(alert).toBeFocused()
  }
  await page.getByRole('button', { name: translations.en('basket:expired.retry') }).click()
  await expect(page).toHaveURL(`${shop.url}/checkout/delivery`)
  await page.goto(`${shop.url}/checkout/contact`)
  await expect(guestName).toHaveValue('Bo')
})
