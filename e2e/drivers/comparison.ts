import type { Page } from 'playwright/test'
import { comparisonCookie } from '#shared/rules/product-lists.ts'
import { getShopUrl } from './language.ts'

/** Begins with products in the comparison, as if their buttons had been pressed. */
export const setComparedProducts = (page: Page, ...skus: string[]) =>
  page.context().addCookies([{ name: comparisonCookie, value: skus.join('.'), url: getShopUrl() }])

export const readComparedSkus = async (page: Page) =>
  (await page.context().cookies())
    .find(({ name }) => name === comparisonCookie)
    ?.value.split('.')
    .filter(Boolean) ?? []

/** The button of one product; its name begins with what pressing it does. */
export const compareButton = (page: Page, product: string) =>
  page.getByRole('main').locator('form[action^="/product-comparison"]').getByRole('button', { name: product })
