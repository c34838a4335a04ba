import { expect, test } from '../../drivers/fixtures.ts'
import { readImages } from '../../screen-checks/images.ts'
import { screens } from '../../drivers/screens.ts'

test('the largest image of the home page and of an event page has fetch priority', async ({ page }) => {
  for (const { name, open } of screens) {
    if (name !== 'home' && name !== 'event on sale') continue
    await open(page)
    const images = await readImages(page)
    expect(images.filter(({ priority }) => priority === 'high')).toHaveLength(1)
    expect(images[0]!.priority).toBe('high')
    await expect
      .poll(() =>
        page
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  }
})

test('images load when they scroll into view', async ({ page }) => {
  await page.goto('/whats-on')
  const last = page.getByRole('main').locator('img').last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
})
