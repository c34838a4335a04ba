import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { refusedWith } from './watch-browser.ts'

const readImages = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      src: image.getAttribute('src') ?? '',
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      srcset: image.getAttribute('srcset') ?? '',
      sizes: image.getAttribute('sizes') ?? '',
      loading: image.getAttribute('loading'),
      priority: image.getAttribute('fetchpriority'),
      alt: image.getAttribute('alt'),
      aboveFold: image.getBoundingClientRect().top < innerHeight,
    })),
  )

for (const { name, open, refused } of screens) {
  test(`pictures say their size and offer others, and only the first of them is not lazy: ${name}`, async ({ page, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    await open(page)
    const images = await readImages(page)
    for (const image of images) {
      expect(image.width, image.src).toBeGreaterThan(0)
      expect(image.height, image.src).toBeGreaterThan(0)
      expect(image.alt, image.src).not.toBeNull()
      expect(image.src).toMatch(/^\/_next\/image\?url=/)
      expect(image.srcset.split(',').length, image.srcset).toBeGreaterThan(1)
      expect(image.sizes, image.src).not.toBe('')
      if (image.loading !== 'lazy') expect(image.priority, `${image.src} is not lazy`).toBe('high')
      else expect(image.priority, `${image.src} is lazy`).not.toBe('high')
    }
    expect(images.filter(({ loading }) => loading !== 'lazy').length).toBeLessThanOrEqual(1)
  })
}

test('the largest picture of the home page and of an event is fetched first', async ({ page }) => {
  for (const { name, open } of screens) {
    if (name !== 'home' && name !== 'event on sale') continue
    await open(page)
    const images = await readImages(page)
    expect(images.filter(({ priority }) => priority === 'high')).toHaveLength(1)
    expect(images[0]!.priority).toBe('high')
    await expect.poll(() => page.locator('img').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('pictures load when they come into sight', async ({ page }) => {
  await page.goto('/whats-on')
  const last = page.getByRole('main').locator('img').last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
})
