import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { speak } from './language.ts'
import { screens } from './screens.ts'
import { refusedWith } from './watch-browser.ts'
import { languages } from './words.ts'

/** Names of texts as they would show when one is missing: `listing.title`, `events:listing.title`. */
const keyPattern = (() => {
  const areas = readdirSync('locales/en').map((file) => file.replace('.json', ''))
  const groups = areas.flatMap((area) => Object.keys(JSON.parse(readFileSync(`locales/en/${area}.json`, 'utf8')) as object))
  return new RegExp(`\\b(${areas.join('|')}):[a-zA-Z]|\\b(${[...new Set([...areas, ...groups])].join('|')})\\.[a-z][a-zA-Z]+\\b|\\{\\{|\\bundefined\\b|\\[object |\\bNaN\\b`)
})()

/** Everything a page says, seen or only heard. */
const said = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content') ?? ''),
    ...[...document.querySelectorAll('body *')].flatMap((element) =>
      element.matches('script, style') ? [] : [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ),
    ...[...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])

const expectNoKeys = async (page: Page) => {
  const texts = (await said(page)).filter((text) => !/example\.(com|org|net)/.test(text))
  expect(texts.filter((text) => keyPattern.test(text))).toEqual([])
}

for (const language of languages) {
  test(`no link of header and footer is dead, and every page behind them has its texts (${language})`, async ({ page, context }) => {
    await speak(context, language)
    await page.goto('/')
    const hrefs = await page.locator('header a[href], footer a[href]').evaluateAll((links) => [...new Set((links as HTMLAnchorElement[]).map((link) => link.getAttribute('href')!))])
    const local = hrefs.filter((href) => href.startsWith('/'))
    expect(local.length).toBeGreaterThan(15)
    for (const href of hrefs.filter((other) => !other.startsWith('/'))) expect(href).toMatch(/^(https:\/\/|tel:\+|mailto:)/)
    for (const href of local) {
      const response = await page.goto(href)
      expect(response?.status(), href).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(/\S/)
      await expect(page).toHaveTitle(/\S.* \| PX Live$|PX Live: \S/)
      await expectNoKeys(page)
    }
  })

  test(`no link inside the pages leads nowhere (${language})`, async ({ page, context, request }) => {
    await speak(context, language)
    const seen = new Map<string, string>()
    for (const path of ['/', '/whats-on', '/venues', '/about-us', '/membership', '/gift-vouchers', '/private-hire', '/px-records', '/faqs', '/contact-us', '/newsletter', '/bookings-terms-and-conditions']) {
      await page.goto(path)
      const hrefs = await page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      for (const href of hrefs) if (!seen.has(href)) seen.set(href, path)
    }
    const dead: string[] = []
    for (const [href, path] of seen) {
      const response = await request.get(href, { headers: { Cookie: `currentLanguage=${language}` } })
      if (!response.ok()) dead.push(`${href} on ${path}: ${response.status()}`)
    }
    expect(dead).toEqual([])
  })
}

for (const { name, open, refused } of screens) {
  test(`no screen shows the name of a text instead of the text: ${name}`, async ({ page, context, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    for (const language of languages) {
      await speak(context, language)
      await open(page)
      await expectNoKeys(page)
    }
  })
}

test('what opens elsewhere says so, and gives the other site no hold on ours', async ({ page }) => {
  await page.goto('/')
  for (const link of await page.locator('a[target="_blank"]').all()) await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
})
