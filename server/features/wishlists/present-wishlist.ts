import type * as contract from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { toImage } from '../../presentation/images.ts'
import { toPriceFrom } from '../../presentation/price.ts'
import type { WishlistItemBase, WishlistResource } from './wishlist-resources.ts'

/** Pictures that stand for a list among others. */
const maxSummaryImages = 4

/** A wish as its owner and whoever the list is shared with see it. */
export const presentWishlistItem = (
  { productVariant, quantity, item }: WishlistItemBase,
  preferences: Preferences,
): contract.WishlistTarget => {
  const { event } = item
  return {
    of: productVariant === undefined ? 'product' : 'productVariant',
    sku: item.sku,
    type: item.type,
    name: item.productName,
    variantName: item.variantName,
    href: item.type === 'event' ? `/whats-on/${item.slug}` : `/products/${item.slug}`,
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
}: WishlistResource): contract.WishlistSummary => ({
  id,
  name,
  itemCount,
  shared: sharedToken !== null,
  images: items.flatMap(({ item }) => toImage(item.media) ?? []).slice(0, maxSummaryImages),
  items: items.map(({ id: itemId, item }) => ({ id: itemId, sku: item.sku })),
})
