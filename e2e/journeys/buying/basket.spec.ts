import { formatMoney } from '#shared/rules/money.ts'
import type { Page } from 'playwright/test'
import { expect, test } from '../../drivers/fixtures.ts'
import { fillBasket } from '../../drivers/buy-tickets.ts'
import { wake } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/programme.ts'
import { announcement, basketLines, expectBasketCount, expectLines } from '../../drivers/shop-page.ts'
import { refusedWith } from '../../drivers/watch-browser.ts'
import { words } from '../../drivers/words.ts'

const quantityOf = (page: Page, line = 0) => basketLines(page).nth(line).getByRole('spinbutton')

const savedQuantities = async (page: Page) => {
  const basket = (await (await page.request.get('/bff/basket')).json()) as { lines: { quantity: number }[] }
  return basket.lines.map(({ quantity }) => quantity)
}

test.beforeEach(async ({ page, request }) => {
  const event = await findEvent(request, {
    kinds: 2,
    fits: ({ tickets }) => tickets.slice(0, 2).every(({ max }) => max >= 10),
  })
  const [first, second] = event.tickets
  await fillBasket(page, [
    { sku: first!.sku, quantity: 2 },
    { sku: second!.sku, quantity: 1 },
  ])
  await page.goto('/basket')
  await wake(page)
  await expectLines(page, [
    { name: event.name, kind: first!.name, quantity: 2 },
    { name: event.name, kind: second!.name, quantity: 1 },
  ])
})

test('one more changes the quantity, the line, the total and the count, and is said aloud', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, {
    kinds: 2,
    fits: ({ tickets }) => tickets.slice(0, 2).every(({ max }) => max >= 10),
  })
  const [first, second] = event.tickets
  const total = formatMoney(3 * first!.price.amount + second!.price.amount, 'GBP', 'en')
  await basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:oneMore') })
    .click()
  await expect(quantityOf(page)).toHaveValue('3')
  await expect(page.getByRole('main')).toContainText(total)
  await expectBasketCount(page, 4)
  await expect(announcement(page)).toHaveText(words.en('basket:changed', { count: 4, total }))
  await page.reload()
  await expect(quantityOf(page)).toHaveValue('3')
})

test('a typed quantity counts once the field is left', async ({ page }) => {
  await quantityOf(page).fill('5')
  await quantityOf(page).press('Tab')
  await expectBasketCount(page, 6)
  await expect.poll(() => savedQuantities(page)).toEqual([5, 1])
})

test('rapid clicks end where the last one said, in the page and in the basket', async ({ page }) => {
  const more = basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:oneMore') })
  const fewer = basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:oneFewer') })
  for (let click = 0; click < 5; click += 1) await more.click()
  for (let click = 0; click < 2; click += 1) await fewer.click()
  await basketLines(page)
    .nth(1)
    .getByRole('button', { name: words.en('basket:oneMore') })
    .click()
  await expect(quantityOf(page)).toHaveValue('5')
  await expect(quantityOf(page, 1)).toHaveValue('2')
  await expect.poll(() => savedQuantities(page)).toEqual([5, 2])
  await expectBasketCount(page, 7)
  await page.reload()
  await expect(quantityOf(page)).toHaveValue('5')
})

test('clicks that come while the basket answers slowly are not lost', async ({ page }) => {
  await page.route('**/bff/basket/lines/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const more = basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:oneMore') })
  await more.dblclick()
  await more.click()
  await expect(quantityOf(page)).toHaveValue('5')
  await expect.poll(() => savedQuantities(page)).toEqual([5, 1])
  await expect(quantityOf(page)).toHaveValue('5')
})

test('a removed line can be put back as it was', async ({ page }) => {
  const line = basketLines(page).first()
  const name = await line.getByRole('button', { name: words.en('basket:remove') }).getAttribute('aria-label')
  await line.getByRole('button', { name: words.en('basket:remove') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await expectBasketCount(page, 1)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: words.en('basket:removed', { name: name!.replace(/^Remove /, ''), count: 2 }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: words.en('basket:putBack') }).click()
  await expect(basketLines(page)).toHaveCount(2)
  await expectBasketCount(page, 3)
  await expect(page.getByRole('button', { name: words.en('basket:putBack') })).toBeHidden()
  await expect.poll(async () => (await savedQuantities(page)).toSorted()).toEqual([1, 2])
})

test('the focus is not lost with a removed line', async ({ page }) => {
  await basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:remove') })
    .press('Enter')
  await expect(basketLines(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(basketLines(page)).toHaveCount(2)
  await expect(quantityOf(page, 1)).toBeFocused()
})

test('the last line leaves an empty basket that leads on, and can be put back too', async ({ page }) => {
  for (const left of [1, 0]) {
    await basketLines(page)
      .first()
      .getByRole('button', { name: words.en('basket:remove') })
      .click()
    await expect(basketLines(page)).toHaveCount(left)
  }
  await expect(page.getByText(words.en('basket:emptyTitle'))).toBeVisible()
  await expect(announcement(page)).toHaveText(words.en('basket:changed', { count: 0 }))
  await expect(page.getByRole('main').getByRole('link', { name: words.en('basket:emptyAction') })).toHaveAttribute(
    'href',
    '/whats-on',
  )
  await page
    .getByRole('button', { name: words.en('basket:putBack') })
    .last()
    .click()
  await expect(basketLines(page)).toHaveCount(1)
})

test('a late answer does not bring a removed line back', async ({ page }) => {
  await page.route('**/bff/basket/lines/*', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const line = basketLines(page).first()
  await line.getByRole('button', { name: words.en('basket:oneMore') }).click()
  await line.getByRole('button', { name: words.en('basket:remove') }).click()
  await expect(basketLines(page)).toHaveCount(1)
  await expect.poll(() => savedQuantities(page)).toEqual([1])
  await expect(basketLines(page)).toHaveCount(1)
})

test('a refused quantity is explained at its line, which goes back to what it was', async ({ page, expectTrouble }) => {
  expectTrouble(refusedWith(422))
  // Each kind allows ten, and so does the night as a whole.
  await quantityOf(page).fill('10')
  await quantityOf(page).press('Tab')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(quantityOf(page)).toHaveValue('2')
  await expect(quantityOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(quantityOf(page)).toHaveAccessibleDescription(await summary.getByRole('link').innerText())
  await summary.getByRole('link').click()
  await expect(quantityOf(page)).toBeFocused()
  expect(await savedQuantities(page)).toEqual([2, 1])
  await basketLines(page)
    .first()
    .getByRole('button', { name: words.en('basket:oneMore') })
    .click()
  await expect(summary).toBeHidden()
})
