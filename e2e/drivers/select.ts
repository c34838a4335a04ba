import { expect, type Locator } from 'playwright/test'

/** Where scripts run, a button and a list of the shop's own stand before each native select; this waits for them. */
export const waitForSelects = async (field: Locator) => {
  // The application may still have to be woken by a move, and what listens for that may have to come first.
  await expect(async () => {
    await field.page().mouse.move(1, 1)
    await field.page().mouse.move(2, 2)
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
}

/** The native select of a field, before it has its list and behind it: what the form sends. */
export const locateNativeSelect = (field: Locator) => field.locator('xpath=self::select | ../select')

export const locatePanel = (field: Locator) => field.page().locator('[data-select-panel]')

/**
 * Chooses by the value of an option, as a shopper does: with the mouse in the list, or natively where no script runs.
 */
export const selectOption = async (field: Locator, value: string) => {
  if (await field.page().evaluate(() => matchMedia('(scripting: none)').matches))
    return void (await field.selectOption(value))
  await waitForSelects(field)
  await field.click()
  await locatePanel(field).locator(`[data-value="${value}"]`).click()
  await expect(locatePanel(field)).toHaveCount(0)
}
