import type { Page } from 'playwright/test'
import {
  acceptTerms,
  finishPayment,
  createBuyer,
  orderButton,
  submitContact,
  submitDelivery,
  waitForPaymentPage,
} from '../../drivers/check-out.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { matrixCell } from '../../drivers/matrix.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

const path = '/gift-vouchers'
const submitButton = (page: Page) => page.getByRole('main').locator('form button[type="submit"]')
const card = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: /Preview of the card|Vorschau der Karte/ })
const toDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const [javaScriptEnabled, language, isRepresentative] of [
  [true, 'en', true],
  [false, 'de', true],
  [true, 'de', false],
  [false, 'en', false],
] as const) {
  test(
    `a voucher of another amount is bought for someone (${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript)`,
    matrixCell(isRepresentative),
    async ({ openBrowser, expectErrors }) => {
      needs('gifts')
      expectErrors(failedResourcePattern(422))
      const t = translations[language]
      const page = await openBrowser({ javaScriptEnabled, language })
      await page.goto('/products/gift-voucher')
      await expect(page).toHaveURL(({ pathname }) => pathname === path)
      await page.locator('[data-option="own"]').check()
      await page.locator('#giftAmount').fill('80')
      await page.locator('#giftMessage').fill('See www.example')
      await page.locator('#giftEmail').fill('sam@example.com')
      await page.locator('#giftDay').fill(toDay(30))
      await submitButton(page).click()
      // The API rejects the message, and the name that is missing.
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
      await expect(page.locator('#giftMessage')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#giftAmount')).toHaveValue('80')
      await page.locator('#giftMessage').fill('<b>Happy</b> birthday')
      if (javaScriptEnabled) {
        // The error of a corrected field goes; the other stays.
        await expect(page.locator('#giftMessage')).not.toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      }
      await page.locator('#giftTo').fill('Sam')
      await submitButton(page).click()
      await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
      const line = basketLines(page).first()
      await expect(line).toContainText(language === 'de' ? /80,00/ : /80\.00/)
      for (const text of [t('basket:gift.for', { name: 'Sam' }), '<b>Happy</b> birthday', 'sam@example.com'])
        await expect(line).toContainText(text)
      await expect(line.locator('b')).toHaveCount(0)

      await page.goto('/checkout')
      await submitContact(page, createBuyer())
      await submitDelivery(page)
      await expect(page.getByRole('main')).toContainText('sam@example.com')
      await acceptTerms(page)
      await orderButton(page).click()
      await waitForPaymentPage(page)
      await finishPayment(page, 'pay')
      const order = page.getByRole('main').getByRole('region', { name: t('orders:voucher.title', { count: 1 }) })
      await expect(order).toContainText(t('orders:gift.for', { name: 'Sam' }), { timeout: 20_000 })
      await expect(order).toContainText('sam@example.com')
    },
  )
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`card, price and button of a voucher are in the first screen at ${viewport.width} px`, async ({
    openBrowser,
  }) => {
    needs('product-categories')
    const page = await openBrowser()
    await page.setViewportSize(viewport)
    await page.goto(path)
    for (const element of [card(page), submitButton(page), page.locator('[data-option="0"]')])
      await expect(element).toBeInViewport({ ratio: 1 })
    for (const option of await page.locator('label:has([data-option])').all())
      expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('main')).not.toContainText(translations.en('product-lists:found', { count: 1 }))
    await expect(
      page.getByRole('main').getByRole('link', { name: translations.en('product-lists:compare.link') }),
    ).toHaveCount(0)
    await page.locator('[data-option="2"]').check()
    await page.locator('#giftTo').fill('Sam')
    await page.locator('#giftMessage').fill('Happy birthday')
    for (const text of ['£100', 'For Sam', 'Happy birthday']) await expect(card(page)).toContainText(text)
    await expect(submitButton(page).locator('..').getByText('£100', { exact: true })).toBeVisible()
    // What was typed survives a reload and another language.
    await page.reload()
    await expect(page.locator('#giftTo')).toHaveValue('Sam')
    await setLanguage(page.context(), 'de')
    await page.goto(path)
    await hydrate(page)
    for (const text of ['100', 'Für Sam', 'Happy birthday']) await expect(card(page)).toContainText(text)
    await expect(page.locator('#giftMessage')).toHaveValue('Happy birthday')
    await submitButton(page).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/basket')
    await page.goto(path)
    await hydrate(page)
    await expect(page.locator('#giftTo')).toHaveValue('')
  })
