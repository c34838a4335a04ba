import type { Page } from 'playwright/test'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { addTicketsToBasket, toEventPath } from '../../drivers/fill-basket.ts'
import { compareButton } from '../../drivers/comparison.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/events.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { translations } from '../../drivers/translations.ts'

const record = 'Marrow Choir: Stairwell Mass'

const showToast = async (page: Page) => {
  await page.clock.install()
  await page.goto('/category/records')
  await hydrate(page)
  // The clock now advances only by `runFor`.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await compareButton(page, record).click()
}

/** Fields and totals under the visible toasts. Runs in the page. */
const findCoveredFields = (toasts: HTMLElement) => {
  if (getComputedStyle(toasts).opacity === '0') return []
  const toast = toasts.getBoundingClientRect()
  return [...document.querySelectorAll('input, select, textarea, [data-total], [data-buy-bar]')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const isBeside = box.right <= toast.left || box.left >= toast.right
      return box.width > 0 && !isBeside && box.bottom > toast.top && box.top < toast.bottom
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test('a toast shows a change as a status and closes after five seconds', async ({ page }) => {
  needs('product-categories')
  await showToast(page)
  const toast = page.getByRole('region', { name: translations.en('common:notifications') }).getByRole('status')
  await expect(toast).toHaveText(translations.en('product-lists:compare.added', { name: record, count: 1 }))
  await page.clock.runFor(4_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toHaveCount(0)
})

test('a toast stays while the pointer is over it', async ({ page }) => {
  needs('product-categories')
  await showToast(page)
  const toast = page.getByRole('region', { name: translations.en('common:notifications') }).getByRole('status')
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_500)
  await expect(toast).toHaveCount(0)
})

test('a toast stays while it has the focus, closes later, and its button closes it at once', async ({ page }) => {
  needs('product-categories')
  await showToast(page)
  const toast = page.getByRole('region', { name: translations.en('common:notifications') }).getByRole('status')
  const close = toast.getByRole('button', { name: translations.en('common:closeNotification') })
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.runFor(3_000)
  await close.focus()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await heading.focus()
  await page.clock.runFor(1_500)
  await expect(toast).toBeVisible()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('a toast about the basket is announced on the basket, not shown, and ends with the next change', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 1 })))
  await hydrate(page)
  // The toast stays until it has been read on two pages.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await addTicketsToBasket(page, [1])
  const toast = page.getByRole('region', { name: translations.en('common:notifications') }).getByRole('status')
  await expect(toast).toHaveText(translations.en('events:buy.added', { count: 1 }))
  const toastWidth = () => toast.evaluate((element) => element.parentElement!.clientWidth)
  expect(await toastWidth()).toBeLessThanOrEqual(1)
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('basket:checkOut') })
    .first()
    .click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/checkout/contact')
  expect(await toastWidth(), 'on the next page').toBeLessThanOrEqual(1)
  await page.goBack()
  await basketLines(page)
    .first()
    .getByRole('button', { name: translations.en('basket:oneMore') })
    .click()
  await expect(toast).toHaveCount(0)
})

test('a toast on a phone covers no field and no total, wherever the page is scrolled', async ({ page }) => {
  needs('product-categories')
  await page.setViewportSize({ width: 390, height: 844 })
  await showToast(page)
  const toasts = page.getByRole('region', { name: translations.en('common:notifications') })
  const edges = new Set<string | null>()
  for (let top = 0; top <= 2400; top += 120) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => toasts.evaluate(findCoveredFields), { message: `at ${top} pixels` }).toEqual([])
    edges.add(await toasts.getAttribute('data-edge'))
  }
  expect([...edges].sort()).toContain('bottom')
})
