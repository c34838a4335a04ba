import { buyTickets } from '../../drivers/buy-tickets.ts'
import { compareAlready, comparedSkus, compareButton } from '../../drivers/comparison.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { announcement, expectLines } from '../../drivers/shop-page.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { words } from '../../drivers/words.ts'

const ceiling = 'Ida Brandt Quartett: Ceiling'
const mass = 'Marrow Choir: Stairwell Mass'

test('from the shelf to a record, to two side by side, and into the basket', async ({ page }) => {
  const t = words.en
  await page.goto('/px-records')
  await wake(page)
  await compareButton(page, mass).click()
  await expect(compareButton(page, mass)).toHaveText(t('lists:compare.remove'))
  await expect(page.getByRole('region', { name: t('common:notices') })).toContainText(
    t('lists:compare.added', { name: mass, count: 1 }),
  )
  await page.getByRole('main').getByRole('link', { name: ceiling }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ceiling)
  await compareButton(page, ceiling).click()
  await page.getByRole('link', { name: t('lists:compare.linkCount', { count: 2 }) }).click()

  await expect(page).toHaveURL('/product-comparison')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const table = page.getByRole('table')
  await expect(table).toHaveAccessibleName(t('lists:compare.caption', { count: 2 }))
  await expect(table.getByRole('columnheader')).toHaveText([new RegExp(mass), new RegExp(ceiling)])
  await expect(table.getByRole('row', { name: t('products:attribute.artist') })).toContainText(
    t('lists:compare.differs'),
  )
  const label = table.getByRole('row', { name: t('products:attribute.label') })
  await expect(label).toContainText('PX Records')
  await expect(label, 'the same is not marked').not.toContainText(t('lists:compare.differs'))

  await table.getByRole('button', { name: mass }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await expect(announcement(page)).toHaveText(t('lists:compare.count', { count: 1 }))
  expect(await comparedSkus(page)).toEqual(['PXR-002'])
  await page.getByRole('table').getByRole('link', { name: ceiling }).click()
  await buyTickets(page, [1])
  await expectLines(page, [{ name: ceiling, kind: 'LP', quantity: 1 }])
})

test('a comparison is made without JavaScript too, in German, with the way back', async ({ openBrowser }) => {
  const t = words.de
  const page = await openBrowser({ javaScriptEnabled: false, language: 'de' })
  await page.goto('/product-comparison')
  await expect(page.getByRole('main')).toContainText(t('lists:compare.emptyTitle'))
  await page.goto('/membership')
  await compareButton(page, 'Mitgliedschaft Stammgast').click()
  await expect(page).toHaveURL('/product-comparison?from=%2Fmembership')
  await page.getByRole('link', { name: t('lists:compare.back') }).click()
  await expect(page).toHaveURL('/membership')
  await compareButton(page, 'Mitgliedschaft Plus eins').click()
  const price = page.getByRole('row', { name: t('lists:compare.price') })
  await expect(price).toContainText(t('lists:compare.differs'))
  await expect(price).toContainText('48,00 £')
  await page.getByRole('table').getByRole('button', { name: 'Mitgliedschaft Stammgast' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([/Mitgliedschaft Plus eins/])
})

test('a fifth is refused in words, with and without JavaScript, and nothing is lost', async ({
  page,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusedWith(422))
  const four = ['PXR-003', 'PXR-004', 'PXR-005', 'PXR-006']
  await compareAlready(page, ...four)
  await page.goto('/category/records')
  await wake(page)
  await compareButton(page, mass).click()
  await expect(page.getByRole('region', { name: words.en('common:notices') })).toContainText(
    words.en('lists:compare.full', { maximum: 4 }),
  )
  await expect(compareButton(page, mass)).toHaveText(words.en('lists:compare.isFull'))
  expect(await comparedSkus(page)).toEqual(four)

  const plain = await openBrowser({ javaScriptEnabled: false })
  await compareAlready(plain, ...four)
  await plain.goto('/category/records')
  await compareButton(plain, mass).click()
  await expect(plain.getByRole('alert')).toContainText('You can compare up to 4 things at once.')
  await expect(plain.getByRole('columnheader')).toHaveCount(4)
})

test('public pages read the same whatever is compared or was looked at [S38]', async ({ request }) => {
  const read = async (path: string, Cookie: string) => (await request.get(path, { headers: { Cookie } })).text()
  for (const path of ['/px-records', '/category/records', '/products/gift-voucher']) {
    // The first answer may be streamed, and is in pieces then.
    await read(path, '')
    const plain = await read(path, '')
    expect(
      await read(path, 'productComparison=PXV.PXR-001; productList=PXR-002; consentChoices=1.recentlyViewed'),
      path,
    ).toBe(plain)
  }
  const personal = await request.get('/product-comparison')
  expect(personal.headers()['cache-control']).toContain('no-store')
})
