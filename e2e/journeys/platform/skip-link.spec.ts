import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { words } from '../../drivers/words.ts'

for (const asleep of [true, false]) {
  test(`the skip link shows on focus and leads past the header, ${asleep ? 'before' : 'after'} the application runs`, async ({
    page,
  }) => {
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
