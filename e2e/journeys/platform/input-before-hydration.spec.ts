import { expect, test } from '../../drivers/fixtures.ts'
import { basketCount, expectLines } from '../../drivers/shop-page.ts'
import { toEventPath, fillBasket, ticketForm } from '../../drivers/fill-basket.ts'
import { untilDomReady, delayHydration, hydrate } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/events.ts'
import { translations } from '../../drivers/translations.ts'
import { locateNativeSelect } from '../../drivers/select.ts'

test('the ticket form keeps quantities typed before hydration', async ({ page, request }) => {
  const releaseScript = await delayHydration(page)
  const event = await findEvent(request, { minTicketTypes: 2 })
  await page.goto(toEventPath(event), untilDomReady)
  await ticketForm(page).getByRole('spinbutton').first().fill('2')
  releaseScript()
  await hydrate(page)
  await ticketForm(page)
    .getByRole('button', { name: translations.en('events:buy.more', { variant: event.ticketTypes[1]!.name }) })
    .click()
  await expect(ticketForm(page).getByRole('spinbutton').first()).toHaveValue('2')
  await ticketForm(page).locator('button[type="submit"]').click()
  await expectLines(page, [
    { name: event.name, variant: event.ticketTypes[0]!.name, quantity: 2 },
    { name: event.name, variant: event.ticketTypes[1]!.name, quantity: 1 },
  ])
})

test('the listing keeps a filter chosen before hydration', async ({ page }) => {
  const releaseScript = await delayHydration(page)
  await page.goto('/whats-on', untilDomReady)
  await page.getByLabel(translations.en('events:listing.venue'), { exact: true }).selectOption('saltworks')
  releaseScript()
  await hydrate(page)
  await expect(
    locateNativeSelect(page.getByLabel(translations.en('events:listing.venue'), { exact: true })),
  ).toHaveValue('saltworks')
  await page
    .getByRole('search')
    .getByRole('button', { name: translations.en('events:listing.show') })
    .click()
  await expect(page).toHaveURL(/venue=saltworks/)
})

test('the header shows the basket count before hydration', async ({ page, request }) => {
  await delayHydration(page)
  const event = await findEvent(request, { minTicketTypes: 1 })
  await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 2 }])
  await page.goto('/', untilDomReady)
  await expect(basketCount(page)).toHaveAttribute('data-count', '2')
})
