import type { Selectable, Updateable } from 'kysely'
import type { RequestedLine } from '../../domain/baskets/basket-rules.ts'
import { isTicket } from '../../domain/catalogue/is-ticket.ts'
import { computeLineId } from '../../domain/baskets/compute-line-id.ts'
import { createRandomToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { FrozenBasket, StoredExpiredLine } from '../../db/order-schema.ts'
import { findProductsOfVariants, type ProductRecord, type VariantRecord } from '../catalogue/products.ts'
import type { BasketLineTable, BasketTable } from '../../db/basket-schema.ts'
import { addOwnHold, findHeldStock, lockStock, type Quantities } from './stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** The stock of `product` and `variant` includes what the basket holds itself. */
type LineItemRecord = { product: ProductRecord; variant: VariantRecord }

export type LineRecord = Selectable<BasketLineTable> & LineItemRecord

/** Lines that an expired hold removed and that are still in the catalogue. */
export type ExpiredLineRecord = StoredExpiredLine & LineItemRecord & { id: string }

/** `held` is the stock that the basket holds. */
export type BasketRecord = Selectable<BasketTable> & {
  lines: LineRecord[]
  expiredLines: ExpiredLineRecord[]
  held: Quantities
}

export const isTicketLine = ({ product }: Pick<LineRecord, 'product'>): boolean => isTicket(product)

export type LineValues = Pick<RequestedLine, 'id' | 'variantId' | 'named' | 'quantity' | 'extraData'>

/** Creates an empty basket. Its random id gives access to it. `userId` is null for guests. */
export const insertBasket = async (db: Db, currency: string, userId: string | null, now: Date): Promise<string> => {
  const id = createRandomToken()
  await db.insertInto('baskets').values({ id, currency, user_id: userId, created_at: now, updated_at: now }).execute()
  return id
}

/** Catalogue data of these variants for a basket that holds these quantities. Unknown ones are missing. */
const findLineItems = async (db: Db, variantIds: string[], held: Quantities): Promise<Map<string, LineItemRecord>> => {
  if (variantIds.length === 0) return new Map()
  const products = await findProductsOfVariants(db, 'id', variantIds)
  const ownProducts = products.map((product) => addOwnHold(product, held))
  return new Map(
    ownProducts.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }] as const)),
  )
}

/** A confirmed basket as it is paid; undefined when it can be edited or is unknown. */
export const findFrozenBasket = async (db: Db, id: string): Promise<FrozenBasket | undefined> => {
  const row = await db.selectFrom('baskets').select('frozen').where('id', '=', id).executeTakeFirst()
  return row?.frozen ?? undefined
}

/** `lock` blocks other writers of the basket until the transaction ends. */
export const findBasket = async (db: Db, id: string, lock = false): Promise<BasketRecord | undefined> => {
  const query = db.selectFrom('baskets').selectAll().where('id', '=', id)
  const basket = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!basket) return undefined
  const rows = await db.selectFrom('basket_lines').selectAll().where('basket_id', '=', id).orderBy('position').execute()
  const variantIds = [...rows.map(({ variant_id }) => variant_id), ...basket.lapsed.map(({ variantId }) => variantId)]
  const held = await findHeldStock(db, id)
  const items = await findLineItems(db, variantIds, held)
  const lines = rows.flatMap((row) => {
    const item = items.get(row.variant_id)
    return item ? [{ ...row, ...item }] : []
  })
  const expiredLines = basket.lapsed.flatMap((line) => {
    const item = items.get(line.variantId)
    return item ? [{ ...line, ...item, id: computeLineId(item.variant.sku, line.extraData) }] : []
  })
  return { ...basket, lines, expiredLines, held }
}

/** All baskets of a customer, the oldest first. */
export const findUserBaskets = async (db: Db, userId: string): Promise<BasketRecord[]> => {
  const rows = await db.selectFrom('baskets').select('id').where('user_id', '=', userId).orderBy('created_at').execute()
  const baskets = await Promise.all(rows.map(({ id }) => findBasket(db, id)))
  return baskets.filter((basket) => basket !== undefined)
}

export const replaceLines = async (db: Db, basketId: string, lines: LineValues[]): Promise<void> => {
  await db.deleteFrom('basket_lines').where('basket_id', '=', basketId).execute()
  if (lines.length === 0) return
  const rows = lines.map(({ id, variantId, named, quantity, extraData }, position) => {
    return {
      basket_id: basketId,
      id,
      position,
      variant_id: variantId,
      named,
      quantity,
      extra_data: toJsonColumn(extraData),
    }
  })
  await db.insertInto('basket_lines').values(rows).execute()
}

export const updateBasketRow = (db: Db, basketId: string, changes: Updateable<BasketTable>, now: Date) =>
  db
    .updateTable('baskets')
    .set({ ...changes, updated_at: now })
    .where('id', '=', basketId)
    .execute()

/** Locks several baskets in the order of their ids, so that transactions cannot deadlock. */
export const lockBaskets = async (tx: Db, ids: string[]): Promise<string[]> => {
  const found = await tx.selectFrom('baskets').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return found.map(({ id }) => id)
}

/** Deletes baskets, which returns what they hold to stock. Returns how many existed. */
export const deleteBaskets = async (tx: Db, ids: string[]): Promise<number> => {
  const found = ids.length > 0 ? await lockBaskets(tx, ids) : []
  if (found.length === 0) return 0
  await lockStock(tx, [], found)
  await tx.deleteFrom('baskets').where('id', 'in', found).execute()
  return found.length
}
