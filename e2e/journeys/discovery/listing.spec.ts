import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { speak } from '../../drivers/language.ts'
import { readListing } from '../../drivers/programme.ts'
import { languages, words } from '../../drivers/words.ts'
import { nativeOf, pick } from '../../drivers/select.ts'

const label = (name: string) => words.en(`events:listing.${name}`)
const cards = 'main a[href^="/whats-on/"]'

test('filters live in the address, combine, and Back restores them', async ({ page, request }) => {
  const { months } = await readListing(request, '?venue=saltworks')
  const month = months[1]!
  await page.goto('/whats-on')
  await wake(page)
  await pick(page.getByLabel(label('venue'), { exact: true }), 'saltworks')
  await expect(page).toHaveURL(/\?venue=saltworks$/)
  await pick(page.getByLabel(label('month'), { exact: true }), month.value)
  await expect(page).toHaveURL(new RegExp(`month=${month.value}`))
  await expect(page).toHaveURL(/venue=saltworks/)
  const narrowed = await readListing(request, `?venue=saltworks&month=${month.value}`)
  expect(narrowed.total).toBe(month.count)
  await expect(page.getByRole('status').filter({ hasText: `${month.count} ` })).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(narrowed.events.length)

  await page.goBack()
  await expect(nativeOf(page.getByLabel(label('month'), { exact: true }))).toHaveValue('any')
  await expect(nativeOf(page.getByLabel(label('venue'), { exact: true }))).toHaveValue('saltworks')
  await page.goBack()
  await expect(page).toHaveURL('/whats-on')
  await expect(nativeOf(page.getByLabel(label('venue'), { exact: true }))).toHaveValue('any')
})

for (const language of languages) {
  test(`how many were found is a status, so that it is announced when it changes (${language})`, async ({
    page,
    context,
    request,
  }) => {
    await speak(context, language)
    await page.goto('/whats-on')
    await wake(page)
    const t = words[language]
    const all = (await readListing(request)).total
    const count = page.getByRole('status').filter({ hasText: t('events:listing.nights', { count: all }) })
    await expect(count).toBeVisible()
    const { total } = await readListing(request, '?venue=trafohalle')
    await pick(page.getByLabel(t('events:listing.venue'), { exact: true }), 'trafohalle')
    const nights = t('events:listing.nights', { count: total })
    await expect(
      page.getByRole('status').filter({ hasText: t('events:listing.foundAt', { nights, venue: 'Trafohalle' }) }),
    ).toBeVisible()
  })
}

test('a shared address shows the same filters without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/whats-on?venue=tallow-hall&view=list')
  await expect(nativeOf(page.getByLabel(label('venue'), { exact: true }))).toHaveValue('tallow-hall')
  await expect(page.getByRole('main')).not.toContainText('Saltworks, Bristol')
  await expect(page.getByRole('main')).toContainText('Tallow Hall, Glasgow')
})

test('pages hold 24 nights and lead to each other', async ({ page }) => {
  await page.goto('/whats-on')
  await expect(page.locator(cards)).toHaveCount(24)
  const first = await page.locator(cards).first().getAttribute('href')
  await page
    .getByRole('navigation', { name: label('pages') })
    .getByRole('link', { name: label('next') })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveTitle(/Page 2/)
  await expect(page.locator(cards).first()).not.toHaveAttribute('href', first!)
  await expect(page.locator(cards)).toHaveCount(24)
})

test('posters and list show the same nights', async ({ page }) => {
  await page.goto('/whats-on?venue=saltworks')
  const posters = await page.locator(cards).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page
    .getByRole('main')
    .getByRole('link', { name: label('list'), exact: true })
    .click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page).toHaveURL(/venue=saltworks/)
  await expect(page.locator(cards).first()).toBeVisible()
  const rows = await page
    .locator(cards)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')))])
  expect(rows).toEqual(posters)
})

for (const language of languages) {
  test(`filters nothing fits lead to what would fit (${language})`, async ({ page, context }) => {
    await speak(context, language)
    await page.goto('/whats-on?venue=saltworks&year=2031')
    const t = words[language]
    await expect(page.getByRole('heading', { name: t('events:listing.emptyTitle') })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t('events:listing.noNights') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('events:listing.clear') })
      .click()
    await expect(page).toHaveURL('/whats-on')
    await expect(page.locator(cards).first()).toBeVisible()
  })
}
