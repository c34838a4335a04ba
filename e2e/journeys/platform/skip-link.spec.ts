import { expect, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { translations } from '../../drivers/translations.ts'

for (const isHydrated of [false, true]) {
  test(`the skip link shows on focus and leads past the header ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/whats-on')
    if (isHydrated) await hydrate(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: translations.en('common:skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}
