import { mapLocalised } from '../domain/locale.ts'
import type { Db } from '../db/connect.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { getSellerCountry, getTaxRate } from '../domain/pricing/get-tax-rate.ts'
import { toParagraphs } from './to-paragraphs.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import type { SeedProduct } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'
import { toVariantRows } from './variant-rows.ts'

const toAttributes = ({ name, short, about, attributes }: SeedProduct) => [
  { code: 'product_name', value: name },
  { code: 'short_description', value: short },
  { code: 'description', value: mapLocalised(about, toParagraphs) },
  { code: 'meta_title', value: name },
  { code: 'meta_description', value: short },
  ...attributes,
]

/** Seeds memberships, vouchers and records. The country of the seller decides their tax. */
export const seedProducts = async (
  db: Db,
  products: SeedProduct[],
  now: Date,
  pictures: ImageLookup,
  currencies: readonly string[],
): Promise<void> => {
  for (const product of products) {
    const id = createSeededId('product', product.slug)
    const role = product.type === 'record' ? 'sleeve' : 'gallery'
    const media = (await Promise.all(product.prints.map((print) => pictures(print, role, product.name)))).filter(
      Boolean,
    )
    const { slug, sku, type, released, lineFields = [] } = product
    const texts = {
      name: toJsonColumn(product.name),
      attributes: toJsonColumn(toAttributes(product)),
      media: toJsonColumn(media),
      line_fields: toJsonColumn(lineFields),
    }
    await db
      .insertInto('products')
      .values({
        id,
        sku,
        slug,
        type,
        ...texts,
        updated_at: now,
        released_at: released ? new Date(`${released}T00:00:00Z`) : null,
      })
      .execute()
    const rates = Object.fromEntries(
      currencies.map((currency) => [currency, getTaxRate(type, getSellerCountry(currency))]),
    )
    const offers = product.variants.map((variant) => ({
      ...variant,
      rates,
      capacity: variant.available,
      stock: variant.available,
    }))
    const { variants, prices } = toVariantRows(id, offers)
    await insertBatches(db, 'variants', variants)
    await insertBatches(db, 'variant_prices', prices)
  }
}
