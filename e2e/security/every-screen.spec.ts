import { expect, test } from '../drivers/fixtures.ts'
import { speak } from '../drivers/language.ts'
import { screens } from '../drivers/screens.ts'
import { otherPicture, refusedWith } from '../drivers/watch-browser.ts'

// For the audit alone (playwright.config.ts): the rest of the journeys opens each of them several times. Languages take
// turns.
for (const [index, { name, open, refused }] of screens.entries()) {
  const language = index % 2 === 0 ? 'en' : 'de'
  test(`the screen: ${name}, in ${language}`, async ({ page, context, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    expectTrouble(otherPicture)
    await speak(context, language)
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}
