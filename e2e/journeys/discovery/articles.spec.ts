import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { announcement } from '../../drivers/shop-page.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const list = '/articles/stories'

test('the article pages link from the footer to a category and from article to article, in German without JavaScript', async ({
  openBrowser,
}) => {
  needs('content-parts')
  const page = await openBrowser({ language: 'de', javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Geschichten' }).click()
  await expect(page).toHaveURL(list)
  await page
    .getByRole('navigation', { name: translations.de('content:categories') })
    .getByRole('link', { name: /^Ton und Licht/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton und Licht')

  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(
    page.getByRole('navigation', { name: translations.de('common:breadcrumbs') }).getByRole('listitem'),
  ).toHaveText(['Startseite', 'Geschichten', 'Ton und Licht', title])

  const more = page.getByRole('region', { name: translations.de('content:moreOf', { category: 'Ton und Licht' }) })
  await more.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the article list has 25 articles a page, and Back restores the scroll position', async ({ page }) => {
  await page.goto(list)
  await hydrate(page)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(25)
  await page.getByRole('link', { name: translations.en('common:pager.next') }).click()
  await expect(page).toHaveURL(`${list}?page=2`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '30 stories' })).toBeInViewport()
  await expect(page).toHaveTitle(/^Page 2: Stories/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/articles\/stories\?page=2$/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(25)
})

test('an article page announces its title and focuses its heading', async ({ page }) => {
  await page.goto(list)
  await hydrate(page)
  await page.getByRole('link', { name: 'Soup at half past five' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcement(page)).toHaveText('Soup at half past five | PX Live')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('images in an article have their size and several widths, and load lazily', async ({ page }) => {
  await page.goto('/stories/the-ramp-and-the-steps')
  const picture = page.getByRole('img', { name: 'Steps and a ramp leading to the same door.' })
  await expect(picture).toHaveAttribute('src', /^\/_next\/image\?url=/)
  await expect(picture).toHaveAttribute('srcset', /640w.*1080w/)
  await expect(picture).toHaveAttribute('width', '1440')
  await expect(picture).toHaveAttribute('height', '960')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
})

for (const [javaScriptEnabled, cell] of toCells([true, false], false)) {
  test(
    `a question opens by keyboard ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    cell,
    async ({ openBrowser }) => {
      needs('content-parts')
      const page = await openBrowser({ javaScriptEnabled })
      await page.goto('/faqs')
      const answer = page.getByText('tax included')
      await expect(answer).toBeHidden()
      const question = page.locator('summary').filter({ hasText: 'Is there a booking fee on top?' })
      await question.focus()
      await page.keyboard.press('Enter')
      await expect(answer).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(answer).toBeHidden()
    },
  )
}

test('external links are marked in the language of the page', async ({ openBrowser }) => {
  for (const language of languages) {
    const page = await openBrowser({ language })
    await page.goto('/about-us')
    const externalLinks = page.getByRole('contentinfo').locator('a[href^="https:"]')
    await expect(externalLinks).toHaveCount(6)
    for (const link of await externalLinks.all()) {
      await expect(link).toHaveAccessibleName(new RegExp(`\\(${translations[language]('common:externalSite')}\\)$`))
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  }
})

test.describe('an old URL', () => {
  for (const [from, status, to] of [
    ['/stories', 301, '/articles/stories'],
    ['/articles', 301, '/articles/stories'],
    ['/news', 302, '/articles/stories'],
    ['/impressum', 301, '/imprint'],
    ['/category/memberships', 301, '/membership'],
    ['/merch', 302, 'https://shop.example.com'],
  ] as const) {
    test(`${from} redirects to ${to} with ${status}`, async ({ request }) => {
      needs('product-categories')
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(status)
      expect(response.headers().location?.replace(/\/$/, '')).toMatch(new RegExp(`${to}$`))
    })
  }

  test('without a redirect, and an unknown category, is 404', async ({ request }) => {
    for (const path of ['/stories/nothing', '/articles/nothing', '/articles/stories/nothing'])
      expect((await request.get(path)).status()).toBe(404)
  })
})

test('a link in a CMS text navigates without a new document and keeps the language of the URL', async ({ page }) => {
  await page.goto('/stories/the-ramp-and-the-steps?lng=de')
  await hydrate(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await page.getByRole('article').first().getByRole('link', { name: 'Tallow Hall' }).click()
  await expect(page).toHaveURL('/venues/tallow-hall?lng=de')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-marked', '')
})
