import type { Page } from 'playwright/test'
import { fillAddress, germanAddress, locateAddresses, saveAddress } from '../../drivers/address-book.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { holdRequests } from '../../drivers/hold-requests.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { announcement } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'
import { locateNativeSelect, selectOption, waitForCustomSelect } from '../../drivers/select.ts'

/** Marks the document, so that a test can prove that the page changed without a reload. */
const markDocument = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''))
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', '')
const readScrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: translations.en('common:mainNavigation') })

const openListing = async (page: Page) => {
  await page.goto('/about-us')
  await hydrate(page)
  await markDocument(page)
  await mainNavigation(page)
    .getByRole('link', { name: /^What.s On$/ })
    .click()
  await expect(page).toHaveURL('/whats-on')
  await expectSameDocument(page)
}

test('a navigation sets the title, focuses the heading, announces the title and scrolls to the top', async ({
  page,
}) => {
  await openListing(page)
  const title = `${translations.en('events:listing.title')} | PX Live`
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcement(page)).toHaveText(title)
  expect(await readScrollPosition(page)).toBe(0)

  const eventLink = page.getByRole('main').locator('a[href^="/whats-on/"]').nth(12)
  await eventLink.scrollIntoViewIfNeeded()
  const name = await eventLink.innerText()
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('h1')) document.documentElement.dataset.titleAtFocus = document.title
    }),
  )
  await eventLink.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp('PX Live$'))
  await expect(page.locator('html')).toHaveAttribute('data-title-at-focus', await page.title())
  await expect(announcement(page)).toHaveText(await page.title())
  await expect.poll(() => readScrollPosition(page)).toBe(0)
  await expectSameDocument(page)
})

test('the browser resolves a menu link without a slash against the page', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(404))
  await page.route('**/venues/saltworks', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"/faqs"', '"httpfoo"') })
  })
  await page.goto('/venues/saltworks')
  await hydrate(page)
  const link = mainNavigation(page).getByRole('link', { name: 'FAQs' })
  await expect(link).toHaveAttribute('href', 'httpfoo')
  await link.click()
  await expect(page).toHaveURL('/venues/httpfoo')
})

test('Back restores the scroll position', async ({ page }) => {
  await openListing(page)
  const eventLink = page.getByRole('main').locator('a[href^="/whats-on/"]').nth(12)
  await eventLink.scrollIntoViewIfNeeded()
  const scrollPosition = await readScrollPosition(page)
  expect(scrollPosition).toBeGreaterThan(300)
  await eventLink.click()
  await expect(page).toHaveURL(/\/whats-on\/./)
  await expect.poll(() => readScrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/whats-on')
  await expect.poll(() => readScrollPosition(page)).toBe(scrollPosition)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSameDocument(page)
})

test('a changed filter keeps focus and scroll position', async ({ page }) => {
  await openListing(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole('checkbox', { name: translations.en('events:listing.filterToggle') }).check()
  const venue = page.getByLabel(translations.en('events:listing.venue'), { exact: true })
  // Waits, because a native select that has the focus is not replaced by the list.
  await waitForCustomSelect(venue)
  await venue.focus()
  await page.evaluate(() => scrollTo(0, 120))
  await selectOption(venue, 'tallow-hall')
  await expect(page).toHaveURL(/venue=tallow-hall/)
  await expect(page.getByRole('status').filter({ hasText: 'Tallow Hall' })).toBeVisible()
  await expect(venue).toBeFocused()
  expect(await readScrollPosition(page)).toBe(120)
  await expectSameDocument(page)
})

/** The breadcrumbs of a page: label and path. */
const readBreadcrumbs = (page: Page) =>
  page
    .getByRole('navigation', { name: translations.en('common:breadcrumbs'), exact: true })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]))

test('each page starts its breadcrumbs at Home, adds to them, replaces or clears them', async ({
  page,
  openBrowser,
}) => {
  const plainPage = await openBrowser({ javaScriptEnabled: false })
  const expectBreadcrumbs = async (path: string, breadcrumbs: [string, string?][]) => {
    await expect.poll(() => readBreadcrumbs(page)).toEqual(breadcrumbs.map(([label, href]) => [label, href]))
    await plainPage.goto(path)
    expect(await readBreadcrumbs(plainPage)).toEqual(breadcrumbs.map(([label, href]) => [label, href]))
  }
  const home: [string, string] = [translations.en('common:home'), '/']
  await openListing(page)
  const whatsOn = translations.en('common:whatsOn')
  await expectBreadcrumbs('/whats-on', [home, [whatsOn]])

  const eventLink = page.getByRole('main').locator('a[href^="/whats-on/"]').first()
  const [name, path] = [await eventLink.innerText(), await eventLink.getAttribute('href')]
  await eventLink.click()
  await expect(page).toHaveURL(path!)
  await expectBreadcrumbs(path!, [home, [whatsOn, '/whats-on'], [name]])

  // The list of a content page comes from the API and replaces the former one.
  await mainNavigation(page)
    .getByRole('link', { name: /^About Us$/ })
    .click()
  await expectBreadcrumbs('/about-us', [home, ['About us']])

  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await expectBreadcrumbs('/', [])

  await page.goBack()
  await expectBreadcrumbs('/about-us', [home, ['About us']])
  await expectSameDocument(page)
})

test('a page from the back-forward cache or a reload shows its own content', async ({ page }) => {
  await openListing(page)
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(translations.en('events:listing.title')))
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(translations.en('events:listing.title'))
})

test('Back while the application starts keeps the page until the previous one is loaded', async ({ page }) => {
  await openListing(page)
  const releaseSession = await holdRequests(page, '**/bff/session')
  await page.reload()
  await Promise.all([page.waitForResponse(/entry-client/), page.mouse.move(1, 1)])
  const releasePage = await holdRequests(page, '**/about-us')
  await page.evaluate(() => history.back())
  await Promise.all([page.waitForResponse('**/bff/session'), releaseSession()])
  // Time for a router without the code of the previous page, which would empty this page and warn. Expectations would
  // wait for the navigation.
  await page.waitForTimeout(500)
  releasePage()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(translations.en('events:listing.title'))
})

test('Back keeps the typed fields of an address, but not of a saved one', async ({ page }) => {
  await registerViaApi(page, createCustomer())
  await page.goto('/account/address-book')
  await hydrate(page)
  await page.getByRole('link', { name: translations.en('addresses:new') }).click()
  await fillAddress(page, germanAddress)
  await page.locator('header a[href^="/whats-on"]:visible').first().click()
  await expect(page).toHaveURL(/\/whats-on/)
  await page.goBack()
  await expect(page.locator('#line1')).toHaveValue(germanAddress.line1)
  await expect(page.locator('#city')).toHaveValue(germanAddress.city)
  await expect(locateNativeSelect(page.locator('#countryCode'))).toHaveValue('DE')

  await saveAddress(page)
  await expect(locateAddresses(page, 'delivery')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('#line1')).toBeVisible()
  await expect(page.locator('#line1')).toHaveValue('')
})
