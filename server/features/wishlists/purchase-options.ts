import type * as contract from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { computeMaxQuantity } from '../../presentation/max-quantity.ts'
import { toAmount, toDisplayAmount } from '../../presentation/price.ts'
import { StorefrontProductResource } from '../../upstream/resources/catalogue.ts'
import type { SharedWishlistItemResource } from './wishlist-resources.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

type PurchaseOption = contract.WishlistItem['purchaseOptions'][number]

/** The maximum of concurrent calls. The data cache usually has the responses. */
const maxConcurrent = 8

const getSaleStatus = ({ item: { event } }: SharedWishlistItemResource) => event && event.saleStatus

const toVariantOptions = (
  { item, ...wishlistItem }: SharedWishlistItemResource,
  preferences: Preferences,
): PurchaseOption[] => {
  const range = item.priceRanges.find(({ currency }) => currency === preferences.currency)
  if (!range) return []
  const price = { amount: toDisplayAmount(range.minimum, preferences), currency: preferences.currency }
  return [
    {
      sku: item.sku,
      name: item.variantName ?? item.productName,
      lang: item.lang,
      price,
      maxQuantity: computeMaxQuantity(item, getSaleStatus({ item, ...wishlistItem })),
    },
  ]
}

const fetchProductOptions = async (
  api: ContentSource,
  wishlistItem: SharedWishlistItemResource,
  preferences: Preferences,
): Promise<PurchaseOption[]> => {
  const path = `/storefront/product/${encodeURIComponent(wishlistItem.item.slug)}`
  const { variants } = await api.readCached({ path, language: preferences.language, schema: StorefrontProductResource })
  return variants
    .toSorted((a, b) => a.position - b.position)
    .flatMap((variant) => {
      const price = toAmount(variant.prices, preferences)
      return price
        ? [
            {
              sku: variant.sku,
              name: variant.name,
              lang: variant.lang,
              price,
              maxQuantity: computeMaxQuantity(variant, getSaleStatus(wishlistItem)),
            },
          ]
        : []
    })
}

/**
 * The variants of each item that the customer can buy now, in the order of the items. Empty for an item whose product
 * cannot be loaded.
 */
export const listPurchaseOptions = async (
  api: ContentSource,
  wishlistItems: readonly SharedWishlistItemResource[],
  preferences: Preferences,
): Promise<PurchaseOption[][]> => {
  const choices: PurchaseOption[][] = wishlistItems.map((wishlistItem) =>
    wishlistItem.productVariant === undefined ? [] : toVariantOptions(wishlistItem, preferences),
  )
  const pendingItems = [...wishlistItems.entries()].filter(
    ([, wishlistItem]) => wishlistItem.productVariant === undefined && wishlistItem.item.available > 0,
  )
  const processPending = async () => {
    for (let next = pendingItems.shift(); next; next = pendingItems.shift()) {
      const [index, wishlistItem] = next
      choices[index] = await fetchProductOptions(api, wishlistItem, preferences).catch(() => [])
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, processPending))
  return choices.map((itemOptions) => itemOptions.filter(({ maxQuantity }) => maxQuantity > 0))
}
