import type { Db } from '../db/connect.ts'
import { json } from '../db/stored-json.ts'
import { taxRateFor } from '../domain/orders/tax.ts'
import { paragraphs } from './html.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import type { SeedProduct } from './seed-content.ts'
import { stableId } from './stable.ts'
import { variantRows } from './variant-rows.ts'

const attributesOf = ({ name, short, about, attributes }: SeedProduct) => [
  { code: 'product_name', value: name },
  { code: 'short_description', value: short },
  { code: 'description', value: { en: paragraphs(about.en), de: paragraphs(about.de) } },
  { code: 'meta_title', value: name },
  { code: 'meta_description', value: short },
  ...attributes,
]

/** Memberships, vouchers and records. They are sold from both countries: pounds carry British tax, euros German. */
export const seedProducts = async (db: Db, products: SeedProduct[], now: Date, pictures: Pictures): Promise<void> => {
  for (const product of products) {
    const id = stableId('product', product.slug)
    const role = product.type === 'record' ? 'sleeve' : 'gallery'
    const media = (await Promise.all(product.prints.map((print) => pictures(print, role, product.name)))).filter(
      Boolean,
    )
    const { slug, sku, type, released } = product
    const texts = { name: json(product.name), attributes: json(attributesOf(product)), media: json(media) }
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
    const rates = { GBP: taxRateFor(type, 'GB'), EUR: taxRateFor(type, 'DE') }
    const offers = product.variants.map((variant) => ({
      ...variant,
      rates,
      capacity: variant.available,
      stock: variant.available,
    }))
    const { variants, prices } = variantRows(id, offers)
    await insertBatches(db, 'variants', variants)
    await insertBatches(db, 'variant_prices', prices)
  }
}
