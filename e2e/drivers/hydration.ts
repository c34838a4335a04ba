import type { Page } from 'playwright/test'

/** The router sets this attribute of the history once it runs. React marks the elements that it has hydrated. */
const isHydrated = () =>
  history.scrollRestoration === 'manual' &&
  [...document.querySelectorAll('main form')].every((form) =>
    Object.keys(form).some((key) => key.startsWith('__reactProps')),
  )

/** Waits for the application and for the code of every part of the page. */
export const waitForHydration = (page: Page) => page.waitForFunction(isHydrated)

/** Hydrates the page now. Public pages load their scripts when idle or at the first input, so this moves the mouse. */
export const hydrate = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await waitForHydration(page)
}

/** Delays the script `name`; returns a function that releases it. */
export const delayScript = async (page: Page, name: string) => {
  const released = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${name}.*\\.js$`), async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** The `load` event of a page waits for the delayed script, so open the page with `untilDomReady`. */
export const delayHydration = (page: Page) => delayScript(page, 'entry-client')

/** Delays every script that a page requests after its application has arrived. */
export const delayLateScripts = async (page: Page) => {
  let hasApplication = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hasApplication = false
  })
  page.on('response', (response) => {
    if (/\/entry-client/.test(response.url())) hasApplication = true
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (hasApplication) await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
}

export const untilDomReady = { waitUntil: 'domcontentloaded' } as const
