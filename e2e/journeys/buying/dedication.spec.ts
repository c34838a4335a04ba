import type { Locator, Page } from 'playwright/test'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { britishAddress } from '../../drivers/address-book.ts'
import { ticketForm } from '../../drivers/fill-basket.ts'
import {
  fillCheckoutAddress,
  finishPayment,
  createBuyer,
  orderAndOpenPayment,
  readOrderNumber,
  submitContact,
  submitDelivery,
} from '../../drivers/check-out.ts'
import { sendForm } from '../../drivers/cms-form.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { waitForEmail } from '../../drivers/mailbox.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

const slug = 'tomasz-wren-trio-fire-curtain'
const fieldName = 'text-dedication'

/** Buys one record from its page, with these words on it. */
const addRecord = async (page: Page, dedication: string) => {
  await page.goto(`/products/${slug}`)
  await page.locator(`#${fieldName}`).fill(dedication)
  await ticketForm(page).locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/basket/)
}

/** Lets a field take a text that is too long, as a browser without `maxlength` does. */
const removeLimit = (field: Locator) => field.evaluate((element) => element.removeAttribute('maxlength'))
const tooLong = 'x'.repeat(61)

const expectRejectedField = async (page: Page, field: Locator) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(tooLong)
  await expect(page.locator(`#${await field.getAttribute('id')}-error`)).toContainText('60')
  const link = page.getByRole('alert').getByRole('link')
  await expect(link).toHaveAttribute('href', `#${await field.getAttribute('id')}`)
}

const saveDedication = async (page: Page, line: number, dedication: string) => {
  await basketLines(page).nth(line).locator('summary').click()
  await basketLines(page).nth(line).locator(`[name="${fieldName}"]`).fill(dedication)
  await basketLines(page).nth(line).locator('button[value="text"]').click()
}

test('a dedication makes a line of its own, shows up to the email, and cannot be withdrawn from', async ({
  page,
  expectErrors,
}) => {
  needs('line-fields')
  expectErrors(failedResourcePattern(422))
  const t = translations.en
  await page.goto(`/products/${slug}`)
  await hydrate(page)
  await expect(page.locator(`#${fieldName}-hint`)).toContainText('you cannot withdraw')
  await expect(page.locator(`#${fieldName}`)).toHaveAttribute('maxlength', '60')
  const field = page.locator(`#${fieldName}`)
  await removeLimit(field)
  await field.fill(tooLong)
  await ticketForm(page).locator('button[type="submit"]').click()
  await expectRejectedField(page, field)
  await addRecord(page, 'For <b>Ada</b>')
  await addRecord(page, '')
  await expect(basketLines(page)).toHaveCount(2)
  const [first, second] = [basketLines(page).first(), basketLines(page).last()]
  await expect(first).toContainText(t('basket:extra.dedication', { value: 'For <b>Ada</b>' }))
  await expect(second.locator('summary')).toHaveText(t('basket:dedication.add'))
  await saveDedication(page, 0, 'For Ada')
  await expect(first).toContainText(t('basket:extra.dedication', { value: 'For Ada' }))

  await page.goto('/checkout')
  const buyer = createBuyer()
  await submitContact(page, buyer)
  await fillCheckoutAddress(page, 'deliveryAddress', britishAddress)
  await submitDelivery(page)
  const review = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For Ada' })
  await expect(review).toContainText(t('basket:extra.madeToOrder'))
  await expect(page.getByText(t('checkout:withdrawal.madeToOrder'))).toBeVisible()
  // The other copy has no dedication.
  await expect(page.getByText(t('checkout:withdrawal.others'))).toBeVisible()
  await orderAndOpenPayment(page)
  await finishPayment(page, 'pay')
  const number = await readOrderNumber(page)
  expect(await waitForEmail(buyer.email, number)).toContain('Made for you with this dedication')

  const invoice = (await page.locator('a[href$="/invoice"]').first().getAttribute('href'))!
  const orderPage = invoice.replace('/invoice', '')
  const order = (await (await page.request.get(`/bff${orderPage}`)).json()) as Order
  expect(order.lines.map(({ extraData }) => extraData)).toEqual([{ dedication: 'For Ada' }, {}])
  await page.goto(orderPage)
  await expect(page.getByRole('main')).toContainText(t('orders:extra.dedication', { value: 'For Ada' }))
  await page.getByRole('link', { name: t('orders:actions.withdraw') }).click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'For Ada' })).toContainText(t('orders:withdrawal.madeToOrder'))
  await expect(lines.getByRole('link', { name: t('orders:withdrawal.defect') })).toHaveAttribute('href', '/contact-us')
  await expect(lines.filter({ hasText: t('orders:withdrawal.possible') })).toHaveCount(1)
  const contract = page.locator('#form [name="contract"]')
  await expect(contract).toHaveValue(new RegExp(`${number}\\n1 × .*LP$`))
  await contract.fill(`${number}: the one with the dedication`)
  await sendForm(page)
  await expect(page).toHaveURL(/\/withdrawal\?done=withdrawal/)
  expect(await waitForEmail(buyer.email, 'the one with the dedication')).toContain('writes back to you')
  expect(await waitForEmail('withdrawal@example.com', buyer.email)).toContain('the one with the dedication')
})

test('a dedication is given, changed and removed in German without JavaScript', async ({
  openBrowser,
  expectErrors,
}) => {
  needs('line-fields')
  expectErrors(failedResourcePattern(422))
  const t = translations.de
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await addRecord(page, 'Für Ada')
  await expect(basketLines(page)).toContainText(t('basket:extra.dedication', { value: 'Für Ada' }))
  const field = basketLines(page).first().locator(`[name="${fieldName}"]`)
  await expect(page.locator(`#${await field.getAttribute('id')}-hint`)).toContainText('Höchstens 60 Zeichen.')
  await removeLimit(field)
  await saveDedication(page, 0, tooLong)
  await expectRejectedField(page, field)
  await field.fill('Für Bo')
  await basketLines(page).first().locator('button[value="text"]').click()
  await expect(basketLines(page)).toContainText(t('basket:extra.dedication', { value: 'Für Bo' }))
  await saveDedication(page, 0, '')
  await expect(basketLines(page)).toHaveCount(1)
  await expect(basketLines(page).locator('summary')).toHaveText(t('basket:dedication.add'))
})
