import { expect, type Page } from 'playwright/test'
import type { WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { shopUrl } from './language.ts'
import { words } from './words.ts'

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const response = await page.request.post(path, {
    data,
    headers: { 'X-Requested-With': 'stagedoor', Origin: shopUrl() },
  })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as T
}

/** A list of this browser's customer, without going through the pages: for tests that begin with one. */
export const makeList = (page: Page, name: string) => post<WishlistSummary>(page, '/bff/wishlists', { name })

export const keepOn = (
  page: Page,
  wishlist: string,
  wish: { sku: string; of?: 'product' | 'productVariant'; quantity?: number },
) => post<WishlistSummary>(page, '/bff/wishlist-items', { ...wish, wishlist })

export const shareList = (page: Page, list: string) =>
  post<{ sharedUrl: string }>(page, `/bff/wishlists/${list}/share`, {})

export const readLists = async (page: Page) =>
  ((await (await page.request.get('/bff/wishlists')).json()) as { wishlists: WishlistSummary[] }).wishlists

/** What is on the list that is open. */
export const wishes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('input[type="number"]') })

export const removeButton = (page: Page, name: string) =>
  wishes(page).getByRole('button', { name: words.en('wishlists:list.removeNamed', { name }) })
