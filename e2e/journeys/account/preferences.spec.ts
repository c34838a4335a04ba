import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../../drivers/fixtures.ts'
import { toEventPath, fillBasket } from '../../drivers/buy-tickets.ts'
import { newCustomer, registerViaApi } from '../../drivers/customer.ts'
import { setLanguage } from '../../drivers/language.ts'
import { choosePreference, setPreferences, readPrices, settingsButton } from '../../drivers/preferences.ts'
import { findEvent } from '../../drivers/events.ts'
import { basketLines, expectBasketCount, switchLanguage } from '../../drivers/shop-page.ts'
import { languages, translations } from '../../drivers/translations.ts'

const fillTwoTicketTypes = async (page: import('playwright/test').Page) => {
  const event = await findEvent(page.request, { minTicketTypes: 2 })
  await fillBasket(
    page,
    event.ticketTypes.slice(0, 2).map(({ sku }) => ({ sku, quantity: 2 })),
  )
  return event
}

test('the currency is chosen in the header and remembered, and the page stays', async ({ page }) => {
  await page.goto('/whats-on?venue=saltworks')
  expect((await readPrices(page))[0]).toMatch(/^£/)
  await choosePreference(page, 'currency', 'EUR')
  await expect(settingsButton(page)).toHaveText('EUR')
  await expect(page).toHaveURL('/whats-on?venue=saltworks')
  expect((await readPrices(page)).every((price) => price.startsWith('€'))).toBe(true)
  await page.goto('/')
  await expect(settingsButton(page)).toHaveText('EUR')
})

test('prices without tax say so wherever they stand, in both languages', async ({ page }) => {
  const event = await fillTwoTicketTypes(page)
  for (const path of ['/', '/whats-on', '/whats-on?view=list', toEventPath(event), '/products/gift-voucher']) {
    await page.goto(path)
    if (path === '/') await choosePreference(page, 'incTax', 'false')
    const prices = await readPrices(page)
    expect(prices.length, path).toBeGreaterThan(0)
    expect(
      prices.filter((price) => !price.endsWith(' excl.\u00a0VAT')),
      path,
    ).toEqual([])
  }
  await setLanguage(page.context(), 'de')
  await page.goto(toEventPath(event))
  const german = await readPrices(page)
  expect(german.length).toBeGreaterThan(0)
  expect(german.filter((price) => !/^[\d.,]+\u00a0£ zzgl\.\u00a0MwSt\.$/.test(price))).toEqual([])
})

test('a basket without tax marks its lines, adds the tax, and its total is what is paid', async ({ page }) => {
  await fillTwoTicketTypes(page)
  await page.goto('/basket')
  const total = page.getByRole('main').locator('dl > div').last().locator('dd')
  const paid = await total.textContent()
  await choosePreference(page, 'incTax', 'false')
  await expect(page.getByRole('main').locator('dl > div').last()).toContainText(translations.en('basket:totalWithTax'))
  await expect(total).toHaveText(paid!)
  await expect(page.getByRole('main').locator('dl > div').first()).toContainText('excl. VAT')
  for (const line of await basketLines(page).all()) await expect(line).toContainText('excl. VAT')
})

for (const who of ['guest', 'customer'] as const) {
  test(`a basket is rebuilt in another currency only when the ${who} says so, with the same lines`, async ({
    page,
  }) => {
    if (who === 'customer') await registerViaApi(page, newCustomer())
    const event = await fillTwoTicketTypes(page)
    await page.goto(toEventPath(event))
    await choosePreference(page, 'currency', 'EUR')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('preferences:change.title_EUR'))
    for (const { name } of event.ticketTypes.slice(0, 2))
      await expect(page.getByRole('main')).toContainText(`2 × ${event.name}, ${name}`)

    await page.getByRole('link', { name: translations.en('preferences:change.stay_GBP') }).click()
    await expect(page).toHaveURL(toEventPath(event))
    await expect(settingsButton(page)).toHaveText('GBP')

    await page.goBack()
    await page.getByRole('button', { name: translations.en('preferences:change.confirm_EUR') }).click()
    await expect(page).toHaveURL(toEventPath(event))
    await expect(settingsButton(page)).toHaveText('EUR')
    await expectBasketCount(page, 4)
    await page.goto('/basket')
    await expect(basketLines(page)).toHaveCount(2)
    expect((await readPrices(page)).every((price) => price.startsWith('€'))).toBe(true)
  })
}

