import { expect, type Locator } from 'playwright/test'

/** Waits until the shop's own list box takes the place of a native select. */
export const waitForSelects = async (field: Locator) => {
  // Repeats the mouse move, because the listener that loads the application may not be attached yet.
  await expect(async () => {
    await field.page().mouse.move(1, 1)
    await field.page().mouse.move(2, 2)
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

/** The native select of a field, which the form sends. */
export const locateNativeSelect = (field: Locator) => field.locator('xpath=self::select | ../select')

export const locatePanel = (field: Locator) => field.page().locator('[data-select-panel]')

/** Chooses the option with this value: with the mouse in the list, or natively without JavaScript. */
export const selectOption = async (field: Locator, value: string) => {
  if (await field.page().evaluate(() => matchMedia('(scripting: none)').matches))
    return void (await field.selectOption(value))
  await waitForSelects(field)
  await field.click()
  await locatePanel(field).locator(`[data-value="${value}"]`).click()
  await expect(locatePanel(field)).toHaveCount(0)
}
