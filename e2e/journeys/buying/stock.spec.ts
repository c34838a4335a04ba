import type { APIRequestContext } from 'playwright/test'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { toEventPath, fillBasket, sendTicketForm, ticketForm } from '../../drivers/fill-basket.ts'
import { setLanguage } from '../../drivers/language.ts'
import { findEvent, fetchEvent } from '../../drivers/events.ts'
import { expectLines } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'

const remainingTicketsPattern: Record<Language, (count: number) => RegExp> = {
  en: (count) => new RegExp(`Only ${count} (more )?ticket`),
  de: (count) => new RegExp(`nur noch ${count} Karte`, 'i'),
}

/**
 * Finds an event with fewer tickets left than the limit of an order. No other test buys them, because baskets hold
 * tickets.
 */
const findScarce = async (request: APIRequestContext, skip: number) => {
  const isScarce = ({ maxQuantity }: EventPage['ticketTypes'][number]) => [3, 5, 7].includes(maxQuantity)
  const event = await findEvent(request, {
    status: 'few_left',
    fromStart: true,
    skip,
    matches: ({ ticketTypes }) => ticketTypes.some(isScarce),
  })
  const scarce = event.ticketTypes.find(isScarce)!
  const position = event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0).indexOf(scarce)
  const quantities = Array.from({ length: position + 1 }, (_, index) => (index === position ? scarce.maxQuantity : 0))
  return { event, scarce, position, quantities }
}

for (const [skip, language] of languages.entries()) {
  test(`the ticket form shows how many tickets are left when the quantity exceeds the stock (${language})`, async ({
    page,
    context,
    request,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(422))
    await setLanguage(context, language)
    const { event, scarce, position, quantities } = await findScarce(request, skip)
    const translated = (await fetchEvent(request, event.slug, language)).ticketTypes.find(
      ({ sku }) => sku === scarce.sku,
    )!
    const before = { name: event.name, variant: translated.name, quantity: 1 }
    await fillBasket(page, [{ sku: scarce.sku, quantity: 1 }])

    await page.goto(toEventPath(event))
    await sendTicketForm(page, quantities)

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(remainingTicketsPattern[language](scarce.maxQuantity))
    await expect(page).toHaveTitle(new RegExp(`^${translations[language]('common:errorTitlePrefix')} `))
    const field = ticketForm(page).getByRole('spinbutton').nth(position)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(remainingTicketsPattern[language](scarce.maxQuantity))
    await expect(field).toHaveValue(String(scarce.maxQuantity))

    await page.goto('/basket')
    await expectLines(page, [before])
  })
}

test('the ticket form shows an error when no ticket is chosen', async ({ page, request, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  const event = await findEvent(request, { minTicketTypes: 1 })
  await page.goto(toEventPath(event))
  await sendTicketForm(page, [])
  await expect(page.getByRole('alert')).toContainText(translations.en('events:buy.nothing_chosen'))
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(ticketForm(page).getByRole('spinbutton').first()).toBeFocused()
})

test('the ticket form rejects a quantity above the stock without JavaScript', async ({
  openBrowser,
  request,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const page = await openBrowser({ javaScriptEnabled: false })
  const { event, scarce, quantities } = await findScarce(request, 2)
  await fillBasket(page, [{ sku: scarce.sku, quantity: 1 }])
  await page.goto(toEventPath(event))
  await sendTicketForm(page, quantities)
  await expect(page.getByRole('alert')).toContainText(remainingTicketsPattern.en(scarce.maxQuantity))
  await page.goto('/basket')
  await expectLines(page, [{ name: event.name, variant: scarce.name, quantity: 1 }])
})
