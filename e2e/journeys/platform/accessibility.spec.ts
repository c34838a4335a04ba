import { expect, test } from '../../drivers/fixtures.ts'
import { speak } from '../../drivers/language.ts'
import { violations } from '../../screen-checks/violations.ts'
import { otherPicture } from '../../drivers/watch-browser.ts'
import { languages } from '../../drivers/words.ts'

test('axe finds nothing in the open menus', async ({ page, context, expectTrouble }) => {
  expectTrouble(otherPicture)
  for (const language of languages) {
    await speak(context, language)
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto('/')
    await page.locator('header button[popovertarget="menu-drawer"]').first().click()
    await expect(page.locator('#menu-drawer')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await page.locator('header nav details > summary').first().click()
    expect(await violations(page)).toEqual([])
  }
})
