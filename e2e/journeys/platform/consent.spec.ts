import type { Page } from 'playwright/test'
import { consentCookie, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { getShopUrl } from '../../drivers/language.ts'
import { translations } from '../../drivers/translations.ts'

needs('product-categories')

const readCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

const consentLink = (page: Page) => page.getByRole('contentinfo').locator('a[href^="/consent-choices"]')

const record = '/products/kohlenstoff-betriebsstunden'

test('the consent dialog opens and closes by keyboard, and its choices apply at once', async ({ page }) => {
  await page.goto('/about-us')
  await hydrate(page)
  const dialog = page.getByRole('dialog', { name: translations.en('consent:title') })
  await consentLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(consentLink(page)).toBeFocused()
  expect(await readCookie(page, consentCookie), 'closing the dialog stores no decision').toBeUndefined()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: translations.en('consent:close') })).toBeFocused()
  await page.keyboard.press('Tab')
  const choice = dialog.getByRole('checkbox')
  await expect(choice).toBeFocused()
  await expect(choice, 'the checkbox is not preselected').not.toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: translations.en('common:notifications') }).getByRole('status'),
  ).toHaveText(translations.en('consent:saved'))
  expect(await readCookie(page, consentCookie)).toBe('1.recentlyViewed')

  await page.goto(record)
  await hydrate(page)
  await expect.poll(() => readCookie(page, recentlyViewedCookie)).toBeTruthy()
  await consentLink(page).click()
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: translations.en('consent:save') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await readCookie(page, consentCookie)).toBe('1.none')
  expect(await readCookie(page, recentlyViewedCookie), 'the cookie is deleted with the consent').toBeUndefined()
})

test('the consent page shows the saved choice without JavaScript, in German', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto('/about-us')
  await consentLink(page).click()
  await expect(page).toHaveURL('/consent-choices')
  await expect(page.getByRole('main')).toContainText(translations.de('consent:undecided'))
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: translations.de('consent:save') }).click()
  await expect(page).toHaveURL('/consent-choices?done=saved')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(translations.de('consent:saved'))
  await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked()
  await page.context().addCookies([{ name: recentlyViewedCookie, value: 'PXR-001', url: getShopUrl() }])
  await page.getByRole('main').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: translations.de('consent:save') }).click()
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked()
  expect(await readCookie(page, recentlyViewedCookie)).toBeUndefined()
  expect(await readCookie(page, consentCookie)).toBe('1.none')
})

test('the shop stores no viewed product before consent', async ({ page }) => {
  await page.goto(record)
  await hydrate(page)
  await expect(consentLink(page)).toHaveAttribute('aria-haspopup', 'dialog')
  expect(await readCookie(page, recentlyViewedCookie)).toBeUndefined()
})
