import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { findAccessibilityViolations } from '../../screen-checks/accessibility-violations.ts'
import { unusedPreloadPattern } from '../../drivers/record-browser-errors.ts'
import { languages } from '../../drivers/translations.ts'

test('axe finds nothing in the open menus', async ({ page, context, expectErrors }) => {
  expectErrors(unusedPreloadPattern)
  for (const language of languages) {
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
  }
})
