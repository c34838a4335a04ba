import { sql } from 'kysely'
import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Db } from '../../db/connect.ts'

/**
 * Makes concurrent baskets of a user hold tickets one after the other, until the transaction ends. Call it before any
 * basket is locked. Not `for update`, which would block writers of rows that refer to the user. Returns whether the
 * account still exists.
 */
export const lockHoldsOfUser = async (tx: Db, userId: string): Promise<boolean> => {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('anonymised_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined
}

/** Pieces of products of these types that the baskets of a user hold, except those of `exceptBasketIds`. */
export const countHeldByUser = async (
  db: Db,
  userId: string,
  types: readonly ProductType[],
  exceptBasketIds: string[],
): Promise<number> => {
  const { held } = await db
    .selectFrom('stock_holds')
    .innerJoin('baskets', 'baskets.id', 'stock_holds.basket_id')
    .innerJoin('variants', 'variants.id', 'stock_holds.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(sql<number>`coalesce(sum(stock_holds.quantity), 0)::int`.as('held'))
    .where('baskets.user_id', '=', userId)
    .where('products.type', 'in', types)
    .$if(exceptBasketIds.length > 0, (query) => query.where('baskets.id', 'not in', exceptBasketIds))
    .executeTakeFirstOrThrow()
  return held
}
