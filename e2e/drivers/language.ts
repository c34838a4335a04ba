import type { BrowserContext } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'

/** Sets the cookie of the language (specification §1, `currentLanguage`). */
export const setLanguage = (context: BrowserContext, language: Language) =>
  context.addCookies([{ name: 'currentLanguage', value: language, url: getShopUrl() }])

/** The origin of the shop under test, from the global setup. */
export const getShopUrl = () => {
  const url = process.env.SHOP_URL
  if (!url) throw new Error('SHOP_URL is not set: run the tests with Playwright, whose global setup starts the shop')
  return url
}
