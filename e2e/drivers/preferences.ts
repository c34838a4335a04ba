import type { Page } from 'playwright/test'
import { getShopUrl } from './language.ts'

/** Sets the cookies of currency and tax display. */
export const setPreferences = (page: Page, { currency, incTax }: { currency?: 'GBP' | 'EUR'; incTax?: boolean }) =>
  page
    .context()
    .addCookies([
      ...(currency ? [{ name: 'preferredCurrency', value: currency, url: getShopUrl() }] : []),
      ...(incTax === undefined ? [] : [{ name: 'incTax', value: String(incTax), url: getShopUrl() }]),
    ])

/** The button of the settings in the header. */
export const settingsButton = (page: Page) =>
  page
    .getByRole('banner')
    .locator('button[popovertarget]')
    .filter({ hasText: /^(GBP|EUR)$/ })

/** Chooses a preference in the header; each button submits the form. */
export const choosePreference = async (page: Page, setting: 'currency' | 'incTax', value: string) => {
  await settingsButton(page).click()
  await page.getByRole('banner').locator(`button[name="${setting}"][value="${value}"]:visible`).click()
}

/** The prices on the page. Skips whole amounts in CMS texts ("£48 a year"). */
export const readPrices = async (page: Page) =>
  ((await page.getByRole('main').textContent()) ?? '').match(
    /(-?[£€][\d,]+\.\d\d|[\d.]+,\d\d\u00a0[£€])( (excl\.\u00a0VAT|zzgl\.\u00a0MwSt\.))?/g,
  ) ?? []
