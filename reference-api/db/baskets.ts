import type { Selectable } from 'kysely'
import type { WantedLine } from '../domain/basket-rules.ts'
import { randomToken } from '../domain/secret-key.ts'
import type { Db } from './connect.ts'
import { findProducts, type ProductRecord, type VariantRecord } from './products.ts'
import type { BasketLineTable, BasketTable } from './schema.ts'
import { json } from './stored-json.ts'

export type LineRecord = Selectable<BasketLineTable> & { product: ProductRecord; variant: VariantRecord }

export type BasketRecord = Selectable<BasketTable> & { lines: LineRecord[] }

/** An empty basket under an id nobody can guess: whoever knows it may use it (settled rule 1). `userId` is null for guests. */
export const insertBasket = async (db: Db, currency: string, userId: string | null, now: Date): Promise<string> => {
  const id = randomToken()
  await db.insertInto('baskets').values({ id, currency, user_id: userId, created_at: now, updated_at: now }).execute()
  return id
}

/** `lock` keeps other writers of the same basket waiting until the transaction ends. */
export const findBasket = async (db: Db, id: string, lock = false): Promise<BasketRecord | undefined> => {
  const query = db.selectFrom('baskets').selectAll().where('id', '=', id)
  const basket = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!basket) return undefined
  const rows = await db
    .selectFrom('basket_lines')
    .innerJoin('variants', 'variants.id', 'basket_lines.variant_id')
    .selectAll('basket_lines')
    .select('variants.product_id')
    .where('basket_id', '=', id)
    .orderBy('basket_lines.position')
    .execute()
  const products = new Map((await findProducts(db, 'id', rows.map((row) => row.product_id))).map((product) => [product.id, product]))
  const lines = rows.flatMap((row) => {
    const product = products.get(row.product_id)
    const variant = product?.variants.find((candidate) => candidate.id === row.variant_id)
    return product && variant ? [{ ...row, product, variant }] : []
  })
  return { ...basket, lines }
}

export const replaceLines = async (db: Db, basketId: string, lines: WantedLine[], now: Date): Promise<void> => {
  await db.deleteFrom('basket_lines').where('basket_id', '=', basketId).execute()
  if (lines.length > 0) {
    const rows = lines.map(({ id, variantId, named, quantity, extraData }, position) => {
      return { basket_id: basketId, id, position, variant_id: variantId, named, quantity, extra_data: json(extraData) }
    })
    await db.insertInto('basket_lines').values(rows).execute()
  }
  await db.updateTable('baskets').set({ updated_at: now }).where('id', '=', basketId).execute()
}

export const setCurrency = (db: Db, basketId: string, currency: string, now: Date) =>
  db.updateTable('baskets').set({ currency, updated_at: now }).where('id', '=', basketId).execute()
