import type { Page } from 'playwright/test'

/** Waits for the application, which sets this attribute of the history once its router runs. */
export const untilHydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Hydrates the page now. Public pages load their scripts when idle or at the first input, so this moves the mouse. */
export const hydrate = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilHydrated(page)
}

/**
 * Delays the script of the application; returns a function that releases it. The `load` event of a page waits for the
 * script, so open the page with `untilDomReady`.
 */
export const delayHydration = async (page: Page) => {
  let releaseScript = () => {}
  const released = new Promise<void>((resolve) => (releaseScript = resolve))
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return releaseScript
}

export const untilDomReady = { waitUntil: 'domcontentloaded' } as const
