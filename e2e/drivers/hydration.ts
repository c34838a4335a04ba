import type { Page } from 'playwright/test'

/** Waits until the application runs. Public pages fetch it at the first sign of the shopper, so one is given. */
export const wake = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  // The router takes the scroll position over once it runs.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/**
 * The application arrives only when it is let in: what happens before is what a shopper on a slow line does. A page
 * that asks for it early has not loaded until then, so pages are opened with `heldBack`.
 */
export const holdBack = async (page: Page) => {
  let letIn = () => {}
  const open = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await open
    await route.continue()
  })
  return letIn
}

export const heldBack = { waitUntil: 'domcontentloaded' } as const
