import { expect, test } from '../../drivers/fixtures.ts'
import { untilDomReady, delayHydration, hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { suggestionOptions, openSearch, searchStatus } from '../../drivers/search-field.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const suggestionsUrl = '**/bff/search/suggestions*'

for (const [language, cell] of toCells(languages, 'en')) {
  test(
    `the search field of the header suggests at most 3 events, and is a combobox (${language})`,
    cell,
    async ({ page, context }) => {
      await setLanguage(context, language)
      const t = translations[language]
      await page.goto('/')
      const field = await openSearch(page)
      await expect(field).toBeFocused()
      await field.pressSequentially('saltworks')
      await expect(suggestionOptions(page)).toHaveCount(3)
      await expect(field).toHaveRole('combobox')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('listbox', { name: t('search:events') })).toBeVisible()
      await expect(searchStatus(page)).toHaveText(t('search:suggested', { count: 3 }))
      for (const suggestion of await suggestionOptions(page).all())
        expect(await suggestion.getAttribute('href')).toMatch(/^\/whats-on\/[a-z0-9-]+$/)

      const expectActiveOption = async (index: number) => {
        const id = await suggestionOptions(page).nth(index).getAttribute('id')
        await expect(field).toHaveAttribute('aria-activedescendant', id!)
        await expect(suggestionOptions(page).nth(index)).toHaveAttribute('aria-selected', 'true')
        await expect(field).toBeFocused()
      }
      await field.press('ArrowDown')
      await expectActiveOption(0)
      await field.press('End')
      await expectActiveOption(2)
      await field.press('Home')
      await expectActiveOption(0)
      await field.press('ArrowUp')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await field.press('ArrowUp')
      await expectActiveOption(2)

      await field.press('Escape')
      await expect(suggestionOptions(page)).toHaveCount(0)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('saltworks')
      await field.press('Escape')
      await expect(page.locator('#search-bar')).toBeHidden()
      await openSearch(page)
      await field.press('ArrowDown')
      await expect(suggestionOptions(page)).toHaveCount(3)

      await field.press('ArrowDown')
      const href = await suggestionOptions(page).first().getAttribute('href')
      await field.press('Enter')
      await expect(page).toHaveURL(href!)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('#search-bar')).toBeHidden()
    },
  )

  test(`a query without results shows the message of the specification (${language})`, async ({ page, context }) => {
    await setLanguage(context, language)
    await page.goto('/whats-on')
    const field = await openSearch(page)
    await field.pressSequentially('qqqzzz')
    const text = {
      en: 'Your search returned no results – please try again',
      de: 'Deine Suche ergab keine Treffer – bitte versuche es noch einmal',
    }
    await expect(searchStatus(page)).toHaveText(text[language])
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })
}

test('a suggestion links to its event, and "view all" to every result', async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  const viewAll = page.locator('#search-bar').getByRole('link', { name: /^View all/ })
  // The suggestions follow the typing after a pause.
  await expect(viewAll).toHaveAttribute('href', '/search?query=ferry')
  await viewAll.click()
  await expect(page).toHaveURL('/search?query=ferry')
  await expect(page).toHaveTitle(/ferry/)

  await (await openSearch(page)).fill('ferry')
  const suggestion = suggestionOptions(page).first()
  const href = await suggestion.getAttribute('href')
  await suggestion.click()
  await expect(page).toHaveURL(href!)
})

test('a late response shows no suggestions for another query', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const lateRequest = page.waitForRequest(/suggestions\?query=sa$/)
  await page.route(suggestionsUrl, async (route) => {
    if (/query=sa$/.test(route.request().url())) await released
    await route.continue().catch(() => {})
  })
  await page.goto('/')
  await hydrate(page)
  const field = await openSearch(page)
  await field.pressSequentially('sa')
  await lateRequest
  await field.fill('glass ferry')
  await expect(suggestionOptions(page).first()).toContainText('Glass Ferry')
  const lateResponse = page.waitForResponse(/suggestions\?query=sa$/)
  release()
  await lateResponse
  await expect(suggestionOptions(page).first()).toContainText('Glass Ferry')
  for (const suggestion of await suggestionOptions(page).all()) await expect(suggestion).toContainText('Glass Ferry')
})

test('quick typing sends one request', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) requestedUrls.push(request.url())
  })
  await page.goto('/')
  await hydrate(page)
  const field = await openSearch(page)
  await field.pressSequentially('lamphouse', { delay: 10 })
  await expect.poll(() => requestedUrls.at(-1)).toContain('query=lamphouse')
  await expect(suggestionOptions(page)).toHaveCount(3)
  expect(requestedUrls.length).toBeLessThan(4)
})

test('the search field keeps a query typed before hydration and suggests events for it', async ({ page }) => {
  const releaseScript = await delayHydration(page)
  await page.goto('/', untilDomReady)
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  releaseScript()
  await expect(suggestionOptions(page).first()).toContainText('Ferry')
  await expect(field).toHaveValue('ferry')
})

test('the search field stays a form while the search index is down', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(503))
  await page.route(suggestionsUrl, (route) =>
    route.fulfill({
      status: 503,
      json: { status: 503, code: 'upstream_unavailable', message: 'Temporarily unavailable' },
    }),
  )
  await page.goto('/')
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  await expect(searchStatus(page)).toHaveText(translations.en('search:unavailable'))
  await field.press('Enter')
  await expect(page).toHaveURL('/search?query=ferry')
})

test('the drawer has a search field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').locator('button[popovertarget="menu-drawer"]').first().click()
  const field = page.locator('#drawer-search-field')
  await field.fill('ferry')
  const option = page.locator('#menu-drawer').getByRole('option').first()
  await expect(option).toContainText('Ferry')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?query=ferry')
  await expect(page.locator('#menu-drawer')).toBeHidden()
})
