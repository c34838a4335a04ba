import { expect, type Locator } from 'playwright/test'

/** Brings the pointer to a native select, and waits until the shop's own list box takes its place. */
export const waitForCustomSelect = async (field: Locator) => {
  // Repeats the movement, because the application may not run yet.
  await expect(async () => {
    // A pointer that rests on the field does not enter it again.
    await field.page().mouse.move(1, 1)
    await field.hover()
    // The native select is not replaced while it has the focus.
    await field.blur()
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
  await waitForCustomSelect(field)
  await field.click()
  await locatePanel(field).locator(`[data-value="${value}"]`).click()
  await expect(locatePanel(field)).toHaveCount(0)
}
