import { expect, type Page } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'

/** The number beside the basket in the header. */
export const basketCount = (page: Page) => page.getByRole('banner').locator('[data-basket-count]').first()

/** Expects the count in the header; before hydration it is an attribute. */
export const expectBasketCount = async (page: Page, count: number) => {
  await expect
    .poll(() =>
      basketCount(page).evaluate((element) => Number(element.textContent || element.getAttribute('data-count') || 0)),
    )
    .toBe(count)
}

/** The lines of the basket page. */
export const basketLines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('input[type="number"]') })

type ExpectedLine = { name: string; variant: string; quantity: number }

/** Expects exactly these lines, in this order. */
export const expectLines = async (page: Page, lines: ExpectedLine[]) => {
  await expect(basketLines(page)).toHaveCount(lines.length)
  for (const [index, { name, variant, quantity }] of lines.entries()) {
    const line = basketLines(page).nth(index)
    await expect(line.getByRole('heading')).toHaveText(name)
    await expect(line).toContainText(variant)
    await expect(line.getByRole('spinbutton')).toHaveValue(String(quantity))
  }
}

/** The button of a language. Opens the drawer on narrow screens, where the switch is in it. */
const languageButton = async (page: Page, language: Language) => {
  const inRow = page.getByRole('banner').locator(`button[name="language"][value="${language}"]`).first()
  if (await inRow.isVisible()) return inRow
  await page.getByRole('banner').locator('button[popovertarget="menu-drawer"]').first().click()
  return page.locator(`#menu-drawer button[name="language"][value="${language}"]`)
}

/** Switches with the control in the header, as a shopper does. */
export const switchLanguage = async (page: Page, language: Language) => {
  await (await languageButton(page, language)).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The last announcement to screen readers. */
export const announcement = (page: Page) => page.locator('[role="status"] > p')
