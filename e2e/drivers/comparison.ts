import type { Page } from 'playwright/test'
import { comparisonCookie } from '#shared/rules/product-lists.ts'
import { getShopUrl } from './language.ts'

/** Adds products to the comparison through its cookie. */
export const setComparedProducts = (page: Page, ...skus: string[]) =>
  page.context().addCookies([{ name: comparisonCookie, value: skus.join('.'), url: getShopUrl() }])

export const readComparedSkus = async (page: Page) =>
  (await page.context().cookies())
    .find(({ name }) => name === comparisonCookie)
    ?.value.split('.')
    .filter(Boolean) ?? []

/** The compare button of one product. */
export const compareButton = (page: Page, product: string) =>
  page.getByRole('main').locator('form[action^="/product-comparison"]').getByRole('button', { name: product })
