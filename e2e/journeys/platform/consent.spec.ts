import type { Page } from 'playwright/test'
import { consentCookie, recentlyViewedCookie } from '#shared/rules/consent.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { shopUrl } from '../../drivers/language.ts'
import { words } from '../../drivers/words.ts'

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

const link = (page: Page) => page.getByRole('contentinfo').locator('a[href^="/consent-choices"]')

const record = '/products/kohlenstoff-betriebsstunden'

test('choices are a dialog: opened and closed by the keyboard, kept, and respected at once', async ({ page }) => {
  await page.goto('/about-us')
  await wake(page)
  const dialog = page.getByRole('dialog', { name: words.en('consent:title') })
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link(page)).toBeFocused()
  expect(await cookie(page, consentCookie), 'closing decides nothing').toBeUndefined()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: words.en('consent:close') })).toBeFocused()
  await page.keyboard.press('Tab')
  const choice = dialog.getByRole('checkbox')
  await expect(choice).toBeFocused()
  await expect(choice, 'nothing is ticked beforehand').not.toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: words.en('common:notices') }).getByRole('status')).toHaveText(
    words.en('consent:saved'),
  )
  expect(await cookie(page, consentCookie)).toBe('1.recentlyViewed')

  await page.goto(record)
  await wake(page)
  await expect.poll(() => cookie(page, recentlyViewedCookie)).toBeTruthy()
  await link(page).click()
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: words.en('consent:save') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await cookie(page, consentCookie)).toBe('1.none')
  expect(await cookie(page, recentlyViewedCookie), 'gone with the consent').toBeUndefined()
})

test('choices are a page without JavaScript, in German too, and say what was decided', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto('/about-us')
  await link(page).click()
  await expect(page).toHaveURL('/consent-choices')
  await expect(page.getByRole('main')).toContainText(words.de('consent:undecided'))
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: words.de('consent:save') }).click()
  await expect(page).toHaveURL('/consent-choices?done=saved')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.de('consent:saved'))
  await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked()
  await page.context().addCookies([{ name: recentlyViewedCookie, value: 'PXR-001', url: shopUrl() }])
  await page.getByRole('main').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: words.de('consent:save') }).click()
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked()
  expect(await cookie(page, recentlyViewedCookie)).toBeUndefined()
  expect(await cookie(page, consentCookie)).toBe('1.none')
})

test('nothing is remembered before anybody has said so', async ({ page }) => {
  await page.goto(record)
  await wake(page)
  await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog')
  expect(await cookie(page, recentlyViewedCookie)).toBeUndefined()
})
