import type { Locator, Page } from 'playwright/test'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { britishAddress, createAddressViaApi, germanAddress } from '../../drivers/address-book.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import {
  chooseShippingService,
  fillCheckoutAddress,
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  readOrderNumber,
  sendStep,
  shownTotal,
  submitContact,
  submitDelivery,
} from '../../drivers/check-out.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate, waitForHydration } from '../../drivers/hydration.ts'
import { waitForEmail } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { selectOption } from '../../drivers/select.ts'
import { basketLines, switchLanguage } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('each step of the checkout has its own address, title and history entry, and starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout/payment')
  await hydrate(page)
  const buyer = createBuyer()
  const expectStep = async (step: 'contact' | 'delivery' | 'payment', number: number) => {
    await expect(page).toHaveURL(`/checkout/${step}`)
    const name = translations.en(`checkout:steps.${step}`)
    const title = translations.en('checkout:stepTitle', { step: name, number, count: 3 })
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(heading(page)).toHaveText(name)
  }
  const expectAtTop = async () => {
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await expectStep('contact', 1)
  await expect(page.locator('[id="contact.firstName"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await submitContact(page, buyer)
  await expectStep('delivery', 2)
  await expectAtTop()
  await page.goBack()
  await expectStep('contact', 1)
  await expect(page.locator('[id="contact.email"]')).toHaveValue(buyer.email)
  await expectAtTop()
  await page.goForward()
  await expectStep('delivery', 2)

  const total = shownTotal(page)
  const before = await total.innerText()
  await chooseShippingService(page, 'parcel-day')
  await expect(total).not.toHaveText(before)
  const { totals } = (await (await page.request.get('/bff/basket')).json()) as Basket
  expect(totals.shipping).toBe(850)
  await expect(total).toHaveText(formatMoney(totals.total, 'GBP', 'en'))
  await expect(page.locator('[data-checkout-bar]')).toContainText(formatMoney(totals.total, 'GBP', 'en'))
  await expect(page.locator('[data-checkout-bar]')).toBeInViewport({ ratio: 1 })

  await page.locator('[data-checkout-bar] a').click()
  await expect(page.locator('#order-side')).toBeInViewport()

  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await submitDelivery(page)
  await expectStep('payment', 3)
  await expectAtTop()
  await expect(total).toHaveText(formatMoney(totals.total, 'GBP', 'en'))
  await page.goBack()
  await expect(heading(page)).toHaveText(translations.en('checkout:steps.delivery'))
  await expectAtTop()

  // The chosen delivery returns with the item that it was for.
  await page.goto('/basket')
  await page.getByRole('button', { name: translations.en('basket:remove') }).click()
  await page.getByRole('button', { name: translations.en('basket:restore') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await page.goto('/checkout')
  await expectStep('payment', 3)
  await expect(total).toHaveText(formatMoney(totals.total, 'GBP', 'en'))
})

test('the basket shows its own total while the checkout opens, and after Back', async ({ page }) => {
  needs('shipping-quotes')
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/basket')
  await hydrate(page)
  const total = await shownTotal(page).innerText()
  // Records every total that the page shows below the headline of the basket.
  await page.evaluate((title) => {
    const totals = new Set<string>()
    Object.assign(globalThis, { totals })
    const record = () => {
      if (document.querySelector('h1')?.textContent !== title) return
      totals.add(document.querySelector<HTMLElement>('[data-total] dd')?.innerText ?? '')
    }
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, translations.en('basket:title'))
  // A slow connection: the code of the step arrives a second after the checkout.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('basket:checkOut') })
    .first()
    .click()
  await expect(page).toHaveURL('/checkout/contact')
  await expect(shownTotal(page)).not.toHaveText(total)
  await page.goBack()
  await expect(heading(page)).toHaveText(translations.en('basket:title'))
  await expect(shownTotal(page)).toHaveText(total)
  expect(await page.evaluate(() => [...(globalThis as unknown as { totals: Set<string> }).totals])).toEqual([total])
})

test('what is typed in a step is there after Back, another step, a reload and another language', async ({ page }) => {
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout')
  const buyer = createBuyer()
  await page.locator('[id="contact.firstName"]').fill('Typed')
  await waitForHydration(page)
  await page.reload()
  await expect(page.locator('[id="contact.firstName"]')).toHaveValue('Typed')
  await submitContact(page, buyer)
  const line1 = page.locator('[id="deliveryAddress.line1"]')
  const billingCity = page.locator('[id="billingAddress.city"]')
  const expectTyped = async (street: string) => {
    await expect(line1).toHaveValue(street)
    await expect(billingCity).toHaveValue('Berlin')
  }
  await line1.fill('1 Typed Street')
  await page.locator('[name="billingAddress"][value="new"]').check()
  await billingCity.fill('Berlin')
  // Another option takes the fields away; they come back as they were.
  for (const [name, options] of Object.entries({
    billingAddress: ['same', 'new'],
    'shipping.service': ['collect', 'parcel'],
  })) {
    for (const option of options) await page.locator(`[name="${name}"][value="${option}"]`).check()
    await expectTyped('1 Typed Street')
  }

  await page.goBack()
  await expect(page.locator('[id="contact.email"]')).toHaveValue(buyer.email)
  await sendStep(page, 'contact')
  await expectTyped('1 Typed Street')
  await line1.fill('2 Typed Street')
  await page.goBack()
  await page.goForward()
  await expectTyped('2 Typed Street')
  await page.reload()
  await expectTyped('2 Typed Street')
  await switchLanguage(page, 'de')
  await expectTyped('2 Typed Street')
  // In a second entry for this step the browser restores some fields of the first. That must not count as typing.
  await page.goto('/checkout/delivery?again')
  await expectTyped('2 Typed Street')
  await line1.fill('3 Typed Street')
  for (const move of ['goBack', 'goForward'] as const) {
    await page[move]()
    await waitForHydration(page)
    await expectTyped('3 Typed Street')
  }
  // Without the record the step has fewer fields. The address of the parcel must still be there later.
  await chooseShippingService(page, 'parcel-day')
  const day = page.locator('[id="shipping.date"]')
  const chosenDay = (await day.locator('option').nth(2).getAttribute('value'))!
  await selectOption(day, chosenDay)
  const event = await findEvent(page.request, { minTicketTypes: 1 })
  await fillBasket(page, [{ sku: event.ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)!.sku, quantity: 1 }])
  await page.goto('/basket')
  await basketLines(page)
    .filter({ hasText: 'LP' })
    .getByRole('button', { name: translations.de('basket:remove') })
    .click()
  await expect.poll(async () => ((await (await page.request.get('/bff/basket')).json()) as Basket).lines.length).toBe(1)
  await page.goto('/checkout/delivery')
  await page.locator('#wantsInvoice').check()
  await waitForHydration(page)
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout/delivery')
  await expectTyped('3 Typed Street')
  await expect(day).toHaveValue(chosenDay)
  // The browser stores the values only while the shopper is away from the step.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await chooseShippingService(page, 'parcel')
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await page.locator('[name="billingAddress"][value="same"]').check()
  await submitDelivery(page)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('an option that is chosen in a step and nothing else is there after Back, a reload and another language', async ({
  page,
}) => {
  await registerViaApi(page, createCustomer())
  await createAddressViaApi(page, { ...britishAddress, defaults: ['delivery', 'billing'] })
  const otherAddress = await createAddressViaApi(page, germanAddress)
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout/contact')
  await sendStep(page, 'contact')
  const repeatVisits = async (option: Locator) => {
    await expect(option).not.toBeChecked()
    await option.check()
    await page.goBack()
    await page.goForward()
    await expect(option).toBeChecked()
    await page.reload()
    await expect(option).toBeChecked()
    await switchLanguage(page, 'de')
    await expect(option).toBeChecked()
  }
  await repeatVisits(page.locator(`[name="deliveryAddress"][value="${otherAddress}"]`))
  await submitDelivery(page)
  await expect(page.getByRole('main')).toContainText(germanAddress.line1)

  const event = await findEvent(page.request, { minTicketTypes: 1 })
  await page.context().clearCookies()
  await fillBasket(page, [{ sku: event.ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)!.sku, quantity: 1 }])
  await page.goto('/checkout')
  await submitContact(page, createBuyer())
  await repeatVisits(page.locator('#wantsInvoice'))
})

test('the delivery step says that a choice without a network is not in the total', async ({
  page,
  context,
  expectErrors,
}) => {
  needs('shipping-quotes')
  expectErrors(/ERR_INTERNET_DISCONNECTED/)
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.goto('/checkout')
  await submitContact(page, createBuyer())
  await page.waitForLoadState('networkidle')
  const before = await shownTotal(page).innerText()
  const error = page.locator('[id="shipping.service-error"]')
  await context.setOffline(true)
  await chooseShippingService(page, 'parcel-day')
  await expect(error).toHaveText(translations.en('checkout:delivery.notSaved'))
  await expect(shownTotal(page)).toHaveText(before)
  await context.setOffline(false)
  await chooseShippingService(page, 'collect')
  await expect(error).toHaveCount(0)
  await expect(shownTotal(page)).not.toHaveText(before)
})

test('the language of the address survives the payment, on the page and in the email', async ({ page }) => {
  const event = await findEvent(page.request, { minTicketTypes: 1 })
  await fillBasket(page, [{ sku: event.ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)!.sku, quantity: 1 }])
  await page.goto('/checkout?lng=de')
  const buyer = createBuyer()
  await submitContact(page, buyer)
  await submitDelivery(page)
  await orderAndOpenPayment(page)
  await finishPayment(page, 'decline')
  await expect(heading(page)).toHaveText(translations.de('checkout:complete.title.open'))
  await page.getByRole('link', { name: translations.de('checkout:complete.open.back') }).click()
  await orderAndOpenPayment(page)
  await finishPayment(page, 'pay')
  await expect(heading(page)).toHaveText(translations.de('checkout:complete.title.paid'))
  await expect(page).toHaveURL(/lng=de/)
  expect(await waitForEmail(buyer.email, await readOrderNumber(page))).toContain('Bestellung')
})

test('the checkout shows 404 for a step that does not exist, and robots.txt disallows all steps', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(404))
  expect((await page.goto('/checkout/champagne'))!.status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /checkout\n')
})