test('without JavaScript currency, tax and all preferences can be changed, and the basket is asked about', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const event = await fillTwoTicketTypes(page)
  await page.goto(toEventPath(event))
  await choosePreference(page, 'incTax', 'false')
  await expect(page).toHaveURL(toEventPath(event))
  expect((await readPrices(page)).every((price) => price.endsWith('excl.\u00a0VAT'))).toBe(true)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translations.en('common:settings.link') })
    .click()
  await page.getByLabel('Deutsch').check()
  await page.locator('#currency-EUR').check()
  await page.locator('#incTax-true').check()
  await page.getByRole('button', { name: translations.en('preferences:save') }).click()
  await page.getByRole('button', { name: translations.en('preferences:change.confirm_EUR') }).click()
  await page.goto('/basket')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(basketLines(page)).toHaveCount(2)
  expect((await readPrices(page)).every((price) => /^[\d.,]+\u00a0€$/.test(price))).toBe(true)
})

test('a basket that was filled in another currency says so and offers both ways out', async ({ page }) => {
  await fillTwoTicketTypes(page)
  await setPreferences(page, { currency: 'EUR' })
  await page.goto('/basket')
  await expect(page.getByRole('heading', { name: translations.en('basket:otherCurrency.title_GBP') })).toBeVisible()
  await page.getByRole('button', { name: translations.en('basket:otherCurrency.show_GBP') }).click()
  await expect(settingsButton(page)).toHaveText('GBP')
  await expect(page.getByRole('heading', { name: translations.en('basket:otherCurrency.title_GBP') })).toHaveCount(0)
})

test('the language switch keeps page, basket, currency and tax display', async ({ page }) => {
  await setPreferences(page, { currency: 'EUR', incTax: false })
  await fillTwoTicketTypes(page)
  await page.goto('/whats-on?view=list&venue=trafohalle')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/whats-on?view=list&venue=trafohalle')
  await expectBasketCount(page, 4)
  expect((await readPrices(page)).every((price) => /^[\d.,]+\u00a0€ zzgl\.\u00a0MwSt\.$/.test(price))).toBe(true)
})

test('the settings close on Escape, a click elsewhere, and when the window loses the focus or changes its size', async ({
  page,
}) => {
  await page.goto('/basket')
  const panel = page.getByRole('banner').locator('button[name="currency"]:visible').first()
  const closing = {
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(300, 500),
    blur: () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    resize: () => page.setViewportSize({ width: 1200, height: 700 }),
  }
  for (const [why, close] of Object.entries(closing)) {
    await settingsButton(page).click()
    await expect(panel, why).toBeVisible()
    // The panel is visible before it listens.
    await expect(async () => {
      await close()
      await expect(panel, why).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }
})

test('the opened settings are without a violation in both languages, and their button says what it opens', async ({
  page,
}) => {
  for (const language of languages) {
    await setLanguage(page.context(), language)
    await page.goto('/basket')
    await expect(settingsButton(page)).toHaveAccessibleName(
      translations[language]('common:settings.open', { currency: 'GBP' }),
    )
    await settingsButton(page).click()
    await expect(
      page.getByRole('group', { name: translations[language]('common:settings.currency') }).first(),
    ).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .include('header')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
})

test('the public configuration is sent with the page: languages, currencies as in the table, features', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const { config } = JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)![1]!) as {
    config: Record<string, unknown>
  }
  expect(config).toEqual({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
    currencies: [
      { symbol: '£', name: 'British Pound', decimal_digits: 2, rounding: 0, code: 'GBP' },
      { symbol: '€', name: 'Euro', decimal_digits: 2, rounding: 0, code: 'EUR' },
    ],
    features: { persistBasket: true },
    publicUrl: expect.any(String) as unknown,
  })
})
