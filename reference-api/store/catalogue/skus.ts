import type { Db } from '../../db/connect.ts'
import { findProducts, findProductsOfVariants, type ProductRecord, type VariantRecord } from './products.ts'

export type CatalogueItem = { product: ProductRecord; variant: VariantRecord }

/** Products and variants with these SKUs. Unknown ones are missing. */
export const findBySkus = async (db: Db, productSkus: string[], variantSkus: string[]) => {
  const byVariant = await findProductsOfVariants(db, 'sku', variantSkus)
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
