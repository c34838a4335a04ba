import type { Page } from 'playwright/test'
import { recentlyViewedCookie } from '#shared/rules/consent.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { locateNativeSelect, selectOption } from '../../drivers/select.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const t = translations.en

/** Selects the cards of products only: the page around them may be an article, too. */
const productNames = (page: Page) => page.locator('main article:not(:has(article)) :is(h2, h3)')

const filterField = (page: Page, name: string, language: Language = 'en') =>
  page.getByLabel(translations[language](`product-lists:filter.${name}`), { exact: true })

/** The URLs of images that links in the head have loaded. Runs in the page. */
const listPreloadedImages = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/_next/image'))
    .map(({ name }) => name)

/** The URLs of images that the page shows. Runs in the page. */
const listShownImages = () => [...document.images].map(({ currentSrc }) => currentSrc)

test('the category stores filters and order in the URL, announces them, and Back restores them', async ({ page }) => {
  needs('product-categories')
  await page.goto('/category/records')
  await hydrate(page)
  await expect(productNames(page)).toHaveCount(12)
  const [preloaded, shown] = [await page.evaluate(listPreloadedImages), await page.evaluate(listShownImages)]
  expect(preloaded).not.toEqual([])
  expect(shown, 'a browser warns of a preload that the page does not use').toEqual(expect.arrayContaining(preloaded))
  await selectOption(filterField(page, 'format'), 'cassette')
  await expect(page).toHaveURL('/category/records?format=cassette')
  await expect(
    page.getByRole('status').filter({ hasText: t('product-lists:found', { count: 4, context: 'record' }) }),
  ).toBeVisible()
  await selectOption(filterField(page, 'order'), 'name')
  await expect(page).toHaveURL('/category/records?format=cassette&order=name')
  await expect(productNames(page).first()).toHaveText('Bright Cassette: Side C')
  await page.goBack()
  await expect(page).toHaveURL('/category/records?format=cassette')
  await expect(locateNativeSelect(filterField(page, 'order'))).toHaveValue('position')
  await page.goto('/category/records/voices?format=cassette&room=the-lamphouse')
  await expect(page.getByRole('heading', { name: t('product-lists:empty.title') })).toBeVisible()
  await page.getByRole('link', { name: t('product-lists:empty.clear') }).click()
  await expect(productNames(page)).toHaveCount(7)
  await page.goto('/category/records?format=tape&order=name&page=900')
  await hydrate(page)
  await expect(page).toHaveURL('/category/records?order=name&page=2')
  await expect(page.locator('[aria-current="page"]').filter({ hasText: '2' })).toBeVisible()
})

test('the category is filtered and paged without JavaScript, in German, at canonical URLs', async ({ openBrowser }) => {
  needs('product-categories')
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto('/px-records')
  await page
    .getByRole('navigation', { name: translations.de('product-lists:pages') })
    .getByRole('link', { name: translations.de('common:pager.next') })
    .click()
  await expect(page).toHaveURL('/px-records?page=2')
  await expect(productNames(page)).toHaveCount(12)
  await filterField(page, 'room', 'de').selectOption('saltworks')
  await page.getByRole('button', { name: translations.de('product-lists:filter.show') }).click()
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === '/px-records?room=saltworks')
  await page.goto('/category/records')
  await page
    .getByRole('navigation', { name: translations.de('product-lists:subcategories') })
    .getByRole('link', { name: /^Stimmen/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stimmen')
  await page
    .getByRole('navigation', { name: translations.de('common:breadcrumbs') })
    .getByRole('link', { name: 'Alle Platten' })
    .click()
  await expect(page).toHaveURL('/category/records')
})

test('the gallery of a product changes its image by keyboard, with and without JavaScript', async ({ openBrowser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto('/products/membership-regular')
    const pictures = page.getByRole('group', { name: t('products:pictures') })
    const large = pictures.getByRole('img').and(page.locator('[alt]:not([alt=""])'))
    const first = await large.getAttribute('alt')
    await pictures.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(pictures.getByRole('radio', { name: t('products:picture', { number: 2, count: 3 }) })).toBeChecked()
    await expect(large).toHaveCount(1)
    await expect(large).not.toHaveAttribute('alt', first!)
  }
})

test('the first screen of a record on a phone has its first format, with price and quantity', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, language: 'de' })
  await page.goto('/products/kohlenstoff-betriebsstunden')
  await hydrate(page)
  const bar = page.locator('[data-buy-bar]')
  const price = /\d+,\d\d\s£/.exec((await bar.textContent()) ?? '')![0]
  const barTop = (await bar.boundingBox())!.y
  const main = page.getByRole('main')
  for (const shown of [main.getByText(price).first(), main.getByRole('spinbutton').first()]) {
    const { y, height } = (await shown.boundingBox())!
    expect(y + height).toBeLessThan(barTop)
  }
})

test('the page of a sold-out product shows the status and links on', async ({ page }) => {
  needs('product-categories')
  await page.goto('/products/wilhelmine-zwo-hausnummer')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('products:soldOut.heading') })).toBeVisible()
  await expect(main).toContainText(t('products:soldOut.text'))
  await expect(main).not.toContainText(t('products:note.record'))
  await expect(main.getByRole('spinbutton')).toHaveCount(0)
  await expect(main.getByRole('link', { name: t('products:related') })).toHaveAttribute('href', '#related')
  await expect(page.locator('[data-buy-bar]')).toHaveCount(0)
  await expect(main.locator('h1 ~ p', { hasText: '£' })).toHaveCount(0)
  await expect(
    main
      .getByRole('region', { name: t('products:related') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await page.goto('/category/records/guitars')
  await expect(main.getByRole('article').filter({ hasText: 'Hausnummer' })).toContainText(t('product-lists:soldOut'))
})

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the page of an unknown product shows the message of the API (${language})`,
    cell,
    async ({ openBrowser, expectErrors }) => {
      expectErrors(failedResourcePattern(404))
      const page = await openBrowser({ language })
      await page.goto('/products/no-such-thing')
      await expect(page.getByRole('main')).toContainText(
        language === 'de' ? 'Dieses Produkt gibt es nicht.' : 'There is no such product.',
      )
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3)
    },
  )
}

test('a product page shows viewed products only with consent', async ({ page }) => {
  needs('product-categories')
  const readRecentlyViewed = async () =>
    (await page.context().cookies()).find(({ name }) => name === recentlyViewedCookie)?.value
  await page.goto('/products/kohlenstoff-betriebsstunden')
  await hydrate(page)
  await page.getByRole('button', { name: t('consent:offer.yes') }).waitFor()
  expect(await readRecentlyViewed(), 'nothing without leave').toBeUndefined()
  await page.getByRole('button', { name: t('consent:offer.yes') }).click()
  await expect.poll(readRecentlyViewed).toBe('PXR-003')
  await page.goto('/products/membership-regular')
  await hydrate(page)
  const viewedProducts = page.getByRole('region', { name: t('product-lists:viewed.title') })
  await expect(viewedProducts.getByRole('link', { name: 'Kohlenstoff: Betriebsstunden' })).toBeVisible()
  await expect(viewedProducts.getByRole('article'), 'not the one that is open').toHaveCount(1)
  await page.goto('/basket')
  await expect(viewedProducts.getByRole('article')).toHaveCount(2)
})
