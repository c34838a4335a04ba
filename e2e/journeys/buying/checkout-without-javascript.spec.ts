import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { britishAddress } from '../../drivers/address-book.ts'
import { fillBasket, toEventPath, sendTicketForm } from '../../drivers/fill-basket.ts'
import {
  openInvoiceAddress,
  chooseShippingService,
  fillCheckoutAddress,
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  orderButton,
  readOrderNumber,
  sendStep,
  shownTotal,
  stepForm,
  submitContact,
  submitDelivery,
} from '../../drivers/check-out.ts'
import { codeFormKey } from '../../drivers/capabilities.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { findEvent } from '../../drivers/events.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

test('a guest buys tickets in German without JavaScript', async ({ openBrowser, request, expectErrors }) => {
  needs('holds', 'tickets')
  for (const status of [400, 422]) expectErrors(failedResourcePattern(status))
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  const event = await findEvent(request, { minTicketTypes: 2 })
  const buyer = createBuyer()
  await page.goto(toEventPath(event))
  await sendTicketForm(
    page,
    event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0).map((_each, index) => (index === 0 ? 1 : 0)),
  )
  await expect(page.locator('[role="timer"] time:visible')).toHaveText(/^\d\d:\d\d$/)
  await page.getByText(translations.de(codeFormKey)).click()
  await page.getByRole('button', { name: translations.de('basket:promotion.add') }).click()
  await expect(page.locator('#promotion-error')).toHaveText(translations.de('errors:enter.promotion'))
  await page.locator('#promotion').fill('nope')
  await page.getByRole('button', { name: translations.de('basket:promotion.add') }).click()
  await expect(page.locator('#promotion')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#promotion')).toHaveValue('nope')
  await page.goto('/basket')
  await page.getByRole('link', { name: translations.de('basket:checkOut') }).click()

  await stepForm(page, 'contact').locator('button[type="submit"]').click()
  await expect(page).toHaveTitle(new RegExp(`^${translations.de('common:errorTitlePrefix')}`))
  await expect(page.locator('[id="contact.firstName-error"]')).toHaveText(translations.de('errors:enter.firstName'))
  await submitContact(page, buyer)
  await expect(page).toHaveURL('/checkout/delivery')
  await expect(page.locator('[id="billingAddress.line1"]')).toBeHidden()
  await openInvoiceAddress(page)
  await fillCheckoutAddress(page, 'billingAddress', {
    ...britishAddress,
    countryCode: 'DE',
    line1: 'Musterstraße 7',
    city: 'Berlin',
    postcode: '10115',
  })
  await submitDelivery(page)
  await expect(page.getByRole('main')).toContainText('Musterstraße 7')
  await expect(orderButton(page)).toHaveText('Zahlungspflichtig bestellen')
  await orderButton(page).click()
  await expect(page.locator('#terms')).toHaveAttribute('aria-invalid', 'true')
  await orderAndOpenPayment(page)
  await finishPayment(page, 'pay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.de('checkout:complete.title.paid'))
  const number = await readOrderNumber(page)
  await page.reload()
  expect(await readOrderNumber(page)).toBe(number)
})

test('the checkout shows address fields for a parcel and waits for a slow payment without JavaScript', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/products/kohlenstoff-betriebsstunden')
  const form = page.locator('form', { has: page.getByRole('spinbutton') })
  await form.getByRole('spinbutton').first().fill('1')
  await form.locator('button[type="submit"]').last().click()
  await page.goto('/checkout/payment')
  await expect(page).toHaveURL('/checkout/contact')
  const buyer = createBuyer()
  await submitContact(page, buyer)
  await chooseShippingService(page, 'parcel-day')
  await page
    .getByRole('button', { name: translations.en('checkout:delivery.showFields') })
    .first()
    .click()
  await expect(page.locator('[name="shipping.date"]')).toBeVisible()
  const { totals } = (await (await page.request.get('/bff/basket')).json()) as Basket
  expect(totals.shipping).toBe(850)
  await expect(shownTotal(page)).toHaveText(formatMoney(totals.total, 'GBP', 'en'))
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await page.locator('[name="billingAddress"][value="new"]').check()
  await page
    .getByRole('button', { name: translations.en('checkout:delivery.showFields') })
    .last()
    .click()
  await expect(page.locator('[id="billingAddress.firstName"]')).toHaveValue(buyer.firstName)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.locator('[name="billingAddress"][value="same"]').check()
  await submitDelivery(page)
  await expect(page.getByRole('main')).toContainText(translations.en('checkout:delivery.same'))
  await orderAndOpenPayment(page)
  await finishPayment(page, 'delay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('checkout:complete.title.waiting'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('checkout:complete.title.paid'), {
    timeout: 30_000,
  })
})

test('a delivery step sent before its fields were shown names what is missing', async ({
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout/contact')
  const buyer = createBuyer()
  await submitContact(page, buyer)
  await fillCheckoutAddress(page, 'deliveryAddress', { ...britishAddress, countryCode: 'DE', postcode: '123' })
  await chooseShippingService(page, 'parcel-day')
  await page.locator('[name="billingAddress"][value="new"]').check()
  await sendStep(page, 'delivery')
  await expect(page).toHaveTitle(new RegExp(`^${translations.de('common:errorTitlePrefix')}`))
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    `${translations.de('checkout:delivery.date')} ${translations.de('checkout:delivery.checkDay')}`,
    `${translations.de('checkout:delivery.address')}: ${translations.de('errors:check.postcodeDE')}`,
    ...['line1', 'postcode', 'city'].map(
      (field) => `${translations.de('checkout:delivery.bill')}: ${translations.de(`errors:enter.${field}`)}`,
    ),
  ])
  await expect(page.locator('[id="billingAddress.firstName"]')).toHaveValue(buyer.firstName)
  const { totals } = (await (await page.request.get('/bff/basket')).json()) as Basket
  expect(totals.shipping).toBe(850)
  await expect(shownTotal(page)).toHaveText(formatMoney(totals.total, 'GBP', 'de'))
  await summary.getByRole('link', { name: translations.de('errors:enter.line1') }).click()
  await expect(page).toHaveURL(/#billingAddress\.line1$/)
})

test('a service that needs an address asks for it without JavaScript', async ({ openBrowser, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false })
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout/contact')
  await submitContact(page, createBuyer())
  await chooseShippingService(page, 'collect')
  await page
    .getByRole('button', { name: translations.en('checkout:delivery.showFields') })
    .first()
    .click()
  await expect(page.locator('[name="deliveryAddress"]')).toHaveCount(0)
  await chooseShippingService(page, 'parcel')
  await sendStep(page, 'delivery')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    ['line1', 'city', 'postcode'].map(
      (field) => `${translations.en('checkout:delivery.address')}: ${translations.en(`errors:enter.${field}`)}`,
    ),
  )
  await expect(page.locator('[name="billingAddress"][value="same"]')).toBeChecked()
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await submitDelivery(page)
})
