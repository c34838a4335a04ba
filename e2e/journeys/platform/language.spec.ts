import { expect, needs, test } from '../../drivers/fixtures.ts'
import { ticketForm, toEventPath } from '../../drivers/fill-basket.ts'
import { delayHydration, hydrate, untilDomReady } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/events.ts'
import { switchLanguage } from '../../drivers/shop-page.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { locateNativeSelect, selectOption } from '../../drivers/select.ts'

const readLanguageCookie = async (page: import('playwright/test').Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'currentLanguage')?.value

/** Follows a link of the header within the document. */
const openFromHeader = async (page: import('playwright/test').Page) => {
  await page.locator('header a[href^="/whats-on"]:visible').first().click()
  await expect(page).toHaveURL(/\/whats-on/)
  await expect(page.locator('#page-title')).toBeFocused()
}

test('the language switch keeps the page and remembers the choice', async ({ page, request }) => {
  const event = await findEvent(request, { minTicketTypes: 1 })
  for (const path of [
    '/',
    '/whats-on?venue=saltworks&page=2',
    toEventPath(event),
    '/about-us',
    '/basket',
    '/sign-in?returnTo=%2Fbasket',
  ]) {
    await page.goto(path)
    await switchLanguage(page, 'de')
    await expect(page).toHaveURL(path)
    await switchLanguage(page, 'en')
    await expect(page).toHaveURL(path)
  }
  await switchLanguage(page, 'de')
  expect(await readLanguageCookie(page)).toBe('de')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('Back after the language switch leads to the page before', async ({ page }) => {
  await page.goto('/about-us')
  await hydrate(page)
  await openFromHeader(page)
  await switchLanguage(page, 'de')
  await hydrate(page)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('a reload and the language switch of an event keep the chosen quantities', async ({ page, request }) => {
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 2 })))
  await hydrate(page)
  await ticketForm(page).locator('[data-step="stepUp"]').nth(1).click()
  await ticketForm(page).locator('[data-step="stepUp"]').nth(1).click()
  await page.reload()
  await hydrate(page)
  await expect(ticketForm(page).getByRole('spinbutton').nth(1)).toHaveValue('2')
  await switchLanguage(page, 'de')
  await hydrate(page)
  await expect(ticketForm(page).getByRole('spinbutton').nth(1)).toHaveValue('2')
  await expect(ticketForm(page)).toContainText(translations.de('events:buy.total', { count: 2 }))
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('the language switch of an event keeps the quantities chosen before hydration', async ({ page, request }) => {
  const releaseScript = await delayHydration(page)
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 2 })), untilDomReady)
  await ticketForm(page).getByRole('spinbutton').nth(1).fill('2')
  await switchLanguage(page, 'de')
  releaseScript()
  await hydrate(page)
  await expect(ticketForm(page).getByRole('spinbutton').nth(1)).toHaveValue('2')
  await expect(ticketForm(page)).toContainText(translations.de('events:buy.total', { count: 2 }))
})

test('a reload and the language switch of a product keep its typed dedication', async ({ page }) => {
  needs('line-fields')
  await page.goto('/products/tomasz-wren-trio-fire-curtain')
  await hydrate(page)
  const dedication = page.locator('[name="text-dedication"]')
  await dedication.fill('For Ann')
  await page.reload()
  await hydrate(page)
  await expect(dedication).toHaveValue('For Ann')
  await switchLanguage(page, 'de')
  await hydrate(page)
  await expect(dedication).toHaveValue('For Ann')
})

