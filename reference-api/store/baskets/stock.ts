import { sql } from 'kysely'
import { toQuantities } from '../../domain/baskets/basket-rules.ts'
import type { Db } from '../../db/connect.ts'
import type { ProductRecord } from '../catalogue/products.ts'

/** Quantity per variant id. */
export type Quantities = ReadonlyMap<string, number>

/** Quantities that these baskets hold. */
export const findHeldStock = async (db: Db, ...basketIds: string[]): Promise<Map<string, number>> => {
  if (basketIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_holds')
    .select(['variant_id as variantId', 'quantity'])
    .where('basket_id', 'in', basketIds)
    .execute()
  return toQuantities(rows)
}

/** Adds the basket's own held quantities to the stock of a product. */
export const addOwnHold = (product: ProductRecord, heldQuantities: Quantities): ProductRecord => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    stock: variant.stock + (heldQuantities.get(variant.id) ?? 0),
  })),
})

/**
 * Locks the stock of these variants and of all that these baskets hold, in the order of their ids, so that transactions
 * cannot deadlock. A transaction that changes the stock of several baskets must lock all of it at once, first. Returns
 * the stock per variant.
 */
export const lockStock = async (
  tx: Db,
  variantIds: Iterable<string>,
  basketIds: string[] = [],
): Promise<Map<string, number>> => {
  const holdRows = basketIds.length
    ? await tx.selectFrom('stock_holds').select('variant_id').where('basket_id', 'in', basketIds).execute()
    : []
  const ids = [...new Set([...variantIds, ...holdRows.map(({ variant_id }) => variant_id)])]
  if (ids.length === 0) return new Map()
  // Not `for update`, which would block every writer of a basket line with the variant.
  const rows = await tx
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/**
 * Makes a locked basket hold exactly the `requested` quantities; other variants stay. All or nothing: returns an empty
 * map on success, otherwise the available quantity of each variant that is short.
 */
export const holdStock = async (
  tx: Db,
  { id: basketId, held: heldQuantities }: { id: string; held: Quantities },
  requested: Quantities,
): Promise<Map<string, number>> => {
  if ([...requested].every(([variantId, quantity]) => (heldQuantities.get(variantId) ?? 0) === quantity))
    return new Map()
  const stock = await lockStock(tx, requested.keys())
  const changes = [...requested].map(([variantId, quantity]) => {
    const heldQuantity = heldQuantities.get(variantId) ?? 0
    return { variantId, quantity, more: quantity - heldQuantity, possible: (stock.get(variantId) ?? 0) + heldQuantity }
  })
  const shortages = changes.filter(({ quantity, more, possible }) => more > 0 && quantity > possible)
  if (shortages.length > 0) return new Map(shortages.map(({ variantId, possible }) => [variantId, possible]))
  for (const { variantId, quantity, more } of changes) {
    if (more === 0) continue
    await tx
      .updateTable('variants')
      .set({ stock: sql`stock - ${more}::int` })
      .where('id', '=', variantId)
      .execute()
    await tx
      .insertInto('stock_holds')
      .values({ basket_id: basketId, variant_id: variantId, quantity })
      .onConflict((conflict) => conflict.columns(['basket_id', 'variant_id']).doUpdateSet({ quantity }))
      .execute()
  }
  if (changes.some(({ quantity }) => quantity === 0))
    await tx.deleteFrom('stock_holds').where('basket_id', '=', basketId).where('quantity', '=', 0).execute()
  return new Map()
}

/** Returns to stock what a locked basket holds: these variants, or all. */
export const releaseStock = async (tx: Db, basketId: string, variantIds?: readonly string[]): Promise<void> => {
  if (variantIds?.length === 0) return
  await lockStock(tx, [], [basketId])
  let query = tx.deleteFrom('stock_holds').where('basket_id', '=', basketId)
  if (variantIds) query = query.where('variant_id', 'in', variantIds)
  await query.execute()
}

/**
 * Sells what a locked basket holds. Sets the quantity to 0 first, because the delete trigger returns the quantity of
 * every deleted row to stock.
 */
export const sellStock = async (tx: Db, basketId: string): Promise<void> => {
  await tx.updateTable('stock_holds').set({ quantity: 0 }).where('basket_id', '=', basketId).execute()
  await tx.deleteFrom('stock_holds').where('basket_id', '=', basketId).execute()
}
