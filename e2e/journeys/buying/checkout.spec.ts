import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import type { Page } from 'playwright/test'
import { germanAddress, createAddressViaApi } from '../../drivers/address-book.ts'
import { apiCapabilities, codeFormKey } from '../../drivers/capabilities.ts'
import { addTicketsToBasket, toEventPath, fillBasket } from '../../drivers/fill-basket.ts'
import {
  acceptTerms,
  waitForPaymentPage,
  chooseShippingService,
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  orderButton,
  readOrderNumber,
  sendStep,
  submitDelivery,
  submitContact,
  shownTotal,
  stepForm,
} from '../../drivers/check-out.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { prepareOrder } from '../../drivers/guest-order.ts'
import { waitForHydration } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { waitForEmail } from '../../drivers/mailbox.ts'
import { setPreferences } from '../../drivers/preferences.ts'
import { findEvent } from '../../drivers/events.ts'
import { expectBasketCount } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Marks the document when it shows the heading of a step without the form. Runs in the page. */
const watchForEmptyStep = (title: string) => {
  new MutationObserver(() => {
    const main = document.querySelector('main')
    if (main?.querySelector('h1')?.textContent === title && !main.querySelector('form[method="post"] input[required]'))
      document.documentElement.dataset.emptyStep = title
  }).observe(document.body, { childList: true, subtree: true })
}

test(
  'a guest buys tickets, and the completion page shows tickets and amount on each load',
  { tag: ['@quick', '@thin-api'] },
  async ({ page }) => {
    const event = await findEvent(page.request, { minTicketTypes: 2 })
    const ticket = event.ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)!
    const buyer = createBuyer()
    const hasTickets = apiCapabilities.has('tickets')
    const total = formatMoney(2 * ticket.price.amount, 'GBP', 'en')
    await page.goto(toEventPath(event))
    await addTicketsToBasket(
      page,
      event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0).map((_each, index) => (index === 0 ? 2 : 0)),
    )
    const checkOut = page.getByRole('link', { name: translations.en('basket:checkOut') })
    await expect(checkOut).toBeVisible()
    await page.evaluate(watchForEmptyStep, translations.en('checkout:steps.contact'))
    await checkOut.click()

    await expect(page.getByText('for receipts & order information only')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.emptyStep), 'an empty step').toBeUndefined()
    if (hasTickets) {
      await page.getByText(translations.en('checkout:guestNames.open', { count: 2 })).click()
      await page.locator('[name^="guestName."]').nth(1).fill('Greta Lindequist')
    }
    await submitContact(page, buyer)
    await expect(page.locator('[id="billingAddress.line1"]')).toBeHidden()
    await submitDelivery(page)
    const main = page.getByRole('main')
    await expect(main).toContainText(buyer.email)
    await expect(main).toContainText(translations.en('checkout:withdrawal.tickets'))
    await expect(main.getByRole('link', { name: translations.en('checkout:withdrawal.link') })).toHaveCount(0)
    await expect(orderButton(page)).toHaveText(translations.en('checkout:pay.order', { total }))
    await orderAndOpenPayment(page)
    await finishPayment(page, 'pay')

    await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.paid'))
    const number = await readOrderNumber(page)
    await expect(main).toContainText(event.name)
    if (hasTickets) {
      await expect(main).toContainText(`${buyer.firstName} ${buyer.lastName}`)
      await expect(main).toContainText('Greta Lindequist')
    }
    await expect(main).toContainText(total)
    await expectBasketCount(page, 0)
    if (apiCapabilities.has('guest-orders'))
      await expect(main.getByRole('link', { name: translations.en('orders:addToAccount.create') })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(buyer.email)),
      )
    await page.reload()
    expect(await readOrderNumber(page)).toBe(number)
    const email = await waitForEmail(buyer.email, number)
    expect(email).toContain(event.name)
  },
)

