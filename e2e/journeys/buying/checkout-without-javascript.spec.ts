import { british } from '../../drivers/address-book.ts'
import { eventPath, sendTicketForm } from '../../drivers/buy-tickets.ts'
import {
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
import { expect, test } from '../../drivers/fixtures.ts'
import { findEvent } from '../../drivers/programme.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { words } from '../../drivers/words.ts'

test('without JavaScript a guest buys in German, from the event page to the confirmation', async ({
  openBrowser,
  request,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  const event = await findEvent(request, { kinds: 2 })
  const buyer = newBuyer()
  await page.goto(eventPath(event))
  await sendTicketForm(
    page,
    event.tickets.filter(({ max }) => max > 0).map((_each, index) => (index === 0 ? 1 : 0)),
  )
  await expect(page.locator('[role="timer"] time:visible')).toHaveText(/^\d\d:\d\d$/)
  await page.getByText(words.de('basket:promotion.open')).click()
  await page.locator('#promotion').fill('nope')
  await page.getByRole('button', { name: words.de('basket:promotion.add') }).click()
  await expect(page.locator('#promotion')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#promotion')).toHaveValue('nope')
  await page.goto('/basket')
  await page.getByRole('link', { name: words.de('basket:checkOut') }).click()

  await stepForm(page, 'contact').locator('button[type="submit"]').click()
  await expect(page).toHaveTitle(new RegExp(`^${words.de('common:errorTitlePrefix')}`))
  await sayWho(page, buyer)
  await writeAddress(page, 'billingAddress', {
    ...british,
    countryCode: 'DE',
    line1: 'Musterstraße 7',
    city: 'Berlin',
    postcode: '10115',
  })
  await saveDelivery(page)
  await expect(orderButton(page)).toHaveText('zahlungspflichtig bestellen')
  await orderButton(page).click()
  await expect(page.locator('#terms')).toHaveAttribute('aria-invalid', 'true')
  await orderAndLeave(page)
  await endPayment(page, 'pay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de('checkout:complete.title.paid'))
  const number = await orderNumber(page)
  await page.reload()
  expect(await orderNumber(page)).toBe(number)
})

test('without JavaScript a parcel asks where to once it is chosen, and a slow payment is waited for', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/products/kohlenstoff-betriebsstunden')
  const form = page.locator('form', { has: page.getByRole('spinbutton') })
  await form.getByRole('spinbutton').first().fill('1')
  await form.locator('button[type="submit"]').last().click()
  await page.goto('/checkout')
  await sayWho(page, newBuyer())
  await chooseService(page, 'parcel-day')
  await page.getByRole('button', { name: words.en('checkout:delivery.showFields') }).click()
  await expect(page.locator('[name="shipping.date"]')).toBeVisible()
  await writeAddress(page, 'deliveryAddress', british)
  await saveDelivery(page)
  await expect(page.getByRole('main')).toContainText(words.en('checkout:delivery.same'))
  await orderAndLeave(page)
  await endPayment(page, 'delay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en('checkout:complete.title.waiting'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en('checkout:complete.title.paid'), {
    timeout: 30_000,
  })
})
