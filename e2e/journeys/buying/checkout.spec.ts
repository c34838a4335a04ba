import { formatMoney } from '#shared/rules/money.ts'
import type { Page } from 'playwright/test'
import { british, german, keepAddress } from '../../drivers/address-book.ts'
import { eventPath, fillBasket, sendTicketForm } from '../../drivers/buy-tickets.ts'
import {
  acceptTerms,
  arriveToPay,
  chooseService,
  endPayment,
  newBuyer,
  orderAndLeave,
  orderButton,
  orderNumber,
  saveDelivery,
  sayWho,
  stepForm,
  writeAddress,
} from '../../drivers/check-out.ts'
import { newCustomer, registerQuickly } from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { speak } from '../../drivers/language.ts'
import { mailedLetter } from '../../drivers/mailbox.ts'
import { preferring } from '../../drivers/preferences.ts'
import { findEvent } from '../../drivers/programme.ts'
import { expectBasketCount } from '../../drivers/shop-page.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { words } from '../../drivers/words.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Two tickets in the basket of a guest who has said everything but yes. */
const readyToOrder = async (page: Page, buyer = newBuyer()) => {
  const event = await findEvent(page.request, { kinds: 1, fits: ({ tickets }) => tickets.some(({ max }) => max >= 10) })
  const ticket = event.tickets.find(({ max }) => max >= 10)!
  await fillBasket(page, [{ sku: ticket.sku, quantity: 2 }])
  await page.goto('/checkout')
  await sayWho(page, buyer)
  await writeAddress(page, 'billingAddress', british)
  await saveDelivery(page)
  return { event, ticket, buyer }
}

test('a guest buys tickets and sees them, with what was paid, however often the page is loaded', async ({ page }) => {
  const event = await findEvent(page.request, { kinds: 2 })
  const ticket = event.tickets.find(({ max }) => max > 0)!
  const buyer = newBuyer()
  const total = formatMoney(2 * ticket.price.amount, 'GBP', 'en')
  await page.goto(eventPath(event))
  await sendTicketForm(
    page,
    event.tickets.filter(({ max }) => max > 0).map((_each, index) => (index === 0 ? 2 : 0)),
  )
  await page.getByRole('link', { name: words.en('basket:checkOut') }).click()

  await expect(page.getByText('for receipts & order information only')).toBeVisible()
  await sayWho(page, buyer)
  await writeAddress(page, 'billingAddress', british)
  await saveDelivery(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(buyer.email)
  await expect(main).toContainText(british.line1)
  await expect(orderButton(page)).toHaveText(words.en('checkout:pay.order', { total }))
  await orderAndLeave(page)
  await endPayment(page, 'pay')

  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.paid'))
  const number = await orderNumber(page)
  await expect(main).toContainText(event.name)
  await expect(main).toContainText(total)
  await expectBasketCount(page, 0)
  await expect(main.getByRole('link', { name: words.en('orders:guest.accountAction') })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(buyer.email)),
  )
  await page.reload()
  expect(await orderNumber(page)).toBe(number)
  expect(await mailedLetter(buyer.email, number)).toContain(event.name)
})

test('a customer buys in German and euros, with a parcel to an address of the book', async ({ page, context }) => {
  await speak(context, 'de')
  await preferring(page, { currency: 'EUR' })
  const customer = newCustomer()
  await registerQuickly(page, customer)
  await keepAddress(page, german)
  const event = await findEvent(page.request, { kinds: 1 })
  await fillBasket(page, [
    { sku: event.tickets.find(({ max }) => max > 0)!.sku, quantity: 1 },
    { sku: 'PXR-003-LP', quantity: 1 },
  ])
  await page.goto('/checkout')
  await chooseService(page, 'parcel')
  await expect(page.locator('input[name="deliveryAddress"]').first()).toBeChecked()
  await expect(page.locator('input[name="billingAddress"][value="same"]')).toBeChecked()
  await saveDelivery(page)
  await expect(page.getByRole('main')).toContainText(customer.email)
  await expect(page.getByRole('main')).toContainText(german.line1)
  await expect(orderButton(page)).toHaveText('zahlungspflichtig bestellen')
  await orderAndLeave(page)
  await endPayment(page, 'pay')
  await expect(heading(page)).toHaveText(words.de('checkout:complete.title.paid'))
  const number = await orderNumber(page)
  await expect(page.getByRole('main')).toContainText(german.line1)
  await page.goto('/account/orders')
  await expect(page.getByRole('main')).toContainText(number)
})

