import { AxeBuilder } from '@axe-core/playwright'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import { apiCapabilities, codeFormKey } from '../../drivers/capabilities.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { toEventPath, fillBasket } from '../../drivers/fill-basket.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
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

const redeemCode = async (page: import('playwright/test').Page, code: string) => {
  await page.getByText(translations.en(codeFormKey)).click()
  await page.locator('#promotion').fill(code)
  await page.locator('#promotion').press('Enter')
  await expect(page.getByRole('list', { name: translations.en('basket:promotion.list') })).toContainText(code)
}

test('the header changes the currency, keeps the page and remembers the choice', async ({ page }) => {
  await page.goto('/whats-on?venue=saltworks')
  expect((await readPrices(page))[0]).toMatch(/^£/)
  await choosePreference(page, 'currency', 'EUR')
  await expect(settingsButton(page)).toHaveText('EUR')
  await expect(page).toHaveURL('/whats-on?venue=saltworks')
  expect((await readPrices(page)).every((price) => price.startsWith('€'))).toBe(true)
  await page.goto('/')
  await expect(settingsButton(page)).toHaveText('EUR')
})

test('every net price has its tax note in both languages', async ({ page }) => {
  needs('product-categories')
  const event = await fillTwoTicketTypes(page)
  for (const path of ['/', '/whats-on', '/whats-on?view=list', toEventPath(event), '/px-records']) {
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

test('the basket with net prices marks its lines, adds the tax and keeps the total', async ({ page }) => {
  await fillTwoTicketTypes(page)
  await page.goto('/basket')
  const total = page.getByRole('main').locator('dl > div').last().locator('dd')
  const grossTotal = await total.textContent()
  await choosePreference(page, 'incTax', 'false')
  await expect(page.getByRole('main').locator('dl > div').last()).toContainText(translations.en('basket:totalWithTax'))
  await expect(total).toHaveText(grossTotal!)
  await expect(page.getByRole('main').locator('dl > div').first()).toContainText('excl. VAT')
  for (const line of await basketLines(page).all()) await expect(line).toContainText('excl. VAT')
})

for (const shopper of ['guest', 'customer'] as const) {
  test(`the basket changes its currency and keeps its lines only after the ${shopper} confirms`, async ({ page }) => {
    needs('vouchers')
    if (shopper === 'customer') await registerViaApi(page, createCustomer())
    const event = await fillTwoTicketTypes(page)
    const code = 'G1FT-50GB-PXHS-7Q4M'
    await page.goto('/basket')
    await redeemCode(page, code)
    await page.goto(toEventPath(event))
    await choosePreference(page, 'currency', 'EUR')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('preferences:change.title_EUR'))
    await expect(page.getByText(translations.en('preferences:change.voucher_GBP', { code }))).toBeVisible()
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

test('the preferences change after the shopper confirms the basket without JavaScript', async ({ openBrowser }) => {
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

test('the basket page offers to switch back when the basket has another currency', async ({ page }) => {
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
  await page.goto('/whats-on?venue=trafohalle&view=list')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/whats-on?venue=trafohalle&view=list')
  await expectBasketCount(page, 4)
  expect((await readPrices(page)).every((price) => /^[\d.,]+\u00a0€ zzgl\.\u00a0MwSt\.$/.test(price))).toBe(true)
})

test('the settings menu closes on Escape, a click or focus outside, window blur and window resize', async ({
  page,
}) => {
  await page.goto('/basket')
  const panel = page.getByRole('banner').locator('button[name="currency"]:visible').first()
  const closing = {
    escape: () => page.keyboard.press('Escape'),
    // Beside the content: a click on one of the events would leave the page.
    outside: () => page.mouse.click(4, 600),
    // A link that has the focus already sends no event, so a repetition starts at the button.
    focus: async () => {
      await settingsButton(page).focus()
      await page.getByRole('main').getByRole('link').first().focus()
    },
    blur: () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    resize: () => page.setViewportSize({ width: 1200, height: 700 }),
  }
  for (const [trigger, close] of Object.entries(closing)) {
    await settingsButton(page).click()
    await expect(panel, trigger).toBeVisible()
    // The panel is visible before its listeners are attached.
    await expect(async () => {
      await close()
      await expect(panel, trigger).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }
})

test('the open settings menu has no axe violation and a named button in both languages', async ({ page }) => {
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

test('the page state contains the public configuration', async ({ request }) => {
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
    missingCapabilities: capabilityNames.filter((name) => !apiCapabilities.has(name)),
    publicUrl: expect.any(String) as unknown,
  })
})
