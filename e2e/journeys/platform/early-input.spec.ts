import { expect, test } from '../../drivers/fixtures.ts'
import { basketCount, expectLines } from '../../drivers/shop-page.ts'
import { eventPath, fillBasket, ticketForm } from '../../drivers/buy-tickets.ts'
import { heldBack, holdBack, wake } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/programme.ts'
import { words } from '../../drivers/words.ts'
import { nativeOf } from '../../drivers/select.ts'

test('numbers typed before the application runs are kept when it does', async ({ page, request }) => {
  const letIn = await holdBack(page)
  const event = await findEvent(request, { kinds: 2 })
  await page.goto(eventPath(event), heldBack)
  await ticketForm(page).getByRole('spinbutton').first().fill('2')
  letIn()
  await wake(page)
  await ticketForm(page)
    .getByRole('button', { name: words.en('events:buy.more', { kind: event.tickets[1]!.name }) })
    .click()
  await expect(ticketForm(page).getByRole('spinbutton').first()).toHaveValue('2')
  await ticketForm(page).locator('button[type="submit"]').click()
  await expectLines(page, [
    { name: event.name, kind: event.tickets[0]!.name, quantity: 2 },
    { name: event.name, kind: event.tickets[1]!.name, quantity: 1 },
  ])
})

test('a filter chosen before the application runs is not forgotten', async ({ page }) => {
  const letIn = await holdBack(page)
  await page.goto('/whats-on', heldBack)
  await page.getByLabel(words.en('events:listing.venue'), { exact: true }).selectOption('saltworks')
  letIn()
  await wake(page)
  await expect(nativeOf(page.getByLabel(words.en('events:listing.venue'), { exact: true }))).toHaveValue('saltworks')
  await page
    .getByRole('search')
    .getByRole('button', { name: words.en('events:listing.show') })
    .click()
  await expect(page).toHaveURL(/venue=saltworks/)
})

test('the basket is counted in the header before the application runs', async ({ page, request }) => {
  await holdBack(page)
  const event = await findEvent(request, { kinds: 1 })
  await fillBasket(page, [{ sku: event.tickets[0]!.sku, quantity: 2 }])
  await page.goto('/', heldBack)
  await expect(basketCount(page)).toHaveAttribute('data-count', '2')
})