test('a declined payment says why, keeps the tickets, and can be tried again', async ({ page }) => {
  const { buyer } = await readyToOrder(page)
  await orderAndLeave(page)
  await endPayment(page, 'decline')
  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.open'))
  await expect(page.getByRole('main')).toContainText(words.en('checkout:complete.open.held'))
  await expectBasketCount(page, 2)
  await page.getByRole('link', { name: words.en('checkout:complete.open.back') }).click()
  await expect(page.getByRole('main')).toContainText(buyer.email)
  await orderAndLeave(page)
  await endPayment(page, 'pay')
  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.paid'))
})

test('Back from the payment page offers to go on or to change something; a double click orders once', async ({
  page,
  expectTrouble,
}) => {
  const { buyer } = await readyToOrder(page)
  await orderAndLeave(page)
  await page.goBack()
  await expect(page.getByText(words.en('checkout:frozen.title'))).toBeVisible()
  await page.getByRole('button', { name: words.en('checkout:frozen.change') }).click()
  await expect(page.getByText(words.en('checkout:frozen.title'))).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('link', { name: `${words.en('checkout:change')} ${words.en('checkout:contact.title')}` })
    .click()
  await expect(page.locator('[id="contact.email"]')).toHaveValue(buyer.email)
  await sayWho(page, { ...buyer, firstName: 'Wilma' }).catch(() => undefined)
  await page.goto('/checkout')
  await expect(page.getByRole('main')).toContainText('Wilma')

  expectTrouble(/never/)
  await acceptTerms(page)
  await orderButton(page).dblclick({ noWaitAfter: true })
  await arriveToPay(page)
  await endPayment(page, 'pay')
  const number = await orderNumber(page)
  await page.goto('/checkout')
  await expect(page).toHaveURL('/basket')
  expect(await mailedLetter(buyer.email, number)).toContain(number)
})

test('a payment that takes its time is waited for, and the page finds it by itself', async ({ page }) => {
  await readyToOrder(page)
  await orderAndLeave(page)
  await endPayment(page, 'delay')
  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.waiting'))
  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.paid'), { timeout: 25_000 })
  await expectBasketCount(page, 0)
})

test('whoever loses the connection after paying has one order, and gets it by mail and by coming back', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
  const { buyer } = await readyToOrder(page)
  await orderAndLeave(page)
  const payment = page.url()
  await endPayment(page, 'lose')
  const letter = await mailedLetter(buyer.email, 'PX-')
  await page.goto('/checkout')
  await expect(page).toHaveURL('/basket')
  await expectBasketCount(page, 0)
  await page.goto(payment)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  expect(letter).toContain(await orderNumber(page))
})

test('another total than the one that was shown is shown first, and nothing is ordered before it was seen', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(409))
  const { ticket } = await readyToOrder(page)
  await fillBasket(page, [{ sku: ticket.sku, quantity: 1 }])
  await acceptTerms(page)
  await orderButton(page).click()
  const total = formatMoney(3 * ticket.price.amount, 'GBP', 'en')
  await expect(page.getByText(words.en('checkout:changed.title', { total }))).toBeVisible()
  await expect(orderButton(page)).toContainText(total)
  await orderButton(page).click()
  await arriveToPay(page)
})

test('what costs nothing is ordered without a payment', async ({ page }) => {
  await readyToOrder(page)
  await page.goto('/basket')
  await page.getByText(words.en('basket:promotion.open')).click()
  await page.locator('#promotion').fill('FREENIGHT')
  await page.locator('#promotion').press('Enter')
  await expect(page.getByRole('list', { name: words.en('basket:promotion.list') })).toContainText('FREENIGHT')
  await page.getByRole('link', { name: words.en('basket:checkOut') }).click()
  await acceptTerms(page)
  await expect(orderButton(page)).toHaveText(words.en('checkout:pay.orderForFree'))
  await orderButton(page).click()
  await expect(heading(page)).toHaveText(words.en('checkout:complete.title.paid'))
  await expectBasketCount(page, 0)
  await page.reload()
  await orderNumber(page)
})

test('what is missing is said in the step it belongs to, at its field', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(422))
  await readyToOrder(page)
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.locator('#terms')).toBeFocused()
  await page.goto('/checkout?step=contact')
  await page.locator('[id="contact.email"]').fill('wanda@nowhere')
  await stepForm(page, 'contact').locator('button[type="submit"]').click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('[id="contact.email"]')).toHaveAttribute('aria-invalid', 'true')
})

test('a payment that nobody here has begun is not there, and the way to look an order up is', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(404))
  const response = await page.goto('/checkout/complete?transaction=made-up')
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('link', { name: words.en('checkout:complete.unknown.lookUp') })).toHaveAttribute(
    'href',
    '/orders/look-up',
  )
})
