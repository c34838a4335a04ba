import type { Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { announcement } from '../../drivers/shop-page.ts'
import { words } from '../../drivers/words.ts'
import { pick, upgraded } from '../../drivers/select.ts'

/** True as long as the document is the one that was marked: the page changed without a reload. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''))
const isSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', '')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const main = (page: Page) => page.getByRole('navigation', { name: words.en('common:mainNavigation') })

const goToProgramme = async (page: Page) => {
  await page.goto('/about-us')
  await wake(page)
  await mark(page)
  await main(page)
    .getByRole('link', { name: /^What.s On$/ })
    .click()
  await expect(page).toHaveURL('/whats-on')
  await isSameDocument(page)
}

test('arriving on a page sets the title, focuses its heading, says it aloud and starts at the top', async ({
  page,
}) => {
  await goToProgramme(page)
  const title = `${words.en('events:listing.title')} | PX Live`
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcement(page)).toHaveText(title)
  expect(await scrolled(page)).toBe(0)

  const night = page.getByRole('main').locator('a[href^="/whats-on/"]').nth(12)
  await night.scrollIntoViewIfNeeded()
  const name = await night.innerText()
  await night.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp('PX Live$'))
  await expect(announcement(page)).toHaveText(await page.title())
  await expect.poll(() => scrolled(page)).toBe(0)
  await isSameDocument(page)
})

test('Back returns to where the page was left', async ({ page }) => {
  await goToProgramme(page)
  const night = page.getByRole('main').locator('a[href^="/whats-on/"]').nth(12)
  await night.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(300)
  await night.click()
  await expect(page).toHaveURL(/\/whats-on\/./)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/whats-on')
  await expect.poll(() => scrolled(page)).toBe(left)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await isSameDocument(page)
})

test('a changed filter moves neither the focus nor the page', async ({ page }) => {
  await goToProgramme(page)
  await page.setViewportSize({ width: 390, height: 500 })
  const venue = page.getByLabel(words.en('events:listing.venue'), { exact: true })
  // A native select that has the focus keeps it, and gets no list.
  await upgraded(venue)
  await venue.focus()
  await page.evaluate(() => scrollTo(0, 120))
  await pick(venue, 'tallow-hall')
  await expect(page).toHaveURL(/venue=tallow-hall/)
  await expect(page.getByRole('status').filter({ hasText: 'Tallow Hall' })).toBeVisible()
  await expect(venue).toBeFocused()
  expect(await scrolled(page)).toBe(120)
  await isSameDocument(page)
})

test('a page opened with the back-forward cache or a reload keeps nothing of another page', async ({ page }) => {
  await goToProgramme(page)
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(words.en('events:listing.title')))
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.en('events:listing.title'))
})
