import type { Page } from 'playwright/test'

/** Holds requests back; returns a function that releases them. */
export const holdRequests = async (page: Page, url: string | RegExp) => {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