test(
  'a customer buys in German and euros, with a parcel to a saved address',
  { tag: '@thin-api' },
  async ({ page, context }) => {
    await setLanguage(context, 'de')
    await setPreferences(page, { currency: 'EUR' })
    const customer = createCustomer()
    await registerViaApi(page, customer)
    await createAddressViaApi(page, germanAddress)
    const event = await findEvent(page.request, { minTicketTypes: 1 })
    await fillBasket(page, [
      { sku: event.ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)!.sku, quantity: 1 },
      { sku: 'PXR-003-LP', quantity: 1 },
    ])
    await page.goto('/basket')
    const { delivery } = (await (await page.request.get('/bff/basket')).json()) as Basket
    await expect(page.getByRole('main')).toContainText(translations.de('basket:totalBeforeDelivery'))
    await expect(page.getByRole('main')).toContainText(
      translations.de('basket:deliveryFrom', { price: formatMoney(delivery!.price, 'EUR', 'de') }),
    )
    await page.goto('/checkout')
    await expect(page.getByText(translations.de('checkout:delivery.byEmail'))).toHaveCount(1)
    await chooseShippingService(page, 'parcel')
    await expect(page.locator('input[name="deliveryAddress"]').first()).toBeChecked()
    await expect(page.locator('input[name="billingAddress"][value="same"]')).toBeChecked()
    await submitDelivery(page)
    await expect(page.getByRole('main')).toContainText(customer.email)
    await expect(page.getByRole('main')).toContainText(germanAddress.line1)
    await expect(orderButton(page)).toHaveText('Zahlungspflichtig bestellen')
    await orderAndOpenPayment(page)
    await finishPayment(page, 'pay')
    await expect(heading(page)).toHaveText(translations.de('checkout:complete.title.paid'))
    const number = await readOrderNumber(page)
    await expect(page.getByRole('main')).toContainText(germanAddress.line1)
    if (apiCapabilities.has('delivery-details'))
      await expect(page.getByRole('main')).toContainText('Drei bis fünf Werktage')
    await page.goto('/account/orders')
    await expect(page.getByRole('main')).toContainText(number)
  },
)

test('the tickets stay held after a declined payment, and the shopper can pay again', async ({ page }) => {
  needs('holds')
  const { buyer, event, ticket } = await prepareOrder(page)
  await orderAndOpenPayment(page)
  await finishPayment(page, 'decline')
  await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.open'))
  await expect(page.getByRole('main')).toContainText(translations.en('checkout:complete.open.held'))
  await expect(page.getByRole('timer').locator('time:visible')).toHaveText(/^\d\d:\d\d$/)
  await expectBasketCount(page, 2)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: event.name })).toBeVisible()
  await expect(shownTotal(page)).toHaveText(formatMoney(2 * ticket.price.amount, 'GBP', 'en'))
  await page.getByRole('link', { name: translations.en('checkout:complete.open.back') }).click()
  await expect(page.getByRole('main')).toContainText(buyer.email)
  await orderAndOpenPayment(page)
  await finishPayment(page, 'pay')
  await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.paid'))
})

test('the checkout can be changed after Back from the payment page, and a double click orders once', async ({
  page,
  expectErrors,
}) => {
  const { buyer } = await prepareOrder(page)
  await orderAndOpenPayment(page)
  await page.goBack()
  await expect(page.getByText(translations.en('checkout:frozen.title'))).toBeVisible()
  await page.getByRole('button', { name: translations.en('checkout:frozen.change') }).click()
  await expect(page.getByText(translations.en('checkout:frozen.title'))).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: `${translations.en('checkout:change')} ${translations.en('checkout:contact.title')}` })
    .click()
  await expect(page.locator('[id="contact.email"]')).toHaveValue(buyer.email)
  await submitContact(page, { ...buyer, firstName: 'Wilma' }).catch(() => undefined)
  await page.goto('/checkout')
  await expect(page.getByRole('main')).toContainText('Wilma')

  expectErrors(/never/)
  await acceptTerms(page)
  await orderButton(page).dblclick({ noWaitAfter: true })
  await waitForPaymentPage(page)
  await finishPayment(page, 'pay')
  const number = await readOrderNumber(page)
  await page.goto('/checkout')
  await expect(page).toHaveURL('/basket')
  expect(await waitForEmail(buyer.email, number)).toContain(number)
})

