import { chromium } from 'playwright'
import type { Page } from 'playwright/test'
import { findFullChromium } from '#scripts/programs/find-chromium.ts'
import { fillBasket, toEventPath } from '../../drivers/fill-basket.ts'
import { findEvent } from '../../drivers/events.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { delayHydration, hydrate, untilDomReady } from '../../drivers/hydration.ts'
import { getShopUrl } from '../../drivers/language.ts'
import { recordBrowserErrors } from '../../drivers/record-browser-errors.ts'
import { basketCount } from '../../drivers/shop-page.ts'

/** One page of each public template, without the event page. */
const publicPaths = [
  '/',
  '/whats-on',
  '/whats-on?view=calendar',
  '/venues',
  '/venues/tallow-hall',
  '/branches',
  '/search?query=choir',
  '/products/kohlenstoff-betriebsstunden',
  '/category/records',
  '/articles/stories',
  '/sitemap',
  '/gift-vouchers',
  '/faqs',
]

/** Marks the window, so that a test can prove that the browser restored it. */
const markWindow = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))

/** Asks the document: Playwright does not notice restored ones. A call fails while the document changes. */
const expectPath = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.search).catch(() => '')).toBe(path)

/** Opens another document. Playwright does not wait for the navigation: it cannot follow the way back. */
const leave = async (page: Page) => {
  await page.evaluate(() => void (location.href = '/favicon.svg'))
  await expectPath(page, '/favicon.svg')
}

const goBack = async (page: Page, path: string) => {
  await page.evaluate(() => void history.back())
  await expectPath(page, path)
}

test('the back-forward cache restores every public page, with the current basket', async ({ browserErrors }) => {
  needs('product-categories')
  test.slow()
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext({ baseURL: getShopUrl(), locale: 'en-GB' })
    await recordBrowserErrors(context, browserErrors.recorded)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.enable')
    const reasons: string[] = []
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    const event = await findEvent(page.request, { minTicketTypes: 1 })
    for (const path of [...publicPaths, toEventPath(event)]) {
      await page.goto(path, untilDomReady)
      await hydrate(page)
      await markWindow(page)
      await leave(page)
      await goBack(page, path)
      const isRestored = await page.evaluate(() => 'isMarked' in globalThis)
      expect({ path, isRestored, reasons }).toEqual({ path, isRestored: true, reasons: [] })
    }

    await leave(page)
    await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 2 }])
    await goBack(page, toEventPath(event))
    await expect(basketCount(page)).toHaveText('2')

    await delayHydration(page)
    await page.goto('/faqs', untilDomReady)
    await expect(basketCount(page)).toHaveAttribute('data-count', '2')
    await markWindow(page)
    await leave(page)
    await fillBasket(page, [{ sku: event.ticketTypes[0]!.sku, quantity: 1 }])
    await goBack(page, '/faqs')
    await expect(basketCount(page)).toHaveAttribute('data-count', '3')
    expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(true)
  } finally {
    await browser.close()
  }
})

/** Keeps the names of what the latest view transition moves. Runs in the page. */
const recordMovedElements = () => {
  const keepNames = ({ ready }: ViewTransition) =>
    void ready.then(() => {
      const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      document.documentElement.dataset.moved = moved.filter((name) => name?.includes('poster')).join()
    })
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && keepNames(viewTransition))
}

test('a poster moves into its event, which the browser prefetches until the application runs', async ({ page }) => {
  await page.addInitScript(recordMovedElements)
  const posterMoves = () => expect(page.locator('html')).toHaveAttribute('data-moved', /group\(poster\)/)
  const card = page.locator('article', { has: page.locator('[data-poster=""]') }).locator('.card-link')
  const releaseScript = await delayHydration(page)
  await page.goto('/whats-on', untilDomReady)
  await card.nth(3).hover()
  // Chromium prefetches after 200 ms. Playwright does not report the request.
  await page.waitForTimeout(400)
  await card.nth(3).click()
  await expect(page).toHaveURL(/whats-on\/./)
  const deliveryType = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    )
  await expect.poll(deliveryType).toBe('navigational-prefetch')
  await posterMoves()

  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
  releaseScript()
  await page.goto('/whats-on')
  await hydrate(page)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
