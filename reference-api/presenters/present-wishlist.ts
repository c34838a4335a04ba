import type {
  SharedWishlistResource,
  Wish,
  WishedItem,
  WishlistItemResource,
  WishlistResource,
} from '#shared/wire/account.ts'
import type { WishlistRecord, WishRecord } from '../store/accounts/wishlists.ts'
import type { Locale } from '../domain/locale.ts'
import { priceRanges } from '../domain/catalogue/price-range.ts'
import { shareToken } from '../domain/accounts/share-token.ts'
import { presentMedia } from './present-media.ts'
import { availableOf, presentDates, presentVenue, statusOf } from './present-product.ts'

type View = { locale: Locale; now: Date }

const presentItem = ({ product, variant }: WishRecord, { locale, now }: View): WishedItem => {
  const { event } = product
  const picture = product.media[0]
  const meant = variant ? [variant] : product.variants
  return {
    type: product.type,
    sku: variant?.sku ?? product.sku,
    slug: product.slug,
    productName: product.name[locale],
    variantName: variant && variant.name[locale] !== product.name[locale] ? variant.name[locale] : null,
    media: picture ? presentMedia(picture, locale) : null,
    available: meant.reduce((total, one) => total + availableOf(product, one, now), 0),
    maxPerOrder: Math.max(0, ...meant.map(({ max_per_order }) => max_per_order)),
    event: event && {
      saleStatus: statusOf(product, event, now),
      dates: presentDates(event),
      venue: presentVenue(event.venue),
    },
    priceRanges: priceRanges(meant),
  }
}

const presentWish = (wish: WishRecord, view: View): Wish => ({
  ...(wish.named === 'product' ? { product: wish.sku } : { productVariant: wish.sku }),
  quantity: wish.quantity,
  addedAt: wish.added_at.toISOString(),
  item: presentItem(wish, view),
})

export const presentWishlistItem = (wish: WishRecord, view: View): WishlistItemResource => ({
  '@id': `/wishlist-items/${wish.id}`,
  '@type': 'WishlistItem',
  id: wish.id,
  ...presentWish(wish, view),
})

export const presentWishlist = (list: WishlistRecord, view: View & { shareKey: Uint8Array }): WishlistResource => ({
  '@id': `/wishlists/${list.id}`,
  '@type': 'Wishlist',
  id: list.id,
  name: list.name,
  itemCount: list.items.length,
  modifiedAt: list.modified_at.toISOString(),
  createdAt: list.created_at.toISOString(),
  sharedToken: list.share_nonce && shareToken(view.shareKey, list.id, list.share_nonce),
  items: list.items.map((item) => presentWishlistItem(item, view)),
})

/** As anybody with the link sees it: no ids, and of the owner the first name only. */
export const presentSharedWishlist = (
  list: WishlistRecord,
  ownerFirstName: string,
  token: string,
  view: View,
): SharedWishlistResource => ({
  '@id': `/wishlists/shared/${token}`,
  '@type': 'SharedWishlist',
  name: list.name,
  ownerFirstName,
  itemCount: list.items.length,
  modifiedAt: list.modified_at.toISOString(),
  items: list.items.map((item) => presentWish(item, view)),
})
