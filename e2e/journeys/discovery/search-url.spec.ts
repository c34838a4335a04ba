import type { Page } from 'playwright/test'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { holdRequests } from '../../drivers/hold-requests.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { openSearch } from '../../drivers/search-field.ts'
import { locateNativeSelect, selectOption } from '../../drivers/select.ts'
import { translations } from '../../drivers/translations.ts'

const t = translations.en
const toTitle = (query: string) => t('common:titlePattern', { title: t('search:metaTitleFor', { query }) })
const field = (page: Page) => page.locator('#query')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const eventLinks = (page: Page) => page.getByRole('main').locator('a[href^="/whats-on/"]')

const openFromListing = async (page: Page) => {
  await page.goto('/whats-on')
  await hydrate(page)
  await (await openSearch(page)).fill('ferry')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(toTitle('ferry'))
}

const recordSearches = (page: Page) => {
  const queries: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/bff/search') queries.push(searchParams.get('query'))
  })
  return queries
}

/** Milliseconds from the last key press to the next change of the URL. */
const measureUrlDelay = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let lastInput = 0
        addEventListener('input', () => (lastInput = performance.now()), true)
        const { replaceState } = history
        history.replaceState = (...change) => {
          replaceState.apply(history, change)
          if (lastInput > 0) resolve(performance.now() - lastInput)
        }
      }),
  )

test('the URL follows the typing after 400 ms while the search index is slow', async ({ page }) => {
  await openFromListing(page)
  const searches = recordSearches(page)
  const shownCount = await eventLinks(page).count()
  const delay = measureUrlDelay(page)
  const release = await holdRequests(page, '**/bff/search?*query=lamphouse*')
  const releaseAfter2Seconds = setTimeout(release, 2000)
  await field(page).fill('')
  await field(page).pressSequentially('lamphouse', { delay: 30 })
  expect(await delay).toBeGreaterThanOrEqual(390)
  expect(await delay).toBeLessThan(1000)
  clearTimeout(releaseAfter2Seconds)
  await expect(page).toHaveURL('/search?query=lamphouse')

  // The results of the former words stay until the new ones arrive.
  await expect(status(page)).toHaveText(t('search:slow'))
  await expect(eventLinks(page)).toHaveCount(shownCount)
  release()
  await expect(status(page)).toHaveText(/\d+ results/)
  await expect(page).toHaveTitle(toTitle('lamphouse'))
  await expect(field(page)).toBeFocused()
  expect(searches).toEqual(['lamphouse'])
  await page.goBack()
  await expect(page).toHaveURL('/whats-on')
  await page.goForward()
  await expect(page).toHaveURL('/search?query=lamphouse')
  await expect(field(page)).toHaveValue('lamphouse')
})

test('results that arrive late do not replace those of the last words', async ({ page }) => {
  await openFromListing(page)
  const release = await holdRequests(page, '**/bff/search?*query=qqqzzz*')
  await field(page).fill('qqqzzz')
  await expect(page).toHaveURL('/search?query=qqqzzz')
  await field(page).fill('lamphouse')
  await expect(page).toHaveURL('/search?query=lamphouse')
  await expect(status(page)).toHaveText(/\d+ results/)
  const found = await status(page).textContent()
  const lateResponse = page.waitForResponse(/\/bff\/search\?.*query=qqqzzz/)
  release()
  await lateResponse
  await expect(page.getByRole('heading', { name: t('search:noResults') })).toBeHidden()
  await expect(status(page)).toHaveText(found!)

  await field(page).fill('qqqzzz')
  await expect(page.getByRole('heading', { name: t('search:noResults') })).toBeVisible()
  await field(page).fill('')
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('main')).toContainText(t('search:landingText'))
})

test('Enter and a choice change the URL while the search index is slow, and Back returns', async ({ page }) => {
  needs('search-details')
  await openFromListing(page)
  const release = await holdRequests(page, /\/bff\/search\?.*(query=saltworks|month=)/)
  await field(page).fill('saltworks')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?query=saltworks')
  await page.goBack()
  await expect(page).toHaveURL('/search?query=ferry')
  await expect(field(page)).toHaveValue('ferry')
  await expect(status(page)).toHaveText(/\d+ results?/)
  const ferries = await status(page).textContent()

  await field(page).fill('lamphouse')
  await expect(page).toHaveTitle(toTitle('lamphouse'))
  // The results of the last words stay until the new ones arrive.
  await expect(status(page)).not.toHaveText(ferries!)
  await expect(status(page)).toHaveText(/\d+ results/)
  const all = await status(page).textContent()
  const months = page.getByLabel(t('search:month'), { exact: true })
  const month = await locateNativeSelect(months).locator('option').nth(1).getAttribute('value')
  await selectOption(months, month!)
  await expect(page).toHaveURL(`/search?query=lamphouse&month=${month}`)
  await expect(status(page)).toHaveText(t('search:slow'))
  release()
  await expect(status(page)).toHaveText(/\d+ results?/)
  await expect(status(page)).not.toHaveText(all!)
  await page.goBack()
  await expect(page).toHaveURL('/search?query=lamphouse')
  await expect(status(page)).toHaveText(all!)
})

test('a link that is clicked during the pause of the typing is followed', async ({ page }) => {
  await openFromListing(page)
  const href = await eventLinks(page).first().getAttribute('href')
  const release = await holdRequests(page, /\/bff\/events\/|\/bff\/event\b/)
  await field(page).fill('lamphouse')
  await eventLinks(page).first().click()
  await page.waitForTimeout(600)
  release()
  await expect(page).toHaveURL(href!)
})

test('words whose search failed are searched again when they are typed again', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(503))
  let isDown = true
  await page.route('**/bff/search?*query=lamphouse*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { status: 503, code: 'upstream_unavailable', message: 'Unavailable' } })
      : route.continue(),
  )
  await openFromListing(page)
  await field(page).fill('lamphouse')
  await expect(page.getByRole('heading', { name: t('search:unavailable') })).toBeVisible()
  await expect(page).toHaveURL('/search?query=lamphouse')
  isDown = false
  await field(page).fill('ferry')
  await expect(status(page)).toHaveText(/\d+ results?/)
  await field(page).fill('lamphouse')
  await expect(page).toHaveURL('/search?query=lamphouse')
  await expect(page).toHaveTitle(toTitle('lamphouse'))
  await expect(status(page)).toHaveText(/\d+ results/)
})
