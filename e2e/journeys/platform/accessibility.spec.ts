import { createSampleEmails } from '#reference-api/testing/sample-emails.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { toCells } from '../../drivers/matrix.ts'
import { findAccessibilityViolations } from '../../screen-checks/accessibility-violations.ts'
import { findOverflowingElements } from '../../screen-checks/overflowing-elements.ts'
import { unusedPreloadPattern } from '../../drivers/record-browser-errors.ts'
import { languages } from '../../drivers/translations.ts'

/** Together these emails have every part of the layout: headings, pictures, amounts, button, links. */
const emailsWithAllParts = new Set(['confirmation', 'newsletter-welcome'])

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

  test(
    `emails have no accessibility violation and nothing too wide, light and dark (${language})`,
    cell,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.route('**/_next/image**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      for (const [name, email] of Object.entries(createSampleEmails(language, 'https://shop.example')))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.setContent(email!.html)
          expect(await findOverflowingElements(page), `${name}, ${colorScheme}`).toEqual([])
          if (emailsWithAllParts.has(name))
            expect(await findAccessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([])
        }
    },
  )
}
