import { expect, test } from '../drivers/fixtures.ts'
import { setLanguage } from '../drivers/language.ts'
import { screens } from '../drivers/screens.ts'
import { unusedPreloadPattern, failedResourcePattern } from '../drivers/record-browser-errors.ts'
import { languages } from '../drivers/translations.ts'

// Only `npm run audit:tokens` runs this (playwright.config.ts): journeys open each screen, too. Languages alternate.
for (const [index, { name, open, errorStatus }] of screens.entries()) {
  const language = languages[index % languages.length]!
  test(`the screen: ${name}, in ${language}`, async ({ page, context, expectErrors }) => {
    if (errorStatus) expectErrors(failedResourcePattern(errorStatus))
    expectErrors(unusedPreloadPattern)
    await setLanguage(context, language)
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}
