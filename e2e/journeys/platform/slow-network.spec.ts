import type { Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import { holdRequests } from '../../drivers/hold-requests.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { translations } from '../../drivers/translations.ts'

const slowHint = (page: Page) => page.getByRole('status').filter({ hasText: translations.en('common:slowHint') })

/** Pauses the clock and delays the response of the listing; returns a function that releases it. */
const startSlowNavigation = async (page: Page) => {
  await page.clock.install()
  const releaseResponse = await holdRequests(page, /\/bff\/events(\?|$)/)
  await page.goto('/about-us')
  await hydrate(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const pendingRequest = page.waitForRequest(/\/bff\/events(\?|$)/)
  await page.getByRole('banner').locator('a[href="/whats-on"]').first().click()
  await pendingRequest
  return releaseResponse
}

for (const [network, connection, delay] of [
  ['a network', { effectiveType: '4g' }, 3_000],
  ['a slow network', { effectiveType: '2g' }, 5_000],
] as const) {
  test(`a page that takes longer than ${delay} ms on ${network} shows a hint until it is loaded`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const releaseResponse = await startSlowNavigation(page)
    await page.clock.runFor(delay - 100)
    await expect(slowHint(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(slowHint(page)).toBeVisible()
    releaseResponse()
    await expect(page).toHaveURL(/\/whats-on/)
    await expect(slowHint(page)).toHaveCount(0)
  })
}
