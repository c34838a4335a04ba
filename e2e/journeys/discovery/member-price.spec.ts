import { formatMoney } from '#shared/wire/format-money.ts'
import { ticketForm, toEventPath } from '../../drivers/fill-basket.ts'
import { demoCustomer, signIn } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { readLayoutShift, recordLayoutShifts } from '../../drivers/layout-shifts.ts'
import { toCells } from '../../drivers/matrix.ts'
import { languages, translations } from '../../drivers/translations.ts'

needs('memberships')

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `a member sees the member price with its limit in rows, hits, buy bar and total without a layout shift (${language})`,
    cell,
    async ({ openBrowser, request }) => {
      const event = await findEvent(request, { minTicketTypes: 2 })
      const t = translations[language]
      const formatPrice = (amount: number) => formatMoney(amount, 'GBP', language)
      // The membership of the demo account covers one person.
      const memberLabel = t('events:memberPrice.1', { price: formatPrice(event.memberPrice!.amount) })
      const page = await openBrowser({ viewport: { width: 390, height: 844 }, language })
      await signIn(page, demoCustomer)
      await recordLayoutShifts(page)
      const expectNoShift = async () => expect(await readLayoutShift(page)).toBe(0)

      const month = event.date.iso.slice(0, 7)
      const listingPath = `/whats-on?view=list&month=${month}&venue=${event.venue.slug}`
      for (const [path, width] of [
        [listingPath, 768],
        [listingPath, 390],
        [`/search?query=${encodeURIComponent(event.name)}`, 390],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        const row = page
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href^="${toEventPath(event)}"]`) })
          .first()
        await hydrate(page)
        await expect(row).toContainText(memberLabel)
        await expect(row).toContainText(formatPrice(event.price!.amount))
        await expectNoShift()
      }

      await page.goto(toEventPath(event))
      await hydrate(page)
      await expect(page.locator('[data-buy-bar]')).toContainText(memberLabel)
      await expect(ticketForm(page).getByText(memberLabel).first()).toBeAttached()
      await expectNoShift()
      const { price, memberPrice } = event.ticketTypes[0]!
      await ticketForm(page).getByRole('spinbutton').first().fill('2')
      await expect(ticketForm(page).getByRole('status')).toContainText(formatPrice(price.amount + memberPrice!.amount))
    },
  )
}

test('the event page says without JavaScript that members pay less', async ({ openBrowser, request }) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  const page = await openBrowser({ javaScriptEnabled: false, language: 'en' })
  await page.goto(toEventPath(event))
  const { memberPrice } = event.ticketTypes[0]!
  await expect(ticketForm(page)).toContainText(
    translations.en('events:memberPrice.0', { price: formatMoney(memberPrice!.amount, 'GBP', 'en') }),
  )
})
