import { expect, test } from '../../drivers/fixtures.ts'
import { fillBasket } from '../../drivers/buy-tickets.ts'
import { newCustomer, registerQuickly, sendSignIn, signIn } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/programme.ts'
import { basketLines, expectBasketCount, expectLines } from '../../drivers/shop-page.ts'
import { words } from '../../drivers/words.ts'

test('when both have lines, the customer keeps theirs and is offered what the guest had', async ({
  page,
  openBrowser,
  request,
}) => {
  const theirs = await findEvent(request, { kinds: 1 })
  const guests = await findEvent(request, { kinds: 1, skip: 1 })
  const customer = newCustomer()
  const first = await openBrowser()
  await registerQuickly(first, customer)
  await fillBasket(first, [{ sku: theirs.tickets[0]!.sku, quantity: 1 }])

  await fillBasket(page, [{ sku: guests.tickets[0]!.sku, quantity: 2 }])
  await signIn(page, customer)
  await page.goto('/basket')
  const own = { name: theirs.name, kind: theirs.tickets[0]!.name, quantity: 1 }
  await expectLines(page, [own])
  await expect(page.getByRole('main')).toContainText(words.en('basket:keptText', { count: 2 }))

  await page.getByRole('button', { name: words.en('basket:keptAdd') }).click()
  await expectLines(page, [own, { name: guests.name, kind: guests.tickets[0]!.name, quantity: 2 }])
  await expectBasketCount(page, 3)
  await expect(page.getByText(words.en('basket:keptTitle'))).toBeHidden()
})

test("a customer without a basket takes the guest's lines over", async ({ page, openBrowser, request }) => {
  const event = await findEvent(request, { kinds: 1 })
  const customer = newCustomer()
  await registerQuickly(await openBrowser(), customer)
  await fillBasket(page, [{ sku: event.tickets[0]!.sku, quantity: 2 }])
  await page.goto('/sign-in?returnTo=/basket')
  await sendSignIn(page, customer)
  await expect(page).toHaveURL('/basket')
  await expectLines(page, [{ name: event.name, kind: event.tickets[0]!.name, quantity: 2 }])
})

test('without JavaScript the kept lines are added with the same button', async ({ openBrowser, request }) => {
  const events = [await findEvent(request, { kinds: 1 }), await findEvent(request, { kinds: 1, skip: 1 })]
  const customer = newCustomer()
  const first = await openBrowser()
  await registerQuickly(first, customer)
  await fillBasket(first, [{ sku: events[0]!.tickets[0]!.sku, quantity: 1 }])
  const page = await openBrowser({ javaScriptEnabled: false })
  await fillBasket(page, [{ sku: events[1]!.tickets[0]!.sku, quantity: 1 }])
  await signIn(page, customer)
  await page.goto('/basket')
  await page.getByRole('button', { name: words.en('basket:keptAdd') }).click()
  await expect(basketLines(page)).toHaveCount(2)
})
