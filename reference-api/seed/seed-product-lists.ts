import { mapLocalised } from '../domain/locale.ts'
import type { Db } from '../db/connect.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { toParagraphs } from './to-paragraphs.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import type { SeedContent, SeedProduct, SeedProductCategory, SeedRelations } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

type Products = ReadonlyMap<string, SeedProduct>

const toProductId = (products: Products, sku: string) => {
  const product = products.get(sku)
  if (!product) throw new Error(`${sku} is not a product`)
  return createSeededId('product', product.slug)
}

const seedCategories = async (
  db: Db,
  categories: SeedProductCategory[],
  products: Products,
  now: Date,
  pictures: ImageLookup,
) => {
  for (const [position, { path, parent, title, lead, body, print, products: skus }] of categories.entries()) {
    const id = createSeededId('product-category', path)
    const image = print && (await pictures(print, 'teaser', title))
    await db
      .insertInto('product_categories')
      .values({
        id,
        parent_id: parent === null ? null : createSeededId('product-category', parent),
        position,
        path,
        title: toJsonColumn(title),
        lead: toJsonColumn(lead),
        body: toJsonColumn(mapLocalised(body, toParagraphs)),
        image: toJsonColumn(image),
        meta_title: toJsonColumn(title),
        meta_description: toJsonColumn(lead),
        updated_at: now,
      })
      .execute()
    await insertBatches(
      db,
      'product_category_members',
      skus.map((sku, index) => ({ category_id: id, product_id: toProductId(products, sku), position: index })),
    )
  }
}

const toFacetRows = (product: SeedProduct) =>
  (['format', 'room'] as const).flatMap((facet) =>
    (product.facets?.[facet] ?? []).map(({ value, label, position }) => {
      return { product_id: createSeededId('product', product.slug), facet, value, label: toJsonColumn(label), position }
    }),
  )

const toRelationRows = ({ sku, related, accessories }: SeedRelations, products: Products) => {
  const rows = (type: 'related' | 'accessory', relatedSkus: string[]) =>
    relatedSkus.map((other, position) => ({
      product_id: toProductId(products, sku),
      related_id: toProductId(products, other),
      type,
      position,
    }))
  return [...rows('related', related), ...rows('accessory', accessories)]
}

/** Seeds categories, facets and relations, after the products. Parents come before their subcategories. */
export const seedProductLists = async (
  db: Db,
  content: SeedContent,
  now: Date,
  pictures: ImageLookup,
): Promise<void> => {
  const products = new Map(content.products.map((product) => [product.sku, product]))
  await seedCategories(db, content.productCategories, products, now, pictures)
  await insertBatches(db, 'product_facets', content.products.flatMap(toFacetRows))
  await insertBatches(
    db,
    'product_relations',
    content.productRelations.flatMap((relation) => toRelationRows(relation, products)),
  )
}
