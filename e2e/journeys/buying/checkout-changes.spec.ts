import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import type { Page } from 'playwright/test'
import { britishAddress } from '../../drivers/address-book.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import {
  acceptTerms,
  waitForPaymentPage,
  fillCheckoutAddress,
  orderButton,
  sendStep,
  submitDelivery,
  shownTotal,
} from '../../drivers/check-out.ts'
import { codeFormKey } from '../../drivers/capabilities.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { prepareOrder } from '../../drivers/guest-order.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the checkout shows a changed total before the shopper can order', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(409))
  const { ticket } = await prepareOrder(page)
  await fillBasket(page, [{ sku: ticket.sku, quantity: 1 }])
  await acceptTerms(page)
  await orderButton(page).click()
  const total = formatMoney(3 * ticket.price.amount, 'GBP', 'en')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(translations.en('checkout:changed.title', { total }))
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
  await expect(orderButton(page)).toContainText(total)
  await orderButton(page).click()
  await expect(alert.getByRole('link', { name: translations.en('errors:check.terms') })).toBeVisible()
  await acceptTerms(page)
  await orderButton(page).click()
  await waitForPaymentPage(page)
})

const readBasket = async (page: Page) => (await (await page.request.get('/bff/basket')).json()) as Basket

const sendAsOtherTab = async (page: Page, method: string, path: string, data = {}) => {
  const headers = { 'X-Requested-With': 'stagedoor', Origin: new URL(page.url()).origin }
  const response = await page.request.fetch(path, { method, data, headers })
  expect(response.status(), await response.text()).toBe(200)
}

test('the order button asks again in another currency, and leaves an empty basket', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(409))
  const { ticket } = await prepareOrder(page)
  await hydrate(page)
  await sendAsOtherTab(page, 'PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
  const { totals, lines } = await readBasket(page)
  await acceptTerms(page)
  await orderButton(page).click()
  const before = formatMoney(2 * ticket.price.amount, 'GBP', 'en')
  const now = formatMoney(totals.toPay, 'EUR', 'en')
  await expect(page.getByRole('alert')).toContainText(translations.en('checkout:changed.text', { before, now }))

  await sendAsOtherTab(page, 'DELETE', `/bff/basket/lines/${lines[0]!.key}`)
  await acceptTerms(page)
  await orderButton(page).click()
  await expect(page).toHaveURL('/basket')
  await expect(heading(page)).toBeFocused()
})

test('a step shows what another tab has changed, and the next step begins at its top', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  await prepareOrder(page)
  const service = page.locator('[name="shipping.service"]:checked')
  // The address stays that of the payment step, where the order was rejected.
  const ticketTotal = await shownTotal(page).textContent()
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await acceptTerms(page)
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(service).toHaveValue('parcel')
  await expect(shownTotal(page)).not.toHaveText(ticketTotal!)
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await submitDelivery(page)
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()

  await page.goto('/checkout/delivery')
  await hydrate(page)
  const { lines } = await readBasket(page)
  const { key } = lines.find(({ sku }) => sku === 'PXR-003-LP')!
  await sendAsOtherTab(page, 'DELETE', `/bff/basket/lines/${key}`)
  await sendStep(page, 'delivery')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(service).toHaveValue('e-ticket')
  await expect(shownTotal(page)).toHaveText(ticketTotal!)
  await submitDelivery(page)
})

test('the amount to pay after a voucher is without delivery until a service is chosen', async ({ page }) => {
  needs('vouchers')
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 3 }])
  await page.goto('/basket')
  await page.getByText(translations.en(codeFormKey)).click()
  await page.locator('#promotion').fill('G1FT-50GB-PXHS-7Q4M')
  await page.locator('#promotion').press('Enter')
  const rows = page.getByRole('main').locator('dl > div')
  await expect(rows.nth(-3)).toContainText(translations.en('basket:totalBeforeDelivery'))
  await expect(rows.last()).toContainText(translations.en('basket:toPayBeforeDelivery'))
})

test('an order that a gift voucher pays asks to order and pay, and in euros to take the voucher out', async ({
  page,
}) => {
  needs('vouchers')
  await prepareOrder(page)
  const { lines } = await readBasket(page)
  await sendAsOtherTab(page, 'PATCH', `/bff/basket/lines/${lines[0]!.key}`, { quantity: 1 })
  await sendAsOtherTab(page, 'POST', '/bff/basket/promotions', { code: 'G1FT-50GB-PXHS-7Q4M' })
  await page.reload()
  const { totals } = await readBasket(page)
  expect(totals.toPay).toBe(0)
  const total = formatMoney(totals.vouchers, 'GBP', 'en')
  await expect(orderButton(page)).toHaveText(translations.en('checkout:pay.order', { total }))

  await sendAsOtherTab(page, 'PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
  await page.reload()
  await page.getByRole('link', { name: translations.en('checkout:code.remove') }).click()
  await expect(page).toHaveURL('/basket')
})
