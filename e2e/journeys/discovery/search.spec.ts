import { expect, needs, test } from '../../drivers/fixtures.ts'
import { holdRequests } from '../../drivers/hold-requests.ts'
import { untilDomReady, delayHydration, hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { openSearch } from '../../drivers/search-field.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { matrixCell, toCells } from '../../drivers/matrix.ts'

const field = '#query'
const eventLinks = 'main a[href^="/whats-on/"]'
const toTitle = (query: string, t = translations.en) =>
  t('common:titlePattern', { title: t('search:metaTitleFor', { query }) })

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the search finds, filters and opens results without JavaScript (${language})`,
    cell,
    async ({ openBrowser }) => {
      needs('search-details')
      const t = translations[language]
      const page = await openBrowser({ javaScriptEnabled: false, language })
      await page.goto('/')
      await (await openSearch(page)).pressSequentially('saltworks')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?query=saltworks')
      await expect(page).toHaveTitle(toTitle('saltworks', t))
      for (const resultType of ['event', 'page'])
        await expect(page.getByRole('heading', { level: 2, name: t(`search:heading.${resultType}`) })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

      const all = await page.getByRole('main').getByRole('status').textContent()
      await page.getByLabel(t('search:venue'), { exact: true }).selectOption('saltworks')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('search:show') })
        .click()
      await expect(page).toHaveURL(/venue=saltworks/)
      await expect(page.getByRole('main').getByRole('status')).not.toHaveText(all!)
      await expect(page.getByRole('main')).not.toContainText('Tallow Hall, Glasgow')

      await page
        .getByRole('navigation', { name: t('search:pages') })
        .getByRole('link', { name: t('common:pager.next') })
        .click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page).toHaveURL(/venue=saltworks/)
      await page.locator(eventLinks).first().click()
      await expect(page).toHaveURL(/\/whats-on\/[a-z0-9-]+$/)
    },
  )

  test(
    `the search offers links when it has no results or no query (${language})`,
    matrixCell(language === 'en'),
    async ({ page, context }) => {
      needs('search-details')
      await setLanguage(context, language)
      const t = translations[language]
      await page.goto('/search?query=qqqzzz&venue=saltworks')
      await expect(page.getByRole('heading', { name: t('search:noResults') })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('search:clear') })
        .click()
      await expect(page).toHaveURL('/search?query=qqqzzz')
      await page.goto('/search')
      await expect(page.getByRole('main')).toContainText(t('search:landingText'))
      await expect(page.getByRole('main').getByRole('link', { name: t('search:allEvents') })).toHaveAttribute(
        'href',
        '/whats-on',
      )
    },
  )
}

test(
  'typing updates the URL after a pause in one history entry, and Back leaves the search',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/whats-on')
    await hydrate(page)
    await (await openSearch(page)).fill('ferry')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?query=ferry')
    const typed = page.locator(field)
    await typed.press('End')
    await typed.pressSequentially(' saltworks', { delay: 30 })
    await expect(page).toHaveURL('/search?query=ferry+saltworks')
    await expect(page).toHaveTitle(toTitle('ferry saltworks'))
    await expect(typed).toBeFocused()
    await typed.fill('lamphouse')
    await expect(page).toHaveURL('/search?query=lamphouse')
    await page.goBack()
    await expect(page).toHaveURL('/whats-on')
  },
)

test('each choice adds a history entry, and Back restores choices, field and results', async ({ page }) => {
  needs('search-details')
  await page.goto('/search?query=saltworks')
  await hydrate(page)
  const t = translations.en
  const count = page.getByRole('main').getByRole('status')
  const all = await count.textContent()
  await page
    .getByRole('navigation', { name: t('search:resultTypes') })
    .getByRole('link', { name: /^Nights/ })
    .click()
  await expect(page).toHaveURL('/search?query=saltworks&type=event')
  await expect(count).not.toHaveText(all!)
  await page.locator(eventLinks).first().click()
  await expect(page).toHaveURL(/\/whats-on\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(page).toHaveURL('/search?query=saltworks&type=event')
  await expect(page.locator(field)).toHaveValue('saltworks')
  await page.goBack()
  await expect(page).toHaveURL('/search?query=saltworks')
  await expect(count).toHaveText(all!)
})

for (const from of ['/search?query=ferry', '/search']) {
  test(`the search announces loading when the response is slow, from ${from}`, async ({ page }) => {
    const release = await holdRequests(page, '**/bff/search?*query=lamphouse*')
    await page.goto(from)
    await hydrate(page)
    await page.locator(field).fill('lamphouse')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(translations.en('search:slow'))
    release()
    await expect(page).toHaveTitle(toTitle('lamphouse'))
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results/)
  })
}

test('the search page sends a query typed before hydration', async ({ page }) => {
  const releaseScript = await delayHydration(page)
  await page.goto('/search?query=ferry', untilDomReady)
  await page.locator(field).fill('lamphouse')
  releaseScript()
  await expect(page).toHaveURL('/search?query=lamphouse')
  await expect(page.locator(field)).toHaveValue('lamphouse')
})

test('the search page keeps the field while the search index is down', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(503))
  let down = true
  await page.route('**/bff/search?*', (route) =>
    down
      ? route.fulfill({
          status: 503,
          json: { status: 503, code: 'upstream_unavailable', message: 'Temporarily unavailable' },
        })
      : route.continue(),
  )
  await page.goto('/search?query=ferry')
  await hydrate(page)
  const typed = page.locator(field)
  await typed.fill('lamphouse')
  await expect(page.getByRole('heading', { name: translations.en('search:unavailable') })).toBeVisible()
  await expect(typed).toBeFocused()
  down = false
  await page.getByRole('link', { name: translations.en('common:tryAgain') }).click()
  await expect(page.locator(eventLinks).first()).toBeVisible()
})
