import type {
  SharedWishlistResource,
  SharedWishlistItemResource,
  WishlistItemResource,
  WishlistResource,
} from '#shared/wire/wishlists.ts'
import type { WishlistOverview } from '#shared/wire/extensions/wishlist-overviews.ts'
import type { WishlistRow } from '../db/account-schema.ts'
import type { WishlistOverviewRecord } from '../store/wishlists/wishlist-overviews.ts'
import type { WishlistRecord, WishlistItemRecord } from '../store/wishlists/wishlists.ts'
import { computePriceRanges } from '../domain/catalogue/compute-price-ranges.ts'
import { deriveShareToken } from '../domain/wishlists/share-token.ts'
import { presentItem, type ItemView } from './present-item.ts'
import { presentMedia } from './present-media.ts'

type View = Pick<ItemView, 'locale' | 'now'>

const presentWishlistEntry = (item: WishlistItemRecord, view: View): SharedWishlistItemResource => ({
  ...(item.named === 'product' ? { product: item.sku } : { productVariant: item.sku }),
  quantity: item.quantity,
  addedAt: item.added_at.toISOString(),
  item: {
    ...presentItem(item, view),
    priceRanges: computePriceRanges(item.variant ? [item.variant] : item.product.variants),
  },
})

export const presentWishlistItem = (item: WishlistItemRecord, view: View): WishlistItemResource => ({
  '@id': `/wishlist-items/${item.id}`,
  '@type': 'WishlistItem',
  id: item.id,
  ...presentWishlistEntry(item, view),
})

type OwnView = { shareKey: Uint8Array }

const presentDetails = (wishlist: WishlistRow & { itemCount: number }, { shareKey }: OwnView) => ({
  '@id': `/wishlists/${wishlist.id}`,
  '@type': 'Wishlist' as const,
  id: wishlist.id,
  name: wishlist.name,
  itemCount: wishlist.itemCount,
  modifiedAt: wishlist.modified_at.toISOString(),
  createdAt: wishlist.created_at.toISOString(),
  sharedToken: wishlist.share_nonce && deriveShareToken(shareKey, wishlist.id, wishlist.share_nonce),
})

export const presentWishlist = (wishlist: WishlistRecord, view: View & OwnView): WishlistResource => ({
  ...presentDetails(wishlist, view),
  items: wishlist.items.map((item) => presentWishlistItem(item, view)),
})

export const presentWishlistOverview = (
  wishlist: WishlistOverviewRecord,
  view: Pick<View, 'locale'> & OwnView,
): WishlistOverview => ({
  ...presentDetails(wishlist, view),
  items: wishlist.items.map(({ id, sku, media }) => ({
    id,
    item: { sku, media: media && presentMedia(media, view.locale) },
  })),
})

/** A shared wishlist for readers of the link: without ids, and with the owner's first name only. */
export const presentSharedWishlist = (
  wishlist: WishlistRecord,
  ownerFirstName: string,
  token: string,
  view: View,
): SharedWishlistResource => ({
  '@id': `/wishlists/shared/${token}`,
  '@type': 'SharedWishlist',
  name: wishlist.name,
  ownerFirstName,
  itemCount: wishlist.itemCount,
  modifiedAt: wishlist.modified_at.toISOString(),
  items: wishlist.items.map((item) => presentWishlistEntry(item, view)),
})
