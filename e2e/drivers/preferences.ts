import type { Page } from 'playwright/test'
import { getShopUrl } from './language.ts'

/** Sets the currency and the tax display as the shop remembers them. */
export const setPreferences = (page: Page, { currency, incTax }: { currency?: 'GBP' | 'EUR'; incTax?: boolean }) =>
  page
    .context()
    .addCookies([
      ...(currency ? [{ name: 'preferredCurrency', value: currency, url: getShopUrl() }] : []),
      ...(incTax === undefined ? [] : [{ name: 'incTax', value: String(incTax), url: getShopUrl() }]),
    ])

/** The button of the settings in the header's row. */
export const settingsButton = (page: Page) =>
  page
    .getByRole('banner')
    .locator('button[popovertarget]')
    .filter({ hasText: /^(GBP|EUR)$/ })

/** Chooses in the header's settings, as a shopper does: pressing is sending. */
export const choosePreference = async (page: Page, setting: 'currency' | 'incTax', value: string) => {
  await settingsButton(page).click()
  await page.getByRole('banner').locator(`button[name="${setting}"][value="${value}"]:visible`).click()
}

/** All prices on the page, as they are written. Texts of the house name round sums ("£48 a year"), which are none. */
export const readPrices = async (page: Page) =>
  ((await page.getByRole('main').textContent()) ?? '').match(
    /(-?[£€][\d,]+\.\d\d|[\d.]+,\d\d\u00a0[£€])( (excl\.\u00a0VAT|zzgl\.\u00a0MwSt\.))?/g,
  ) ?? []
