import { expect, type Page } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'
import { translations } from '../drivers/translations.ts'

/** Expects one h1, no skipped level of headings, the landmarks, and the skip link first. */
export const checkStructure = async (page: Page, language: Language) => {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.soft(page.getByRole('banner')).toHaveCount(1)
  await expect.soft(page.getByRole('main')).toHaveCount(1)
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(1)
  // A step of the checkout leads to few other pages.
  const isCheckoutStep = /\/checkout\/(?!complete)/.test(page.url())
  await expect
    .soft(page.getByRole('navigation', { name: translations[language]('common:mainNavigation') }))
    .toHaveCount(isCheckoutStep ? 0 : 1)
  await expect.soft(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(isCheckoutStep ? 1 : 3)
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])))
  levels.forEach((level, index) =>
    expect.soft(level - (levels[index - 1] ?? 0), `headings ${levels.join(' ')}`).toBeLessThanOrEqual(1),
  )

  const first = page.locator('a[href], button, input:not([type="hidden"]), select, summary').first()
  await expect.soft(first).toHaveText(translations[language]('common:skipToContent'))
  await expect.soft(first).toHaveAttribute('href', '#content')
}
