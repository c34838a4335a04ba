import { addTicketsToBasket } from '../../drivers/fill-basket.ts'
import { setComparedProducts, readComparedSkus, compareButton } from '../../drivers/comparison.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { announcement, expectLines } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

needs('product-categories')

const ceiling = 'Ida Brandt Quartett: Ceiling'
const stairwellMass = 'Marrow Choir: Stairwell Mass'

test('a shopper compares two records from their category and adds one to the basket', async ({ page }) => {
  const t = translations.en
  await page.goto('/px-records')
  await hydrate(page)
  await compareButton(page, stairwellMass).click()
  await expect(compareButton(page, stairwellMass)).toHaveText(t('product-lists:compare.isCompared'))
  await expect(page.getByRole('region', { name: t('common:notifications') })).toContainText(
    t('product-lists:compare.added', { name: stairwellMass, count: 1 }),
  )
  await page.getByRole('main').getByRole('link', { name: ceiling }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ceiling)
  await compareButton(page, ceiling).click()
  await page.getByRole('link', { name: t('product-lists:compare.linkCount', { count: 2 }) }).click()

  await expect(page).toHaveURL('/product-comparison')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const table = page.getByRole('table')
  await expect(table).toHaveAccessibleName(t('product-lists:compare.caption', { count: 2 }))
  await expect(table.getByRole('columnheader')).toHaveText([new RegExp(stairwellMass), new RegExp(ceiling)])
  await expect(table.getByRole('row'), 'what differs stands before what is the same').toContainText([
    t('products:attribute.artist'),
    t('product-lists:compare.same'),
    `${t('products:attribute.label')}PX Records`,
  ])

  await table.getByRole('button', { name: stairwellMass }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await expect(announcement(page)).toHaveText(t('product-lists:compare.count', { count: 1 }))
  expect(await readComparedSkus(page)).toEqual(['PXR-002'])
  await page
    .getByRole('table')
    .getByRole('link', { name: new RegExp(`^${t('product-lists:compare.buy')}.*${ceiling}`) })
    .click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1')
  await addTicketsToBasket(page, [1])
  await expectLines(page, [{ name: ceiling, variant: 'LP', quantity: 1 }])
})

test('an empty comparison begins with the first record chosen on its page', async ({ page }) => {
  await page.goto('/product-comparison')
  await hydrate(page)
  await page.getByRole('main').locator('form[action^="/product-comparison"] button').first().click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
})

test('the comparison works without JavaScript, in German, and links back to the list', async ({ openBrowser }) => {
  const t = translations.de
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto('/product-comparison')
  await expect(page.getByRole('main')).toContainText(t('product-lists:compare.emptyTitle'))
  await page.goto('/membership')
  await compareButton(page, 'Mitgliedschaft Stammgast').click()
  await expect(page).toHaveURL('/product-comparison?from=%2Fmembership')
  await page.getByRole('link', { name: t('product-lists:compare.back') }).click()
  await expect(page).toHaveURL('/membership')
  await compareButton(page, 'Mitgliedschaft Plus eins').click()
  await expect(page.getByRole('columnheader').first()).toContainText('48,00 £')
  await page.getByRole('table').getByRole('button', { name: 'Mitgliedschaft Stammgast' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([/Mitgliedschaft Plus eins/])
})

test('the comparison rejects a fifth product with and without JavaScript', async ({
  page,
  openBrowser,
  expectErrors,
}) => {
  expectErrors(failedResourcePattern(422))
  const comparedSkus = ['PXR-003', 'PXR-004', 'PXR-005', 'PXR-006']
  await setComparedProducts(page, ...comparedSkus)
  await page.goto('/category/records')
  await hydrate(page)
  await compareButton(page, stairwellMass).click()
  await expect(page.getByRole('region', { name: translations.en('common:notifications') })).toContainText(
    translations.en('product-lists:compare.full', { maximum: 4 }),
  )
  await expect(compareButton(page, stairwellMass)).toHaveText(translations.en('product-lists:compare.isFull'))
  expect(await readComparedSkus(page)).toEqual(comparedSkus)

  const browserWithoutJavaScript = await openBrowser({ javaScriptEnabled: false })
  await setComparedProducts(browserWithoutJavaScript, ...comparedSkus)
  await browserWithoutJavaScript.goto('/category/records')
  await compareButton(browserWithoutJavaScript, stairwellMass).click()
  await expect(browserWithoutJavaScript.getByRole('alert')).toContainText('You can compare up to 4 things at once.')
  await expect(browserWithoutJavaScript.getByRole('columnheader')).toHaveCount(4)
})

test('public pages are the same with and without compared and viewed products [S38]', async ({ request }) => {
  const read = async (path: string, Cookie: string) => (await request.get(path, { headers: { Cookie } })).text()
  for (const path of ['/px-records', '/category/records', '/gift-vouchers']) {
    // The first response may be streamed in parts.
    await read(path, '')
    const plainText = await read(path, '')
    expect(
      await read(path, 'productComparison=PXV.PXR-001; productList=PXR-002; consentChoices=1.recentlyViewed'),
      path,
    ).toBe(plainText)
  }
  const personal = await request.get('/product-comparison')
  expect(personal.headers()['cache-control']).toContain('no-store')
})
