import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { fetchListing } from '../../drivers/events.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { locateNativeSelect, selectOption } from '../../drivers/select.ts'
import { toCells } from '../../drivers/matrix.ts'

const filterLabel = (name: string) => translations.en(`events:listing.${name}`)
const cards = 'main a[href^="/whats-on/"]'

test(
  'the listing stores combined filters in the URL, and Back restores them',
  { tag: '@quick' },
  async ({ page, request }) => {
    const { months } = await fetchListing(request, '?venue=saltworks')
    const month = months[1]!
    await page.goto('/whats-on')
    await hydrate(page)
    await selectOption(page.getByLabel(filterLabel('venue'), { exact: true }), 'saltworks')
    await expect(page).toHaveURL(/\?venue=saltworks$/)
    await selectOption(page.getByLabel(filterLabel('month'), { exact: true }), month.value)
    await expect(page).toHaveURL(new RegExp(`month=${month.value}`))
    await expect(page).toHaveURL(/venue=saltworks/)
    const narrowed = await fetchListing(request, `?venue=saltworks&month=${month.value}`)
    expect(narrowed.total).toBe(month.count)
    await expect(page.locator('main [name="year"]'), 'the month has its year').toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: `${month.count} ` })).toBeVisible()
    await expect(page.locator(cards)).toHaveCount(narrowed.events.length)

    await page.goBack()
    await expect(locateNativeSelect(page.getByLabel(filterLabel('month'), { exact: true }))).toHaveValue('any')
    await expect(locateNativeSelect(page.getByLabel(filterLabel('venue'), { exact: true }))).toHaveValue('saltworks')
    await page.goBack()
    await expect(page).toHaveURL('/whats-on')
    await expect(locateNativeSelect(page.getByLabel(filterLabel('venue'), { exact: true }))).toHaveValue('any')
  },
)

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `the listing announces the number of results when it changes (${language})`,
    cell,
    async ({ page, context, request }) => {
      await setLanguage(context, language)
      await page.goto('/whats-on')
      await hydrate(page)
      const t = translations[language]
      const all = (await fetchListing(request)).total
      const count = page.getByRole('status').filter({ hasText: t('events:listing.events', { count: all }) })
      await expect(count).toBeVisible()
      const { total } = await fetchListing(request, '?venue=trafohalle')
      await selectOption(page.getByLabel(t('events:listing.venue'), { exact: true }), 'trafohalle')
      const countLabel = t('events:listing.events', { count: total })
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: t('events:listing.foundAt', { eventCount: countLabel, venue: 'Trafohalle' }) }),
      ).toBeVisible()
    },
  )
}

test('a phone shows the first event at once, quick filters, and the other filters on request', async ({
  openBrowser,
  request,
}) => {
  needs('genres')
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  await page.goto('/whats-on')
  await expect(page.locator(cards).first()).toBeInViewport()
  const month = page.getByLabel(filterLabel('month'), { exact: true })
  await expect(month).toBeHidden()
  await page.getByRole('checkbox', { name: filterLabel('filterToggle') }).check()
  await expect(month).toBeVisible()

  const { genres } = await fetchListing(request)
  const { value, label, count } = genres[0]!
  const quickFilters = page.getByRole('navigation', { name: filterLabel('quickFilters') })
  await quickFilters.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(`/whats-on?genre=${value}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    translations.en('events:listing.events', { count }),
  )
  await quickFilters.getByRole('link', { name: filterLabel('weekend') }).click()
  await expect(page).toHaveURL(`/whats-on?when=weekend&genre=${value}`)
  await quickFilters.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL('/whats-on?when=weekend')
})

test('the listing applies the filters of the URL without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/whats-on?venue=tallow-hall&view=list')
  await expect(locateNativeSelect(page.getByLabel(filterLabel('venue'), { exact: true }))).toHaveValue('tallow-hall')
  await expect(page.getByRole('main')).not.toContainText('Saltworks, Bristol')
  await expect(page.getByRole('main')).toContainText('Tallow Hall, Glasgow')
})

test('the listing has 24 events a page and links to the other pages', async ({ page }) => {
  await page.goto('/whats-on')
  await expect(page.locator(cards)).toHaveCount(24)
  const first = await page.locator(cards).first().getAttribute('href')
  await page
    .getByRole('navigation', { name: filterLabel('pages') })
    .getByRole('link', { name: translations.en('common:pager.next') })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveTitle(/Page 2/)
  await expect(page.locator(cards).first()).not.toHaveAttribute('href', first!)
  await expect(page.locator(cards)).toHaveCount(24)

  await page.goto('/whats-on?venue=saltworks&page=99')
  await hydrate(page)
  await expect(page).toHaveURL(/whats-on\?venue=saltworks(&page=\d)?$/)
})

test('the posters and the list of the listing show the same events', async ({ page }) => {
  await page.goto('/whats-on?venue=saltworks')
  const posters = await page.locator(cards).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page
    .getByRole('main')
    .getByRole('link', { name: filterLabel('list'), exact: true })
    .click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page).toHaveURL(/venue=saltworks/)
  await expect(page.locator(cards).first()).toBeVisible()
  const rows = await page
    .locator(cards)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')))])
  expect(rows).toEqual(posters)
})

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the listing links to available events when filters have no results (${language})`,
    cell,
    async ({ page, context }) => {
      needs('genres')
      await setLanguage(context, language)
      await page.goto('/whats-on?venue=saltworks&genre=jazz')
      const t = translations[language]
      await expect(page.getByRole('heading', { name: t('events:listing.emptyTitle') })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: t('events:listing.noEvents') })).toHaveCount(1)
      const next = page.getByRole('region', { name: t('common:nextEvents') })
      await expect(next.getByRole('listitem')).toHaveCount(3)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('events:listing.clear') })
        .click()
      await expect(page).toHaveURL('/whats-on')
      await expect(page.locator(cards).first()).toBeVisible()
    },
  )
}
