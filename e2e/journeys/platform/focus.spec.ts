import type { Locator, Page } from 'playwright/test'
import { findEvent } from '../../drivers/events.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { toCells } from '../../drivers/matrix.ts'
import { screens } from '../../drivers/screens.ts'
import { failedResourcePattern } from '../../drivers/record-browser-errors.ts'

/** Why the focus is not visible: no outline, outside the window, or covered. Empty when it is visible. */
const findFocusError = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return { end: true as const, problem: '' }
    const name = element.outerHTML.slice(0, 120)
    const hasOutline = (target: Element, pseudo?: string) => {
      const style = getComputedStyle(target, pseudo)
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    }
    const isFocusVisible =
      hasOutline(element) ||
      hasOutline(element, '::after') ||
      (element.parentElement !== null && hasOutline(element.parentElement))
    if (!isFocusVisible) return { end: false as const, problem: `no outline: ${name}` }
    const box = element.getBoundingClientRect()
    const isInViewport = box.bottom > 0 && box.top < innerHeight
    if (!isInViewport) return { end: false as const, problem: `outside the window: ${name}` }
    const points = [0.1, 0.5, 0.9].map(
      (share) =>
        [box.left + box.width / 2, Math.min(Math.max(box.top + box.height * share, 0), innerHeight - 1)] as const,
    )
    const isUncovered = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return (
        top !== null &&
        (element.contains(top) ||
          top.contains(element) ||
          top.closest('label, a, li') === element.closest('label, a, li'))
      )
    })
    return { end: false as const, problem: isUncovered ? '' : `covered: ${name}` }
  })

const publicScreens = [
  'home',
  'listing as posters',
  'event on sale',
  'basket with lines',
  'checkout, delivery, with errors',
  'register with errors',
  'content page',
]
const accountScreenNames = ['change of password', 'address form with errors', 'wishlist']
const checkedScreens = screens.filter(({ name }) => [...publicScreens, ...accountScreenNames].includes(name))

for (const [index, { name, open, errorStatus, capability }] of checkedScreens.entries()) {
  for (const [width, cell] of toCells([390, 1280], index % 2 === 0 ? 390 : 1280)) {
    test(`the focus is always visible: ${name}, ${width} px`, cell, async ({ page, expectErrors }) => {
      if (capability) needs(capability)
      if (errorStatus) expectErrors(failedResourcePattern(errorStatus))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 720 })
      await open(page)
      await hydrate(page)
      const problems: string[] = []
      let stopCount = 0
      for (; stopCount < 120; stopCount += 1) {
        await page.keyboard.press('Tab')
        const { end, problem: found } = await findFocusError(page)
        if (end) break
        if (found) problems.push(found)
      }
      expect(stopCount).toBeGreaterThan(15)
      expect(problems).toEqual([])
    })
  }
}

test('on a phone the buy bar covers no edge of a card whose link has the focus', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(toEventPath(await findEvent(request, { minTicketTypes: 1 })))
  await hydrate(page)
  const buyBar = page.locator('[data-buy-bar]')
  const cards = page.getByRole('article').filter({ has: page.locator('a.card-link') })
  await expect(cards.first()).toBeAttached()
  const readBox = async (locator: Locator) => (await locator.boundingBox())!
  for (const card of await cards.all()) {
    const link = card.locator('a.card-link')
    // The link ends where the bar begins; the rest of its card is below.
    await link.evaluate((element) => {
      const bar = document.querySelector('[data-buy-bar]')!
      const top = element.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
      scrollBy({ top, behavior: 'instant' })
    })
    await link.focus()
    await expect(buyBar).toBeVisible()
    const { y, height } = await readBox(card)
    const outlineWidth = 5
    expect(y + height + outlineWidth).toBeLessThan((await readBox(buyBar)).y)
  }
})

test('the menu closes when the focus leaves it, so that the focus stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrate(page)
  const menu = page.locator('#menu-drawer')
  await page.locator('header button[popovertarget="menu-drawer"]').first().click()
  await expect(menu).toBeVisible()
  await menu.locator('a:visible, button:visible').last().focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  expect(await findFocusError(page)).toMatchObject({ problem: '' })
})
