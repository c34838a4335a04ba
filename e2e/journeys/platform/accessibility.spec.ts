import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { toCells } from '../../drivers/matrix.ts'
import { findAccessibilityViolations } from '../../screen-checks/accessibility-violations.ts'
import { unusedPreloadPattern } from '../../drivers/record-browser-errors.ts'
import { languages } from '../../drivers/translations.ts'

for (const [language, cell] of toCells(languages, 'de')) {
  test(`axe finds no violation in the open menus (${language})`, cell, async ({ page, context, expectErrors }) => {
    expectErrors(unusedPreloadPattern)
    await setLanguage(context, language)
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto('/')
    await page.locator('header button[popovertarget="menu-drawer"]').first().click()
    await expect(page.locator('#menu-drawer')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await page.locator('header nav details > summary').first().click()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
}
