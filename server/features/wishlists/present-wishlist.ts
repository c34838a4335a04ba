import type * as contract from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { maxOverviewImages } from '#shared/wire/extensions/wishlist-overviews.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { toImage } from '../../presentation/images.ts'
import { itemPath } from '../../presentation/item-path.ts'
import { toPriceFrom } from '../../presentation/price.ts'
import type { SharedWishlistItemResource, WishlistOverview } from './wishlist-resources.ts'

/** Presents an item, for the owner and for viewers of a shared wishlist. */
export const presentWishlistItem = (
  { productVariant, quantity, item }: SharedWishlistItemResource,
  preferences: Preferences,
): contract.WishlistTarget => {
  const { event } = item
  return {
    itemKind: productVariant === undefined ? 'product' : 'productVariant',
    sku: item.sku,
    type: item.type,
    name: item.productName,
    variantName: item.variantName,
    href: itemPath(item.type, item.slug),
    image: toImage(item.media),
    date: event && formatEventDate(event.dates, preferences.language),
    venue: event && { slug: event.venue.slug, name: event.venue.name, city: event.venue.city },
    status: event && event.saleStatus,
    price: toPriceFrom(item.priceRanges, preferences),
    quantity,
  }
}

export const summariseWishlist = ({
  id,
  name,
  itemCount,
  sharedToken,
  items,
}: WishlistOverview): contract.WishlistSummary => ({
  id,
  name,
  itemCount,
  shared: sharedToken !== null,
  images: items.flatMap(({ item }) => toImage(item.media) ?? []).slice(0, maxOverviewImages),
  items: items.map(({ id: itemId, item }) => ({ id: itemId, sku: item.sku })),
})
