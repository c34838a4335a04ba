import type { Page } from 'playwright/test'

/** Waits for hydration. Public pages load their scripts at the first input, so this moves the mouse. */
export const hydrate = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // The router sets this once it runs.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
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
