import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { speak } from './language.ts'
import { screens } from './screens.ts'
import { otherPicture, refusedWith } from './watch-browser.ts'
import { languages } from './words.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [320, 1280]

for (const { name, open, refused } of screens) {
  test(`axe finds nothing on the screen: ${name}`, async ({ page, context, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    expectTrouble(otherPicture)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const language of languages) {
      await speak(context, language)
      await page.setViewportSize({ width: widths[0]!, height: 720 })
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 })
        const { violations, passes } = await new AxeBuilder({ page }).withTags(standard).analyze()
        expect(passes.length, 'axe saw the page').toBeGreaterThan(10)
        const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)}: ${failureSummary}`) }))
        expect(found, `${name}, ${language}, ${width} px`).toEqual([])
      }
    }
  })
}

test('axe finds nothing in the open menus', async ({ page, context, expectTrouble }) => {
  expectTrouble(otherPicture)
  for (const language of languages) {
    await speak(context, language)
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto('/')
    await page.locator('header button[popovertarget="menu-drawer"]').first().click()
    await expect(page.locator('#menu-drawer')).toBeVisible()
    expect((await new AxeBuilder({ page }).withTags(standard).analyze()).violations).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await page.locator('header nav details > summary').first().click()
    expect((await new AxeBuilder({ page }).withTags(standard).analyze()).violations).toEqual([])
  }
})
