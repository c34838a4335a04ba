import type { Db } from '../db/connect.ts'
import { json } from '../db/stored-json.ts'
import { paragraphs } from './html.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import type { SeedContent, SeedProduct, SeedProductCategory, SeedRelations } from './seed-content.ts'
import { stableId } from './stable.ts'

type Products = ReadonlyMap<string, SeedProduct>

const idOf = (products: Products, sku: string) => {
  const product = products.get(sku)
  if (!product) throw new Error(`${sku} is not a product`)
  return stableId('product', product.slug)
}

const seedCategories = async (
  db: Db,
  categories: SeedProductCategory[],
  products: Products,
  now: Date,
  pictures: Pictures,
) => {
  for (const [position, { path, parent, title, lead, body, print, products: skus }] of categories.entries()) {
    const id = stableId('product-category', path)
    const image = print && (await pictures(print, 'teaser', title))
    await db
      .insertInto('product_categories')
      .values({
        id,
        parent_id: parent === null ? null : stableId('product-category', parent),
        position,
        path,
        title: json(title),
        lead: json(lead),
        body: json({ en: paragraphs(body.en), de: paragraphs(body.de) }),
        image: json(image),
        meta_title: json(title),
        meta_description: json(lead),
        updated_at: now,
      })
      .execute()
    await insertBatches(
      db,
      'product_category_members',
      skus.map((sku, place) => ({ category_id: id, product_id: idOf(products, sku), position: place })),
    )
  }
}

const facetRows = (product: SeedProduct) =>
  (['format', 'room'] as const).flatMap((facet) =>
    (product.facets?.[facet] ?? []).map(({ value, label, position }) => {
      return { product_id: stableId('product', product.slug), facet, value, label: json(label), position }
    }),
  )

const relationRows = ({ sku, related, accessories }: SeedRelations, products: Products) => {
  const rows = (type: 'related' | 'accessory', others: string[]) =>
    others.map((other, position) => ({
      product_id: idOf(products, sku),
      related_id: idOf(products, other),
      type,
      position,
    }))
  return [...rows('related', related), ...rows('accessory', accessories)]
}

/** How products are listed, filtered and related; after the products themselves. Categories come parents first. */
export const seedProductLists = async (db: Db, content: SeedContent, now: Date, pictures: Pictures): Promise<void> => {
  const products = new Map(content.products.map((product) => [product.sku, product]))
  await seedCategories(db, content.productCategories, products, now, pictures)
  await insertBatches(db, 'product_facets', content.products.flatMap(facetRows))
  await insertBatches(
    db,
    'product_relations',
    content.productRelations.flatMap((relation) => relationRows(relation, products)),
  )
}
