import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { switchLanguage } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [language, cell] of toCells(languages, 'en')) {
  test(`an unknown path is 404 and links on (${language})`, cell, async ({ page, context, expectErrors }) => {
    expectErrors(failedResourcePattern(404))
    await setLanguage(context, language)
    for (const path of ['/no-such-page', '/whats-on/no-such-night', '/venues/no-such-room/at-all']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations[language]('errors:notFound.title'))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="/whats-on/"]')).toHaveCount(3)
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: translations[language]('errors:toProgramme') })
      .click()
    await expect(page).toHaveURL('/whats-on')
  })
}

test('the language switch works on a 404 page', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(404))
  await page.goto('/no-such-page')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.de('errors:notFound.title'))
})

test('the 404 page does not repeat markup of the URL', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(404))
  await page.goto('/%3Cimg%20src=x%20onerror=console.error(1)%3E?lng=%22%3E%3Cscript%3Econsole.error(2)%3C/script%3E')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('errors:notFound.title'))
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
