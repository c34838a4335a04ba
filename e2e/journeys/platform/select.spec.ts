import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { matrixCell } from '../../drivers/matrix.ts'
import { locateNativeSelect, locatePanel, waitForCustomSelect } from '../../drivers/select.ts'
import { languages, translations } from '../../drivers/translations.ts'

const monthSelect = (page: Page, language: Language = 'en') =>
  page.getByRole('combobox', { name: translations[language]('events:listing.month'), exact: true })
/** On a phone the filters are folded. */
const unfoldFilters = (page: Page, language: Language = 'en') =>
  page.getByRole('checkbox', { name: translations[language]('events:listing.filterToggle') }).check()

const optionList = (page: Page) => page.locator('[data-select-panel]').getByRole('option')

const readActiveOption = async (page: Page) => {
  const id = await monthSelect(page).getAttribute('aria-activedescendant')
  return id ? page.locator(`[id="${id}"]`).textContent() : null
}

const openMonths = async (page: Page) => {
  await page.goto('/whats-on')
  await waitForCustomSelect(monthSelect(page))
  await monthSelect(page).click()
  await expect(locatePanel(monthSelect(page))).toBeVisible()
}

test('the list is at most 300 px high with rows of 41 px and shows the chosen item', async ({ page }) => {
  await openMonths(page)
  const panel = (await locatePanel(monthSelect(page)).boundingBox())!
  expect(panel.height).toBe(300)
  const heights = await optionList(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(8)
  expect([...new Set(heights)]).toEqual([41])
  await expect(locatePanel(monthSelect(page)).getByRole('option', { selected: true })).toHaveText(
    translations.en('events:listing.everyMonth'),
  )
})

test('the list stays 10 px inside the window and opens above its field when there is more space', async ({ page }) => {
  await openMonths(page)
  await page.keyboard.press('Escape')
  for (const height of [330, 420, 560]) {
    await page.setViewportSize({ width: 320, height })
    await unfoldFilters(page)
    for (const block of ['start', 'end'] as const) {
      await monthSelect(page).evaluate(
        (field, where) => field.scrollIntoView({ block: where, behavior: 'instant' }),
        block,
      )
      await monthSelect(page).press('Enter')
      const box = (await locatePanel(monthSelect(page)).boundingBox())!
      const where = `${height} ${block}`
      expect(box.y, where).toBeGreaterThanOrEqual(10)
      expect(box.y + box.height, where).toBeLessThanOrEqual(height - 10)
      expect(box.x, where).toBeGreaterThanOrEqual(10)
      expect(box.x + box.width, where).toBeLessThanOrEqual(310)
      await page.keyboard.press('Escape')
      await expect(locatePanel(monthSelect(page))).toHaveCount(0)
    }
  }
})

test('the list closes on a choice, Escape, a click outside, window blur and window resize', async ({ page }) => {
  await openMonths(page)
  const closing = {
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(700, 250),
    blur: () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    resize: () => page.setViewportSize({ width: 1100, height: 700 }),
    tab: () => page.keyboard.press('Tab'),
    choice: () => optionList(page).nth(1).click(),
  }
  for (const [trigger, close] of Object.entries(closing)) {
    if ((await locatePanel(monthSelect(page)).count()) === 0) await monthSelect(page).click()
    await expect(locatePanel(monthSelect(page)), trigger).toBeVisible()
    await close()
    await expect(locatePanel(monthSelect(page)), trigger).toHaveCount(0)
    if (trigger === 'escape') await expect(monthSelect(page)).toBeFocused()
    if (trigger !== 'choice') await expect(locateNativeSelect(monthSelect(page)), trigger).toHaveValue('any')
  }
  await expect(page).toHaveURL(/month=/)
})

test('keys open the list, move in it and choose, and the focus stays on the field', async ({ page }) => {
  await page.goto('/whats-on')
  await waitForCustomSelect(monthSelect(page))
  await monthSelect(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(locatePanel(monthSelect(page))).toBeVisible()
  const names = await optionList(page).allTextContents()
  expect(await readActiveOption(page)).toBe(names[0])
  await page.keyboard.press('ArrowDown')
  expect(await readActiveOption(page)).toBe(names[1])
  await page.keyboard.press('End')
  expect(await readActiveOption(page)).toBe(names.at(-1))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(monthSelect(page)).toHaveText(names[2]!)
  await expect(monthSelect(page)).toBeFocused()
  await expect(page).toHaveURL(/month=/)
})

test('typing activates an item and starts again after a second', async ({ page }) => {
  await page.clock.install()
  await openMonths(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.press('m')
  const march = await readActiveOption(page)
  expect(march).toMatch(/^March/)
  await page.clock.runFor(999)
  await page.keyboard.press('a')
  await page.keyboard.press('y')
  expect(await readActiveOption(page), 'within the second it is one word').toMatch(/^May/)
  await page.clock.runFor(1_001)
  await page.keyboard.press('j')
  expect(await readActiveOption(page), 'after it, a new one').toMatch(/^(January|June|July)/)
})

test('the pointer at the edge scrolls a row every 50 ms to the end of the list', async ({ page }) => {
  await page.clock.install()
  await openMonths(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const readScrollTop = () =>
    locatePanel(monthSelect(page))
      .locator('> div')
      .filter({ has: page.getByRole('option') })
      .evaluate((list) => list.scrollTop)
  const readRowTop = async () => (await optionList(page).nth(5).boundingBox())!.y
  const rowTop = await readRowTop()
  await page.locator('[data-scroll-edge="1"]').hover()
  expect(await readScrollTop()).toBe(0)
  await page.clock.runFor(49)
  expect(await readScrollTop()).toBe(0)
  await page.clock.runFor(1)
  expect(await readScrollTop()).toBe(41)
  await page.clock.runFor(100)
  expect(await readScrollTop()).toBe(123)
  await expect(page.locator('[data-scroll-edge="-1"]')).toBeVisible()
  expect(await readRowTop(), 'the other edge pushes no row away').toBe(rowTop - 123)
  await page.mouse.move(700, 250)
  await page.clock.runFor(500)
  expect(await readScrollTop(), 'not while pointed elsewhere').toBe(123)
  await page.locator('[data-scroll-edge="1"]').hover()
  await page.clock.runFor(2_000)
  await expect(page.locator('[data-scroll-edge="1"]')).toHaveCount(0)
  await page.locator('[data-scroll-edge="-1"]').hover()
  await page.clock.runFor(2_000)
  expect(await readScrollTop()).toBe(0)
})

test('no item has an empty value, and the native select holds the submitted value', async ({ page }) => {
  await openMonths(page)
  const values = await optionList(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-value')))
  expect(values.filter((value) => !value)).toEqual([])
  await optionList(page).nth(2).click()
  await expect(locateNativeSelect(monthSelect(page))).toHaveValue(values[2]!)
  await expect(page).toHaveURL(/month=/)
  await page.goBack()
  await expect(monthSelect(page)).toHaveText(translations.en('events:listing.everyMonth'))
})

for (const language of languages)
  for (const width of [320, 1280])
    test(
      `an open list is a labelled listbox without an axe violation (${language}, ${width} px)`,
      matrixCell((language === 'en') === (width === 320)),
      async ({ page, context }) => {
        await setLanguage(context, language)
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/whats-on')
        if (width === 320) await unfoldFilters(page, language)
        const field = monthSelect(page, language)
        await waitForCustomSelect(field)
        await field.click()
        const name = translations[language]('events:listing.month')
        await expect(page.getByRole('combobox', { name, expanded: true })).toBeVisible()
        await expect(page.getByRole('listbox', { name })).toBeVisible()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .include('form[role="search"]')
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      },
    )

test('the field is a native select without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/whats-on')
  await monthSelect(page).selectOption({ index: 1 })
  await page
    .getByRole('search')
    .getByRole('button', { name: translations.en('events:listing.show') })
    .click()
  await expect(page).toHaveURL(/month=2/)
  await expect(page).not.toHaveURL(/any/)
})
