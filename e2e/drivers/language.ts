import type { BrowserContext } from 'playwright/test'
import type { Language } from '#shared/rules/preferences.ts'

/** Sets the language as the shop remembers it (specification §1, `currentLanguage`). */
export const setLanguage = (context: BrowserContext, language: Language) =>
  context.addCookies([{ name: 'currentLanguage', value: language, url: getShopUrl() }])

/** Where the shop under test is; the global setup says so. */
export const getShopUrl = () => {
  const url = process.env.SHOP_URL
  if (!url) throw new Error('SHOP_URL is not set: the shop has not been started')
  return url
}
