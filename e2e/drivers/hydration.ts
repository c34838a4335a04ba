import type { Page } from 'playwright/test'

/** Waits until the application runs. Public pages fetch it at the first input, so the mouse moves. */
export const hydrate = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // The router sets this once it runs.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/**
 * Holds the script of the application back, as on a slow line. Returns what releases it. A page that requests the
 * script early does not load until then, so tests open it with `untilDomReady`.
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
