import type { Db } from '../../db/connect.ts'
import { findProducts, type ProductRecord, type VariantRecord } from './products.ts'

export type CatalogueItem = { product: ProductRecord; variant: VariantRecord }

/** Products and variants with these SKUs. Unknown ones are missing. */
export const findBySkus = async (db: Db, productSkus: string[], variantSkus: string[]) => {
  const owners = variantSkus.length
    ? await db.selectFrom('variants').select('product_id').where('sku', 'in', variantSkus).execute()
    : []
  const byVariant = await findProducts(
    db,
    'id',
    owners.map(({ product_id }) => product_id),
  )
  const byProduct = await findProducts(db, 'sku', productSkus)
  const variants = byVariant.flatMap((product) =>
    product.variants.map((variant) => [variant.sku, { product, variant }] as const),
  )
  return {
    variants: new Map<string, CatalogueItem>(variants),
    products: new Map(byProduct.map((product) => [product.sku, product])),
  }
}

export type Catalogue = Awaited<ReturnType<typeof findBySkus>>
