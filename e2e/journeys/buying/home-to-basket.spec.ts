import type { Page } from 'playwright/test'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { addTicketsToBasket, fillBasket, sendTicketForm, ticketForm, toEventPath } from '../../drivers/fill-basket.ts'
import { createCustomer, register, registerViaApi, signIn, signOut } from '../../drivers/customer.ts'
import { basketLines, expectBasketCount, expectLines, switchLanguage } from '../../drivers/shop-page.ts'
import { findEvent, fetchEvent } from '../../drivers/events.ts'
import { delayScript, hydrate } from '../../drivers/hydration.ts'
import { translations } from '../../drivers/translations.ts'
import { selectOption } from '../../drivers/select.ts'

test(
  'a guest fills a basket that survives switching language, registering and signing out',
  { tag: '@quick' },
  async ({ page, openBrowser, request }) => {
    const event = await findEvent(request, { venue: 'saltworks', minTicketTypes: 2 })
    const [first, second] = event.ticketTypes.filter(({ maxQuantity }) => maxQuantity > 0)
    const customer = createCustomer()
    const total = 2 * first!.price.amount + second!.price.amount

    await test.step('the home page links to the listing', async () => {
      await page.goto('/')
      await page
        .getByRole('navigation', { name: translations.en('common:mainNavigation') })
        .getByRole('link', { name: /^What.s On$/ })
        .click()
      await expect(page).toHaveURL('/whats-on')
    })

    await test.step('the listing shows the events of one venue', async () => {
      await selectOption(page.getByLabel(translations.en('events:listing.venue'), { exact: true }), 'saltworks')
      const show = page.getByRole('search').getByRole('button', { name: translations.en('events:listing.show') })
      if (await show.isVisible()) await show.click()
      await expect(page).toHaveURL(/venue=saltworks/)
      await expect(page.getByRole('status').filter({ hasText: 'Saltworks' })).toBeVisible()
    })

    await test.step('the guest chooses an event and its tickets', async () => {
      await page.getByRole('main').locator(`a[href^="/whats-on/${event.slug}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
      await expect(ticketForm(page)).toBeVisible()
      await addTicketsToBasket(page, [2, 1])
      await expectLines(page, [
        { name: event.name, variant: first!.name, quantity: 2 },
        { name: event.name, variant: second!.name, quantity: 1 },
      ])
      await expectBasketCount(page, 3)
      await expect(page.getByRole('main')).toContainText(formatMoney(total, 'GBP', 'en'))
      await expect(page.getByRole('main')).toContainText(event.date.weekday)
    })

    await test.step('the basket keeps its lines in German', async () => {
      await switchLanguage(page, 'de')
      await expect(page).toHaveURL('/basket')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Warenkorb')
      const german = await fetchEvent(request, event.slug, 'de')
      await expect(page.getByRole('main')).toContainText(formatMoney(total, 'GBP', 'de'))
      await expect(page.getByRole('main')).not.toContainText(formatMoney(total, 'GBP', 'en'))
      const ticketTypeName = german.ticketTypes.find(({ sku }) => sku === first!.sku)!.name
      const line = basketLines(page).filter({ hasText: ticketTypeName }).first()
      await expect(line.locator('time')).toContainText(german.date.weekday)
      await expectBasketCount(page, 3)
    })

    await test.step('the basket keeps its lines after registering', async () => {
      await register(page, customer)
      await expectBasketCount(page, 3)
      await page.goto('/basket')
      await expect(page.getByRole('main')).toContainText(formatMoney(total, 'GBP', 'de'))
    })

    await test.step('the basket keeps its lines for a new guest session after signing out', async () => {
      const before = await readSessionCookie(page)
      await signOut(page)
      expect(await readSessionCookie(page)).not.toBe(before)
      await expectBasketCount(page, 3)
      await page.goto('/basket')
      await expect(page.getByRole('main')).toContainText(formatMoney(total, 'GBP', 'de'))
      await page.goto('/account')
      await expect(page).toHaveURL(/\/sign-in/)
    })

    await test.step('the customer has the same basket in another browser', async () => {
      const otherBrowser = await openBrowser()
      await otherBrowser.goto('/')
      await expectBasketCount(otherBrowser, 0)
      await signIn(otherBrowser, customer)
      await expectBasketCount(otherBrowser, 3)
      await otherBrowser.goto('/basket')
      await expect(otherBrowser.getByRole('main')).toContainText(formatMoney(total, 'GBP', 'en'))
      await expect(otherBrowser.getByRole('main')).toContainText(event.name)
    })
  },
)

test('tickets added just before a shopper goes back are in the basket', async ({ page, request }) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  await page.goto('/faqs')
  await page.goto(toEventPath(event))
  await hydrate(page)
  await ticketForm(page).getByRole('spinbutton').first().fill('2')
  await ticketForm(page)
    .locator('button[type="submit"]')
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      setTimeout(() => history.back(), 10)
    })
  await expect(page).toHaveURL('/faqs')
  await expect.poll(() => countBasketItems(page)).toBe(2)
  await expectBasketCount(page, 2)
})

const notification = (page: Page, text: string) =>
  page.getByRole('region', { name: translations.en('common:notifications') }).getByText(text)

/**
 * Opens an event with as many of its tickets in the basket as one order may have, and adds one more. The request waits
 * until the returned function is called.
 */
const addOneTooMany = async (page: Page) => {
  const event = await findEvent(page.request, { minTicketTypes: 1 })
  const { sku, maxQuantity } = event.ticketTypes[0]!
  await fillBasket(page, [{ sku, quantity: maxQuantity }])
  await page.goto(toEventPath(event))
  await hydrate(page)
  const held = Promise.withResolvers<void>()
  await page.route('/bff/basket/lines', async (route) => {
    await held.promise
    await route.continue()
  })
  await sendTicketForm(page, [1])
  return held.resolve
}

test('a shopper who follows a link before the basket rejects tickets reads why', async ({ page, browserErrors }) => {
  browserErrors.expected.push(/status of 422/)
  const release = await addOneTooMany(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  release()
  await expect(notification(page, translations.en('common:additionRejected', { reason: '' }))).toBeVisible()
})

test('a shopper reads why tickets added right after hydration are rejected', async ({ page, browserErrors }) => {
  browserErrors.expected.push(/status of 422/)
  const releaseScript = await delayScript(page, 'start-after-hydration')
  const release = await addOneTooMany(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  releaseScript()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /start-after/.test(name)),
  )
  release()
  await expect(notification(page, translations.en('common:additionRejected', { reason: '' }))).toBeVisible()
})

test('a shopper who goes back before the basket rejects tickets reads it on the page before', async ({ page }) => {
  await page.goto('/faqs')
  const release = await addOneTooMany(page)
  await page.goBack()
  release()
  await expect(page).toHaveURL('/faqs')
  await hydrate(page)
  await expect(notification(page, translations.en('common:additionLost'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

/** Asks the server: the page's own count may be older for two seconds. */
const countBasketItems = async (page: Page) => ((await (await page.request.get('/bff/basket')).json()) as Basket).count

const readSessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('sid'))?.value

test('a presale asks guests to sign in, but no customer without a membership', async ({ page, request }) => {
  const main = page.getByRole('main')
  const path = toEventPath(await findEvent(request, { status: 'presale' }))
  await page.goto(path)
  await expect(main).toContainText(translations.en('events:sale.presale.text'))
  await registerViaApi(page, createCustomer())
  await page.goto(path)
  await expect(main).toContainText(translations.en('events:sale.presale.customerText'))
  await expect(main).not.toContainText(translations.en('events:sale.presale.text'))
})
