import { expect, type Page } from 'playwright/test'

/** The images in the page's HTML. */
export const readImages = (page: Page) =>
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
    })),
  )

/** Expects a size and several widths of each image, and lazy loading of all but the first. */
export const checkImages = async (page: Page) => {
  const images = await readImages(page)
  for (const { src, width, height, srcset, sizes, loading, priority, alt } of images) {
    expect.soft(width, src).toBeGreaterThan(0)
    expect.soft(height, src).toBeGreaterThan(0)
    expect.soft(alt, src).not.toBeNull()
    expect.soft(src).toMatch(/^\/_next\/image\?url=/)
    expect.soft(srcset.split(',').length, srcset).toBeGreaterThan(1)
    expect.soft(sizes, src).not.toBe('')
    if (loading !== 'lazy') expect.soft(priority, `${src} is not lazy`).toBe('high')
    else expect.soft(priority, `${src} is lazy`).not.toBe('high')
  }
  expect.soft(images.filter(({ loading }) => loading !== 'lazy').length).toBeLessThanOrEqual(1)
}
