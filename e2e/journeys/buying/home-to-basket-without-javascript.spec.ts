import { formatMoney } from '#shared/wire/format-money.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { addTicketsToBasket } from '../../drivers/fill-basket.ts'
import { createCustomer, register, signIn, signOut } from '../../drivers/customer.ts'
import { basketLines, expectLines, switchLanguage } from '../../drivers/shop-page.ts'
import { findEvent } from '../../drivers/events.ts'
import { translations } from '../../drivers/translations.ts'

test('the basket keeps its lines through registering, signing out and signing in without JavaScript', async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const event = await findEvent(request, { venue: 'trafohalle', minTicketTypes: 2 })
  const [first, second] = event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0)
  const customer = createCustomer()
  const total = formatMoney(2 * first!.price.amount + second!.price.amount, 'GBP', 'en')

  await page.goto('/')
  await page
    .getByRole('navigation', { name: translations.en('common:mainNavigation') })
    .getByRole('link', { name: /^What.s On$/ })
    .click()
  await page.getByLabel(translations.en('events:listing.venue'), { exact: true }).selectOption('trafohalle')
  await page
    .getByRole('search')
    .getByRole('button', { name: translations.en('events:listing.show') })
    .click()
  await expect(page).toHaveURL(/venue=trafohalle/)
  await page.getByRole('main').locator(`a[href^="/whats-on/${event.slug}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
  await addTicketsToBasket(page, [2, 1])

  const expectedLines = [
    { name: event.name, variant: first!.name, quantity: 2 },
    { name: event.name, variant: second!.name, quantity: 1 },
  ]
  await expectLines(page, expectedLines)
  await expect(page.getByRole('main')).toContainText(total)

  await register(page, customer)
  await page.goto('/basket')
  await expectLines(page, expectedLines)
  await signOut(page)
  await page.goto('/basket')
  await expectLines(page, expectedLines)

  const otherBrowser = await openBrowser({ javaScriptEnabled: false })
  await signIn(otherBrowser, customer)
  await otherBrowser.goto('/basket')
  await expectLines(otherBrowser, expectedLines)
})

test(
  'a line is changed, removed and restored without JavaScript',
  { tag: '@quick' },
  async ({ openBrowser, request }) => {
    const page = await openBrowser({ javaScriptEnabled: false })
    const event = await findEvent(request, { minTicketTypes: 2 })
    const [first, second] = event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0)
    await page.goto(`/whats-on/${event.slug}`)
    await addTicketsToBasket(page, [1, 2])
    await expect(page).toHaveURL('/basket#top')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const line = basketLines(page).first()
    await line.getByRole('spinbutton').fill('3')
    await line.getByRole('button', { name: translations.en('basket:update') }).click()
    await expect(basketLines(page).first().getByRole('spinbutton')).toHaveValue('3')

    await basketLines(page)
      .first()
      .getByRole('button', { name: translations.en('basket:removeNamed', { name: event.name }) })
      .click()
    await expectLines(page, [{ name: event.name, variant: second!.name, quantity: 2 }])
    await page.getByRole('button', { name: translations.en('basket:restore') }).click()
    await expect(basketLines(page)).toHaveCount(2)
    await expect(basketLines(page).filter({ hasText: first!.name }).getByRole('spinbutton')).toHaveValue('3')
  },
)

test('the language switch keeps the page and its query without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/whats-on?venue=saltworks&page=2')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/whats-on?venue=saltworks&page=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.de('events:listing.title'))
})