test('a reload and the language switch keep what is typed into forms, but no password', async ({ page }) => {
  for (const [path, field] of [
    ['/register', 'email'],
    ['/contact-us', 'message'],
    ['/private-hire', 'message'],
  ] as const) {
    await page.goto(path)
    await hydrate(page)
    const typed = page.getByRole('main').locator(`[name="${field}"]`)
    await typed.fill('ada@example.com')
    const occasion = page.locator('[name="occasion"][value="wedding"]')
    const venue = page.locator('#venue')
    if (path === '/private-hire') {
      await occasion.check()
      await selectOption(venue, 'trafohalle')
    }
    const password = page.locator('#password')
    if (path === '/register') {
      await password.fill('a long password 1')
      await page
        .getByRole('button', { name: translations.en('common:showPassword') })
        .first()
        .click()
      await expect(password).toHaveAttribute('type', 'text')
    }
    for (const loadAnew of [() => page.reload(), () => switchLanguage(page, path === '/contact-us' ? 'en' : 'de')]) {
      await loadAnew()
      await hydrate(page)
      await expect(typed).toHaveValue('ada@example.com')
      if (path === '/register') await expect(password).toHaveValue('')
      if (path !== '/private-hire') continue
      await expect(occasion).toBeChecked()
      await expect(locateNativeSelect(venue)).toHaveValue('trafohalle')
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    // Whoever uses the tab next gets nothing: another page, and the same page opened by a link, restore no value.
    await page.goto('/faqs')
    await hydrate(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.goto(path)
    await hydrate(page)
    await expect(typed).toHaveValue('')
  }
})

test('Back after a link of the header keeps what is typed into forms, but no password', async ({ page }) => {
  needs('order-look-up')
  for (const [path, field] of [
    ['/register', 'email'],
    ['/contact-us', 'message'],
    ['/private-hire', 'message'],
    ['/orders/look-up', 'email'],
  ] as const) {
    await page.goto(path)
    await hydrate(page)
    const typed = page.getByRole('main').locator(`[name="${field}"]`)
    await typed.fill('ada@example.com')
    if (path === '/register') await page.locator('#password').fill('a long password 1')
    const venue = page.locator('#venue')
    if (path === '/private-hire') {
      await page.locator('[name="occasion"][value="wedding"]').check()
      await selectOption(venue, 'trafohalle')
    }
    // What came back is kept again.
    for (let visit = 0; visit < 3; visit++) {
      await openFromHeader(page)
      // The last time another document shows the page.
      if (visit === 2) await page.reload()
      await page.goBack()
      await expect(typed).toHaveValue('ada@example.com')
      if (path === '/register') await expect(page.locator('#password')).toHaveValue('')
      if (path !== '/private-hire') continue
      await expect(page.locator('[name="occasion"][value="wedding"]')).toBeChecked()
      await expect(locateNativeSelect(venue)).toHaveValue('trafohalle')
    }
  }
})

test('a page with ?lng=de is German, sets no cookie and adds the language to its links', async ({ page }) => {
  await page.goto('/?lng=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => new URL(href, 'http://shop').searchParams.get('lng') !== 'de')).toEqual([])
  expect(await readLanguageCookie(page)).toBeUndefined()

  await hydrate(page)
  await page
    .getByRole('navigation', { name: translations.de('common:mainNavigation') })
    .getByRole('link', { name: translations.de('common:whatsOn') })
    .click()
  await expect(page).toHaveURL(/\/whats-on\?lng=de$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.de('events:listing.title'))
  await selectOption(page.getByLabel(translations.de('events:listing.venue'), { exact: true }), 'saltworks')
  await expect(page).toHaveURL(/venue=saltworks/)
  await expect(page).toHaveURL(/lng=de/)
  await page.getByRole('main').locator('a[href^="/whats-on/"]').first().click()
  await expect(page).toHaveURL(/\/whats-on\/[a-z0-9-]+\?lng=de$/)
  expect(await readLanguageCookie(page)).toBeUndefined()
})

test('the parameters of a campaign are in no link, before and after hydration', async ({ page }) => {
  await page.goto('/whats-on?utm_source=CANARY&venue=saltworks&fbclid=CANARY#main')
  const readMarkup = () => page.locator('body').evaluate((body) => body.innerHTML)
  expect(await readMarkup()).not.toContain('CANARY')
  await hydrate(page)
  await expect(page).toHaveURL('/whats-on?venue=saltworks#main')
  expect(await readMarkup()).not.toContain('CANARY')
  await switchLanguage(page, 'de')
  await expect(page).toHaveURL('/whats-on?venue=saltworks')
})

test('a language in the URL does not change the chosen language', async ({ page }) => {
  await page.goto('/')
  await switchLanguage(page, 'de')
  await page.goto('/whats-on?lng=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/whats-on')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the response is English when the language is unknown', async ({ page }) => {
  await page.goto('/?lng=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

// These tests run without scripts, as a search engine reads the HTML.
test.describe('the HTML of the server', () => {
  test.use({ javaScriptEnabled: false })

  test('pages have a canonical URL and alternates in both languages', async ({ page, request }) => {
    const event = await findEvent(request, {})
    for (const path of ['/', '/whats-on', '/whats-on?venue=saltworks', toEventPath(event), '/about-us']) {
      const addresses: Record<string, string | null>[] = []
      for (const language of languages) {
        const localizedUrl = new URL(path, 'http://shop')
        localizedUrl.searchParams.set('lng', language)
        await page.goto(localizedUrl.pathname + localizedUrl.search)
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
        const alternates = await page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) =>
            Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
          )
        expect(Object.keys(alternates).toSorted()).toEqual(['de', 'en', 'x-default'])
        expect(alternates[language], 'a page in a language is its own alternate').toBe(canonical)
        expect(new URL(canonical!).pathname).toBe(localizedUrl.pathname)
        addresses.push(alternates)
      }
      expect(addresses[0], 'both languages name the same addresses').toEqual(addresses[1])
      const fallback = addresses[0]!['x-default']!
      expect(fallback).not.toContain('lng=')
      await page.goto(fallback)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', fallback)
    }
  })

  test('personal pages are noindex', async ({ page }) => {
    for (const path of ['/basket', '/sign-in', '/register']) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  })
})
