import { expect, test } from '../../drivers/fixtures.ts'
import { speak } from '../../drivers/language.ts'
import { switchLanguage } from '../../drivers/shop-page.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { languages, words } from '../../drivers/words.ts'

for (const language of languages) {
  test(`an address nothing is at says so with the right status and leads on (${language})`, async ({
    page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(refusedWith(404))
    await speak(context, language)
    for (const path of ['/no-such-page', '/whats-on/no-such-night', '/venues/no-such-room/at-all']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language]('errors:notFound.title'))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: words[language]('errors:toProgramme') })
      .click()
    await expect(page).toHaveURL('/whats-on')
  })
}

test('the language switch works on a page that is not there', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(404))
  await page.goto('/no-such-page')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de('errors:notFound.title'))
})

test('what was typed into the address is not repeated as markup', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(404))
  await page.goto('/%3Cimg%20src=x%20onerror=console.error(1)%3E?lng=%22%3E%3Cscript%3Econsole.error(2)%3C/script%3E')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en('errors:notFound.title'))
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
