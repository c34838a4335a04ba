import type { Page } from 'playwright/test'

/** Waits until the application runs. Public pages fetch it at the first sign of the shopper, so one is given. */
export const wake = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // The router takes the scroll position over once it runs.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
