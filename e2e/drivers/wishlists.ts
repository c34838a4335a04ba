import { expect, type Page } from 'playwright/test'
import type { WishlistContents, WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { getShopUrl } from './language.ts'
import { translations } from './translations.ts'

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const response = await page.request.post(path, {
    data,
    headers: { 'X-Requested-With': 'stagedoor', Origin: getShopUrl() },
  })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as T
}

/** Creates a wishlist of this browser's customer with one request. */
export const createWishlist = (page: Page, name: string) => post<WishlistSummary>(page, '/bff/wishlists', { name })

export const addWishlistItem = (
  page: Page,
  wishlist: string,
  item: { sku: string; itemKind?: 'product' | 'productVariant'; quantity?: number },
) => post<WishlistContents>(page, '/bff/wishlist-items', { ...item, wishlist })

export const shareWishlist = (page: Page, list: string) =>
  post<{ sharedUrl: string }>(page, `/bff/wishlists/${list}/share`, {})

export const fetchWishlists = async (page: Page) =>
  ((await (await page.request.get('/bff/wishlists')).json()) as { wishlists: WishlistSummary[] }).wishlists

/** The items on the page of a wishlist. */
export const wishlistItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('input[type="number"]') })

export const removeButton = (page: Page, name: string) =>
  wishlistItems(page).getByRole('button', { name: translations.en('wishlists:list.removeNamed', { name }) })
