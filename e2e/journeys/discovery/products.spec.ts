import type { Page } from 'playwright/test'
import { apiCapabilities } from '../../drivers/capabilities.ts'
import { addTicketsToBasket, sendTicketForm, ticketForm } from '../../drivers/fill-basket.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { basketLines, expectBasketCount, expectLines } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

const record = { path: '/products/low-tide-radio-dead-reckoning', name: 'Low Tide Radio: Dead Reckoning' }
const membership = { path: '/products/membership-regular', name: 'Regular membership' }

/** Follows a link inside a CMS page to a product. */
const openProductFrom = async (page: Page, from: string, { path, name }: typeof record) => {
  await page.goto(from)
  await page.getByRole('main').locator(`a[href^="${path}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

for (const [language, cell] of toCells(languages, 'de'))
  test(
    `the buttons of all memberships are in the first screen of a phone (${language})`,
    cell,
    async ({ openBrowser }) => {
      needs('product-categories')
      const page = await openBrowser({ language })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/membership')
      const buttons = page.getByRole('link', { name: translations[language]('product-lists:tiers.join') })
      await expect(buttons).toHaveCount(3)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    },
  )

for (const [javaScriptEnabled, cell] of toCells([true, false], true)) {
  test(
    `the lines of a membership and a record link to their pages (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`,
    cell,
    async ({ openBrowser }) => {
      needs('product-categories')
      const page = await openBrowser({ javaScriptEnabled })
      await openProductFrom(page, '/membership', membership)
      await addTicketsToBasket(page, [1])
      await openProductFrom(page, '/px-records', record)
      await addTicketsToBasket(page, [1, 0])
      await page.goto('/basket')

      await expectLines(page, [
        { name: membership.name, variant: 'One year', quantity: 1 },
        { name: record.name, variant: 'LP', quantity: 1 },
      ])
      await expectBasketCount(page, 2)
      for (const [index, { path, name }] of [membership, record].entries()) {
        await page.goto('/basket')
        await basketLines(page).nth(index).getByRole('link', { name }).first().click()
        await expect(page).toHaveURL(({ pathname }) => pathname === path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      }
    },
  )

  test(`the product form shows an error when nothing is chosen (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, async ({
    openBrowser,
    expectErrors,
  }) => {
    expectErrors(failedResourcePattern(422))
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto(record.path)
    await sendTicketForm(page, [0, 0])
    await expect(page.getByRole('alert')).toContainText(translations.en('products:buy.nothing_chosen'))
    await addTicketsToBasket(page, [1])
    await expectLines(page, [{ name: record.name, variant: 'LP', quantity: 1 }])
  })
}

test('a membership has quantity 1 preselected, which is its limit', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  await page.goto('/products/membership-regular')
  await expect(ticketForm(page).getByRole('spinbutton')).toHaveValue('1')
  await ticketForm(page).locator('button[type="submit"]').click()
  await expectLines(page, [{ name: 'Regular membership', variant: 'One year', quantity: 1 }])

  await page.goto('/products/membership-regular')
  await ticketForm(page).locator('button[type="submit"]').click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.getByRole('link').first().click()
  await expect(ticketForm(page).getByRole('spinbutton')).toBeFocused()
})

test('the running total of a product page follows the chosen quantities', async ({ page }) => {
  await page.goto(record.path)
  await hydrate(page)
  const total = ticketForm(page).getByRole('status')
  const before = await total.textContent()
  await ticketForm(page)
    .getByRole('button', { name: translations.en('products:buy.more', { variant: 'LP' }) })
    .click()
  await expect(total).toContainText(translations.en('products:buy.total', { count: 2 }))
  await expect(total).not.toHaveText(before!)
})

for (const [language, cell] of toCells(languages, 'en')) {
  test(`a product page shows name, price and breadcrumbs (${language})`, cell, async ({ page, context }) => {
    await setLanguage(context, language)
    const t = translations[language]
    for (const [path, type, area] of [
      ['/products/membership-plus-one', 'membership', '/membership'],
      [record.path, 'record', '/px-records'],
    ] as const) {
      await page.goto(path)
      const crumbs = page.getByRole('navigation', { name: t('common:breadcrumbs') })
      await expect(crumbs.getByRole('link', { name: t(`products:area.${type}`) })).toHaveAttribute('href', area)
      await expect(page.getByRole('main')).toContainText(/\d[.,]\d\d/)
      await expect(
        page.locator('dt', {
          hasText: t(type === 'record' ? 'products:attribute.recorded' : 'products:attribute.term'),
        }),
      ).toBeVisible()
      if (type !== 'record' && apiCapabilities.has('memberships'))
        await expect(page.getByText(t(`products:note.${type}`))).toBeVisible()
    }
  })
}

test('the product page of an event or an unknown slug is 404', async ({ request }) => {
  const { events } = (await (await request.get('/bff/events')).json()) as { events: { slug: string }[] }
  for (const slug of [events[0]!.slug, 'nothing-here'])
    expect((await request.get(`/products/${slug}`)).status()).toBe(404)
})
