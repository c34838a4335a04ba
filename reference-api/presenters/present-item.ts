import type { ItemResource } from '#shared/wire/items.ts'
import type { ProductRecord, VariantRecord } from '../store/catalogue/products.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { isBuyable, toViewerSaleStatus } from '../domain/catalogue/sale-status.ts'
import { getSaleStatus, sumVariants } from './availability.ts'
import { presentDates, presentVenue } from './present-event.ts'
import { presentMedia } from './present-media.ts'

/** For members a presale is on sale. */
export type ItemView = { locale: Locale; now: Date; isMember?: boolean }

type Names = { productName: string; variantName: string | null }

/** A variant without a name of its own has that of its product. */
export const toItemNames = (productName: string, variantName: string): Names => ({
  productName,
  variantName: variantName === productName ? null : variantName,
})

/** The item of a basket line or a wishlist item. Without a variant it is the product, with all its variants. */
export const presentItem = (
  { product, variant }: { product: ProductRecord; variant: VariantRecord | null },
  { locale, now, isMember = false }: ItemView,
): ItemResource => {
  const { event } = product
  const saleStatus = event && toViewerSaleStatus(getSaleStatus(product, event, now), isMember)
  const variants = variant ? [variant] : product.variants
  const productName = inLocale(product.name, locale)
  const image = product.media[0]
  return {
    type: product.type,
    sku: variant?.sku ?? product.sku,
    slug: product.slug,
    ...toItemNames(productName, inLocale(variant?.name, locale) ?? productName),
    ...presentLanguage(variant?.name ?? product.name, locale),
    media: image ? presentMedia(image, locale) : null,
    available: saleStatus === null || isBuyable(saleStatus) ? sumVariants(variants, 'stock') : 0,
    maxPerOrder: Math.max(0, ...variants.map(({ max_per_order }) => max_per_order)),
    event: event && saleStatus && { saleStatus, dates: presentDates(event), venue: presentVenue(event.venue) },
  }
}
