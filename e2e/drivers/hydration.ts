import type { Page } from 'playwright/test'

/** Waits until the application runs. Public pages fetch it at the first sign of the shopper, so one is given. */
export const hydrate = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // The router takes the scroll position over once it runs.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/**
 * The application arrives only when it is let in: what happens before is what a shopper on a slow line does. A page
 * that asks for it early has not loaded until then, so pages are opened with `heldBack`.
 */
export const delayHydration = async (page: Page) => {
  let releaseScript = () => {}
  const open = new Promise<void>((resolve) => (releaseScript = resolve))
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await open
    await route.continue()
  })
  return releaseScript
}

export const untilDomReady = { waitUntil: 'domcontentloaded' } as const
