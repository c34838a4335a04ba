import { formatMoney } from '#shared/wire/format-money.ts'
import type { Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import { fillBasket } from '../../drivers/fill-basket.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/events.ts'
import { announcement, basketLines, expectBasketCount, expectLines } from '../../drivers/shop-page.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { translations } from '../../drivers/translations.ts'

const quantityField = (page: Page, line = 0) => basketLines(page).nth(line).getByRole('spinbutton')

const fetchQuantities = async (page: Page) => {
  const basket = (await (await page.request.get('/bff/basket')).json()) as { lines: { quantity: number }[] }
  return basket.lines.map(({ quantity }) => quantity)
}

test.beforeEach(async ({ page, request }) => {
  const event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => ticketTypes.slice(0, 2).every(({ maxQuantity }) => maxQuantity >= 10),
  })
  const [first, second] = event.ticketTypes
  await fillBasket(page, [
    { sku: first!.sku, quantity: 2 },
    { sku: second!.sku, quantity: 1 },
  ])
  await page.goto('/basket')
  await hydrate(page)
  await expectLines(page, [
    { name: event.name, variant: first!.name, quantity: 2 },
    { name: event.name, variant: second!.name, quantity: 1 },
  ])
})

test('the plus button changes quantity, total and header count, and announces the change', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => ticketTypes.slice(0, 2).every(({ maxQuantity }) => maxQuantity >= 10),
  })
  const [first, second] = event.ticketTypes
  const total = formatMoney(3 * first!.price.amount + second!.price.amount, 'GBP', 'en')
  await basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneMore') })
    .click()
  await expect(quantityField(page)).toHaveValue('3')
  await expect(page.getByRole('main')).toContainText(total)
  await expectBasketCount(page, 4)
  await expect(announcement(page)).toHaveText(translations.en('basket:changed', { count: 4, total }))
  await page.reload()
  await expect(quantityField(page)).toHaveValue('3')
})

test('on a phone a bar has the total and the link to checkout while both are out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const bar = page.locator('[data-buy-bar]')
  const checkOut = page.getByRole('link', { name: translations.en('basket:checkOut') })
  await expect(bar).toContainText(translations.en('basket:tickets', { count: 3 }))
  await expect(bar.locator(checkOut)).toHaveAttribute('href', '/checkout')
  await page.locator('#basket-check-out').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await expect(checkOut).toHaveCount(1)
})

test('a typed quantity applies when the field loses the focus', async ({ page }) => {
  await quantityField(page).fill('5')
  await quantityField(page).press('Tab')
  await expectBasketCount(page, 6)
  await expect.poll(() => fetchQuantities(page)).toEqual([5, 1])
})

test('rapid clicks give the quantity of the last click in the page and in the basket', async ({ page }) => {
  const more = basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneMore') })
  const fewer = basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneFewer') })
  for (let click = 0; click < 5; click += 1) await more.click()
  for (let click = 0; click < 2; click += 1) await fewer.click()
  await basketLines(page)
    .nth(1)
    .getByRole('button', { name: translations.en('basket:oneMore') })
    .click()
  await expect(quantityField(page)).toHaveValue('5')
  await expect(quantityField(page, 1)).toHaveValue('2')
  await expect.poll(() => fetchQuantities(page)).toEqual([5, 2])
  await expectBasketCount(page, 7)
  await page.reload()
  await expect(quantityField(page)).toHaveValue('5')
})

test('clicks add up while the server responds slowly', async ({ page }) => {
  await page.route('**/bff/basket/lines/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const more = basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneMore') })
  await more.dblclick()
  await more.click()
  await expect(quantityField(page)).toHaveValue('5')
  await expect.poll(() => fetchQuantities(page)).toEqual([5, 1])
  await expect(quantityField(page)).toHaveValue('5')
})

test('a removed line is restored with its quantity', async ({ page }) => {
  const line = basketLines(page).first()
  const name = await line.getByRole('button', { name: translations.en('basket:remove') }).getAttribute('aria-label')
  await line.getByRole('button', { name: translations.en('basket:remove') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await expectBasketCount(page, 1)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: translations.en('basket:removed', { name: name!.replace(/^Remove /, ''), count: 2 }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: translations.en('basket:restore') }).click()
  await expect(basketLines(page)).toHaveCount(2)
  await expectBasketCount(page, 3)
  await expect(page.getByRole('button', { name: translations.en('basket:restore') })).toBeHidden()
  await expect.poll(async () => (await fetchQuantities(page)).toSorted()).toEqual([1, 2])
})

test('a last line that is removed without a network stays, with an error', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/)
  const removeFirst = () =>
    basketLines(page)
      .first()
      .getByRole('button', { name: translations.en('basket:remove') })
      .click()
  await context.clearCookies()
  await fillBasket(page, [{ sku: 'PXR-003-LP', quantity: 1 }])
  await page.reload()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await removeFirst()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(basketLines(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translations.en('basket:title'))
  await context.setOffline(false)
  await removeFirst()
  await expect(basketLines(page)).toHaveCount(0)
})

test('the focus moves to the undo alert when a line is removed, and back when it is restored', async ({ page }) => {
  await basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:remove') })
    .press('Enter')
  await expect(basketLines(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(basketLines(page)).toHaveCount(2)
  await expect(quantityField(page, 1)).toBeFocused()
})

test('the empty basket links to the listing and three events, and restores the last line', async ({ page }) => {
  for (const lineCount of [1, 0]) {
    await basketLines(page)
      .first()
      .getByRole('button', { name: translations.en('basket:remove') })
      .click()
    await expect(basketLines(page)).toHaveCount(lineCount)
  }
  await expect(page.getByText(translations.en('basket:emptyTitle'))).toBeVisible()
  await expect(announcement(page)).toHaveText(translations.en('basket:changed', { count: 0 }))
  await expect(
    page.getByRole('main').getByRole('link', { name: translations.en('basket:emptyAction') }),
  ).toHaveAttribute('href', '/whats-on')
  await expect(
    page.getByRole('region', { name: translations.en('common:nextEvents') }).locator('a[href^="/whats-on/"]'),
  ).toHaveCount(3)
  await page
    .getByRole('button', { name: translations.en('basket:restore') })
    .last()
    .click()
  await expect(basketLines(page)).toHaveCount(1)
})

test('a late response does not restore a removed line', async ({ page }) => {
  await page.route('**/bff/basket/lines/*', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const line = basketLines(page).first()
  await line.getByRole('button', { name: translations.en('basket:oneMore') }).click()
  await line.getByRole('button', { name: translations.en('basket:remove') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await expect.poll(() => fetchQuantities(page)).toEqual([1])
  await expect(basketLines(page)).toHaveCount(1)
})

test('a line shows its previous quantity and an error when a quantity is rejected', async ({ page, expectErrors }) => {
  expectErrors(failedResourcePattern(422))
  // Each ticket type allows ten, and so does the event as a whole.
  await quantityField(page).fill('10')
  await quantityField(page).press('Tab')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(quantityField(page)).toHaveValue('2')
  await expect(quantityField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(quantityField(page)).toHaveAccessibleDescription(await summary.getByRole('link').innerText())
  await summary.getByRole('link').click()
  await expect(quantityField(page)).toBeFocused()
  expect(await fetchQuantities(page)).toEqual([2, 1])
  await basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneMore') })
    .click()
  await expect(summary).toBeHidden()
})
