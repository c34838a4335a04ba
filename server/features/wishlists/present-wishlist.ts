import type * as contract from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { maxOverviewImages } from '#shared/wire/extensions/wishlist-overviews.ts'
import { toImage } from '../../presentation/images.ts'
import { presentItem } from '../../presentation/present-item.ts'
import { toPriceFrom } from '../../presentation/price.ts'
import type { SharedWishlistItemResource, WishlistOverview } from './wishlist-resources.ts'

/** Presents an item, for the owner and for viewers of a shared wishlist. */
export const presentWishlistItem = (
  { productVariant, quantity, item }: SharedWishlistItemResource,
  preferences: Preferences,
): contract.WishlistTarget => ({
  itemKind: productVariant === undefined ? 'product' : 'productVariant',
  ...presentItem(item, preferences.language),
  status: item.event && item.event.saleStatus,
  price: toPriceFrom(item.priceRanges, preferences),
  available: item.available > 0,
  quantity,
})

const presentDetails = ({ id, name, itemCount, sharedToken }: WishlistOverview) => ({
  id,
  name,
  itemCount,
  shared: sharedToken !== null,
})

export const summariseWishlist = (wishlist: WishlistOverview): contract.WishlistSummary => ({
  ...presentDetails(wishlist),
  images: wishlist.items.flatMap(({ item }) => toImage(item.media) ?? []).slice(0, maxOverviewImages),
})

export const presentWishlistContents = (wishlist: WishlistOverview): contract.WishlistContents => ({
  ...presentDetails(wishlist),
  items: wishlist.items.map(({ id, item }) => ({ id, sku: item.sku })),
})
