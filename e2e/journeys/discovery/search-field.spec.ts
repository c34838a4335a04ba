import { expect, test } from '../../drivers/fixtures.ts'
import { heldBack, holdBack, wake } from '../../drivers/hydration.ts'
import { speak } from '../../drivers/language.ts'
import { hits, openSearch, told } from '../../drivers/search-field.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { languages, words } from '../../drivers/words.ts'

const suggestions = '**/bff/search/suggestions*'

for (const language of languages) {
  test(`the field of the header suggests at most 3 nights, and is a combobox (${language})`, async ({
    page,
    context,
  }) => {
    await speak(context, language)
    const t = words[language]
    await page.goto('/')
    const field = await openSearch(page)
    await expect(field).toBeFocused()
    await field.pressSequentially('saltworks')
    await expect(hits(page)).toHaveCount(3)
    await expect(field).toHaveRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('listbox', { name: t('search:nights') })).toBeVisible()
    await expect(told(page)).toHaveText(t('search:suggested', { count: 3 }))
    for (const hit of await hits(page).all()) expect(await hit.getAttribute('href')).toMatch(/^\/whats-on\/[a-z0-9-]+$/)

    const pointsAt = async (index: number) => {
      const id = await hits(page).nth(index).getAttribute('id')
      await expect(field).toHaveAttribute('aria-activedescendant', id!)
      await expect(hits(page).nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(field).toBeFocused()
    }
    await field.press('ArrowDown')
    await pointsAt(0)
    await field.press('End')
    await pointsAt(2)
    await field.press('Home')
    await pointsAt(0)
    await field.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await field.press('ArrowUp')
    await pointsAt(2)

    await field.press('Escape')
    await expect(hits(page)).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('saltworks')
    await field.press('Escape')
    await expect(page.locator('#search-bar')).toBeHidden()
    await openSearch(page)
    await field.press('ArrowDown')
    await expect(hits(page)).toHaveCount(3)

    await field.press('ArrowDown')
    const href = await hits(page).first().getAttribute('href')
    await field.press('Enter')
    await expect(page).toHaveURL(href!)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#search-bar')).toBeHidden()
  })

  test(`what fits nothing is told in the words of the specification (${language})`, async ({ page, context }) => {
    await speak(context, language)
    await page.goto('/whats-on')
    const field = await openSearch(page)
    await field.pressSequentially('qqqzzz')
    const text = {
      en: 'Your search returned no results – please try again',
      de: 'Deine Suche ergab keine Treffer – bitte versuche es noch einmal',
    }
    await expect(told(page)).toHaveText(text[language])
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })
}

test('a click on a hit leads to its night, and "view all" to every result', async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  await page
    .locator('#search-bar')
    .getByRole('link', { name: /^View all/ })
    .click()
  await expect(page).toHaveURL('/search?query=ferry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“ferry”')

  await (await openSearch(page)).fill('ferry')
  const hit = hits(page).first()
  const href = await hit.getAttribute('href')
  await hit.click()
  await expect(page).toHaveURL(href!)
})

test('an answer that comes late is not shown for what was typed since', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const late = page.waitForRequest(/suggestions\?query=sa$/)
  await page.route(suggestions, async (route) => {
    if (/query=sa$/.test(route.request().url())) await held
    await route.continue().catch(() => {})
  })
  await page.goto('/')
  await wake(page)
  const field = await openSearch(page)
  await field.pressSequentially('sa')
  await late
  await field.fill('glass ferry')
  await expect(hits(page).first()).toContainText('Glass Ferry')
  const answered = page.waitForResponse(/suggestions\?query=sa$/)
  release()
  await answered
  await expect(hits(page).first()).toContainText('Glass Ferry')
  for (const hit of await hits(page).all()) await expect(hit).toContainText('Glass Ferry')
})

test('quick typing asks once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) asked.push(request.url())
  })
  await page.goto('/')
  await wake(page)
  const field = await openSearch(page)
  await field.pressSequentially('lamphouse', { delay: 10 })
  await expect.poll(() => asked.at(-1)).toContain('query=lamphouse')
  await expect(hits(page)).toHaveCount(3)
  expect(asked.length).toBeLessThan(4)
})

test('what is typed before the application runs is kept, and suggests as soon as it does', async ({ page }) => {
  const letIn = await holdBack(page)
  await page.goto('/', heldBack)
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  letIn()
  await expect(hits(page).first()).toContainText('Ferry')
  await expect(field).toHaveValue('ferry')
})

test('while the index is down the field says so, and goes on being a form', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(503))
  await page.route(suggestions, (route) =>
    route.fulfill({
      status: 503,
      json: { status: 503, code: 'upstream_unavailable', message: 'Temporarily unavailable' },
    }),
  )
  await page.goto('/')
  const field = await openSearch(page)
  await field.pressSequentially('ferry')
  await expect(told(page)).toHaveText(words.en('search:down'))
  await field.press('Enter')
  await expect(page).toHaveURL('/search?query=ferry')
})

test('the drawer has the field too', async ({ page }) => {
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
