import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import type { AddressInput } from '#shared/api/addresses/addresses-schemas.ts'
import { selectOption } from './select.ts'

export type Buyer = { firstName: string; lastName: string; email: string }

/** A buyer with a new email address. */
export const createBuyer = (): Buyer => ({
  firstName: 'Wanda',
  lastName: 'Quill',
  email: `wanda.${randomUUID()}@example.com`,
})

/** The form of a step, by its intent. */
export const stepForm = (page: Page, intent: 'contact' | 'delivery' | 'pay' | 'reopen') =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator(`[name="intent"][value="${intent}"]`) })

export const sendStep = (page: Page, intent: 'contact' | 'delivery' | 'pay') =>
  stepForm(page, intent).locator('button[type="submit"]:not([hidden])').last().click()

/** Fills in the contact step and waits for the delivery step. */
export const submitContact = async (page: Page, buyer: Buyer) => {
  for (const [name, value] of Object.entries(buyer)) await page.locator(`[id="contact.${name}"]`).fill(value)
  await sendStep(page, 'contact')
  await expect(stepForm(page, 'delivery')).toBeVisible()
}

export const chooseShippingService = (page: Page, code: string) =>
  page.locator(`input[name="shipping.service"][value="${code}"]`).check()

/** Opens the fields of an address that an order without a parcel does not need. */
export const openInvoiceAddress = (page: Page) => page.locator('#wantsInvoice').check()

/** Fills in an address; the country first, because the fields depend on it. */
export const fillCheckoutAddress = async (
  page: Page,
  place: 'deliveryAddress' | 'billingAddress',
  { firstName, lastName, line1, city, postcode, countryCode }: AddressInput,
) => {
  await selectOption(page.locator(`[id="${place}.countryCode"]`), countryCode)
  for (const [name, value] of Object.entries({ firstName, lastName, line1, city, postcode }))
    await page.locator(`[id="${place}.${name}"]`).fill(value)
}

/** The total that the page shows, in its table of totals. */
export const shownTotal = (page: Page) => page.getByRole('main').locator('dl dd').last()

/** Submits the delivery step and waits for the payment step. */
export const submitDelivery = async (page: Page) => {
  await sendStep(page, 'delivery')
  await expect(stepForm(page, 'pay')).toBeVisible()
}

export const orderButton = (page: Page) => stepForm(page, 'pay').locator('button[type="submit"]')

export const acceptTerms = (page: Page) => page.locator('#terms').check()

/** Waits for the payment page, which the API serves at its own origin. */
export const waitForPaymentPage = (page: Page) =>
  expect(page).toHaveURL((url) => url.origin === process.env.SHOP_API_URL && url.pathname.startsWith('/sandbox/pay/'))

/** Accepts the terms, orders and waits for the payment page. */
export const orderAndOpenPayment = async (page: Page) => {
  await acceptTerms(page)
  await orderButton(page).click()
  await waitForPaymentPage(page)
}

/** Finishes the payment with a button of the sandbox. */
export const finishPayment = (page: Page, choice: 'pay' | 'delay' | 'lose' | 'decline' | 'cancel') =>
  page.locator(`button[name="choice"][value="${choice}"]`).click({ noWaitAfter: true })

const orderNumberPattern = /PX-[0-9A-Z]{4}-[0-9A-Z]{4}/

/** Waits for an order number on the page; resolves to it. */
export const readOrderNumber = async (page: Page): Promise<string> => {
  const text = page.getByRole('main').getByText(orderNumberPattern).first()
  await expect(text).toBeVisible({ timeout: 20_000 })
  return orderNumberPattern.exec(await text.innerText())![0]
}