test('the completion page waits for a slow payment and shows its order', async ({ page }) => {
  await prepareOrder(page)
  await orderAndOpenPayment(page)
  await finishPayment(page, 'delay')
  await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.waiting'))
  await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.paid'), { timeout: 25_000 })
  await expectBasketCount(page, 0)
})

test('a guest who loses the connection after paying has one order', async ({ page, expectErrors }) => {
  expectErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  const { buyer } = await prepareOrder(page)
  await orderAndOpenPayment(page)
  const payment = page.url()
  await finishPayment(page, 'lose')
  // Chromium may send the form again on a new connection. Wait for either result before the next navigation.
  await expect(page).toHaveURL(/^chrome-error:|\/checkout\/complete/)
  const email = await waitForEmail(buyer.email, 'PX-')
  await page.goto('/checkout')
  await expect(page).toHaveURL('/basket')
  await expectBasketCount(page, 0)
  await page.goto(payment)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  expect(email).toContain(await readOrderNumber(page))
})

test('an order with a total of zero needs no payment', async ({ page }) => {
  await prepareOrder(page)
  await page.goto('/basket')
  await page.getByText(translations.en(codeFormKey)).click()
  await page.locator('#promotion').fill('FREENIGHT')
  await page.locator('#promotion').press('Enter')
  await expect(page.getByRole('list', { name: translations.en('basket:promotion.list') })).toContainText('FREENIGHT')
  await page.getByRole('link', { name: translations.en('basket:checkOut') }).click()
  await acceptTerms(page)
  await expect(orderButton(page)).toHaveText(translations.en('checkout:pay.orderForFree'))
  await orderButton(page).click()
  await expect(heading(page)).toHaveText(translations.en('checkout:complete.title.paid'))
  await expectBasketCount(page, 0)
  await page.reload()
  await readOrderNumber(page)
})

test('the checkout shows a missing value in its step and at its field', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  await prepareOrder(page)
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('#terms')).toBeFocused()
  await page.goto('/checkout/contact')
  await page.locator('[id="contact.email"]').fill('wanda@nowhere')
  await page.locator('[id="contact.firstName"]').fill('')
  await stepForm(page, 'contact').locator('button[type="submit"]').click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('[id="contact.firstName-error"]')).toHaveText(translations.en('errors:enter.firstName'))
  await expect(page.locator('[id="contact.email"]')).toHaveAttribute('aria-invalid', 'true')
})

test('each error of the delivery step names its address', async ({ page }) => {
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout')
  await submitContact(page, createBuyer())
  // Before hydration the browser would send the form itself, and report the 422 of that page.
  await waitForHydration(page)
  await page.locator('[name="billingAddress"][value="new"]').check()
  await sendStep(page, 'delivery')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    ['address', 'bill'].flatMap((address) =>
      ['line1', 'city', 'postcode'].map(
        (field) => `${translations.en(`checkout:delivery.${address}`)}: ${translations.en(`errors:enter.${field}`)}`,
      ),
    ),
  )
})

test('the completion page shows 404 and links to the order lookup when the payment is unknown', async ({
  page,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(404))
  const response = await page.goto('/checkout/complete?transaction=made-up')
  expect(response!.status()).toBe(404)
  const link = page.getByRole('link', { name: translations.en('checkout:complete.unknown.lookUp') })
  if (apiCapabilities.has('order-look-up')) await expect(link).toHaveAttribute('href', '/orders/look-up')
  else await expect(link).toHaveCount(0)
})
