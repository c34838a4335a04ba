import { expect, test } from './fixtures.ts'
import { wake } from './hydration.ts'
import { screens } from './screens.ts'
import { refusedWith } from './watch-browser.ts'
import { words } from './words.ts'

for (const { name, open, refused } of screens) {
  test(`one heading of the first level, landmarks, and the skip link first: ${name}`, async ({ page, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    await open(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: words.en('common:mainNavigation') })).toHaveCount(1)
    const levels = await page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])))
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), `headings ${levels.join(' ')}`).toBeLessThanOrEqual(1))

    const first = page.locator('a[href], button, input:not([type="hidden"]), select, summary').first()
    await expect(first).toHaveText(words.en('common:skipToContent'))
    await expect(first).toHaveAttribute('href', '#content')
  })
}

for (const asleep of [true, false]) {
  test(`the skip link shows on focus and leads past the header, ${asleep ? 'before' : 'after'} the application runs`, async ({ page }) => {
    await page.goto('/whats-on')
    if (!asleep) await wake(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.en('common:skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}
