import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { TicketCap } from '../../domain/baskets/basket-rules.ts'

/**
 * Makes concurrent baskets of a user hold tickets one after the other, until the transaction ends. Call it before any
 * basket is locked. Not `for update`, which would block writers of rows that refer to the user.
 */
const lockHoldsOfUser = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Tickets that the baskets of a user hold, except those of `exceptBasketIds`. */
const countTicketsHeldByUser = async (db: Db, userId: string, exceptBasketIds: string[]): Promise<number> => {
  const { held } = await db
    .selectFrom('stock_holds')
    .innerJoin('baskets', 'baskets.id', 'stock_holds.basket_id')
    .innerJoin('variants', 'variants.id', 'stock_holds.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(sql<number>`coalesce(sum(stock_holds.quantity), 0)::int`.as('held'))
    .where('baskets.user_id', '=', userId)
    .where('products.type', '=', 'event')
    .$if(exceptBasketIds.length > 0, (query) => query.where('baskets.id', 'not in', exceptBasketIds))
    .executeTakeFirstOrThrow()
  return held
}

type TicketCapInput = {
  limits: { holdTicketsBasket: number; holdTicketsAccount: number }
  /** Null for guests. */
  userId: string | null
  /** The baskets of this write. */
  basketIds: string[]
  /** What the storefront allows. */
  maxTickets: number | null | undefined
}

/**
 * The most tickets that a write may give a basket: the lowest of the limit for each basket, what the account may hold
 * beside its other baskets, and the storefront's `maxTickets`. Locks the holds of the account, so that two baskets at
 * once cannot exceed them; call it before baskets are locked.
 */
export const loadTicketCap = async (
  tx: Db,
  { limits, userId, basketIds, maxTickets }: TicketCapInput,
): Promise<TicketCap> => {
  const caps: TicketCap[] = [
    {
      maximum: limits.holdTicketsBasket,
      message: { key: 'quantity.basketMaximum', parameters: { maximum: limits.holdTicketsBasket } },
    },
  ]
  if (userId !== null) {
    await lockHoldsOfUser(tx, userId)
    caps.push({
      maximum: limits.holdTicketsAccount - (await countTicketsHeldByUser(tx, userId, basketIds)),
      message: { key: 'quantity.accountMaximum', parameters: { maximum: limits.holdTicketsAccount } },
    })
  }
  if (typeof maxTickets === 'number') caps.push({ maximum: maxTickets, message: { key: 'tickets.clientMaximum' } })
  return caps.reduce((tightest, cap) => (cap.maximum < tightest.maximum ? cap : tightest))
}
