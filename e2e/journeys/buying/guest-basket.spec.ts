import { expect, needs, test } from '../../drivers/fixtures.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import { createCustomer, register, registerViaApi, sendSignIn, signIn, signOut } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { basketLines, expectBasketCount, expectLines } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

test('the basket page offers the lines of the guest when guest and customer have lines', async ({
  page,
  openBrowser,
  request,
}) => {
  const customerEvent = await findEvent(request, { minTicketTypes: 1 })
  const guestEvent = await findEvent(request, { minTicketTypes: 1, skip: 1 })
  const customer = createCustomer()
  const first = await openBrowser()
  await registerViaApi(first, customer)
  await fillBasket(first, [{ sku: customerEvent.ticketTypes[0]!.sku, quantity: 1 }])

  await fillBasket(page, [{ sku: guestEvent.ticketTypes[0]!.sku, quantity: 2 }])
  await signIn(page, customer)
  await page.goto('/basket')
  const customerLine = { name: customerEvent.name, variant: customerEvent.ticketTypes[0]!.name, quantity: 1 }
  await expectLines(page, [customerLine])
  await expect(page.getByRole('main')).toContainText(translations.en('basket:guestBasketText', { count: 2 }))

  await page.getByRole('button', { name: translations.en('basket:guestBasketMerge') }).click()
  await expectLines(page, [
    customerLine,
    { name: guestEvent.name, variant: guestEvent.ticketTypes[0]!.name, quantity: 2 },
  ])
  await expectBasketCount(page, 3)
  await expect(page.getByText(translations.en('basket:guestBasketTitle'))).toBeHidden()
})

test('a customer without lines gets the lines of the guest after signing in', async ({
  page,
  openBrowser,
  request,
}) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  const customer = createCustomer()
  await registerViaApi(await openBrowser(), customer)
  await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 2 }])
  await page.goto('/sign-in?returnTo=/basket')
  await sendSignIn(page, customer)
  await expect(page).toHaveURL('/basket')
  await expectLines(page, [{ name: event.name, variant: event.ticketTypes[0]!.name, quantity: 2 }])
})

test('the basket page adds the lines of the guest without JavaScript', async ({ openBrowser, request }) => {
  const events = [
    await findEvent(request, { minTicketTypes: 1 }),
    await findEvent(request, { minTicketTypes: 1, skip: 1 }),
  ]
  const customer = createCustomer()
  const first = await openBrowser()
  await registerViaApi(first, customer)
  await fillBasket(first, [{ sku: events[0]!.ticketTypes[0]!.sku, quantity: 1 }])
  const page = await openBrowser({ javaScriptEnabled: false })
  await fillBasket(page, [{ sku: events[1]!.ticketTypes[0]!.sku, quantity: 1 }])
  await signIn(page, customer)
  await page.goto('/basket')
  await page.getByRole('button', { name: translations.en('basket:guestBasketMerge') }).click()
  await expect(basketLines(page)).toHaveCount(2)
})

test('what a guest typed before the sign-in is not there after the sign-out', async ({ page }) => {
  needs('gifts')
  await page.goto('/gift-vouchers')
  await hydrate(page)
  await page.locator('#giftMessage').fill('Happy birthday')
  await register(page, createCustomer())
  await hydrate(page)
  await signOut(page)
  await page.goto('/gift-vouchers')
  await hydrate(page)
  await page.locator('#giftTo').fill('Sam')
  await expect(page.locator('#giftMessage')).toHaveValue('')
})
