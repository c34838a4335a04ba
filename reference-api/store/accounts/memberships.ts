import { randomUUID } from 'node:crypto'
import { getMemberTicketLimit } from '../../domain/pricing/member-price.ts'
import type { Db } from '../../db/connect.ts'

/** Adds calendar years; 29 February becomes 1 March. */
const addCalendarYear = (from: Date): Date => {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  return until
}

/**
 * Tickets per event at the member price with the user's current memberships: the highest number; null without a
 * membership.
 */
export const findActiveMembership = async (db: Db, userId: string, now: Date): Promise<{ tickets: number } | null> => {
  const rows = await db
    .selectFrom('memberships')
    .select('product_sku')
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .execute()
  return rows.length === 0
    ? null
    : { tickets: Math.max(...rows.map(({ product_sku }) => getMemberTicketLimit(product_sku))) }
}

/** A year from now, or from the end of an existing membership of the same kind, so that early renewal loses nothing. */
const computeValidity = async (tx: Db, userId: string, productSku: string, now: Date) => {
  const { last } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.max('valid_until').as('last'))
    .where('user_id', '=', userId)
    .where('product_sku', '=', productSku)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const from = last && last > now ? last : now
  return { valid_from: from, valid_until: addCalendarYear(from) }
}

type NewMembership = { orderLineId: string; userId: string | null; productSku: string; now: Date }

/**
 * Creates a bought membership. With an account it starts at once; otherwise it waits for one (`claimMemberships`).
 * `productSku` is the SKU of the order line.
 */
export const startMembership = async (
  tx: Db,
  { orderLineId, userId, productSku, now }: NewMembership,
): Promise<string> => {
  const id = randomUUID()
  const year =
    userId === null ? { valid_from: null, valid_until: null } : await computeValidity(tx, userId, productSku, now)
  await tx
    .insertInto('memberships')
    .values({ id, order_line_id: orderLineId, user_id: userId, product_sku: productSku, ...year })
    .execute()
  return id
}

/** Starts the waiting memberships of these orders, which now belong to the account. */
export const claimMemberships = async (
  tx: Db,
  userId: string,
  orderIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (orderIds.length === 0) return
  const waiting = await tx
    .selectFrom('memberships')
    .innerJoin('order_lines', 'order_lines.id', 'memberships.order_line_id')
    .select(['memberships.id', 'memberships.product_sku', 'memberships.valid_from'])
    .where('order_lines.order_id', 'in', orderIds)
    .where('memberships.user_id', 'is', null)
    .where('memberships.cancelled_at', 'is', null)
    .orderBy('memberships.id')
    .forUpdate('memberships')
    .execute()
  for (const { id, product_sku, valid_from } of waiting) {
    await tx
      .updateTable('memberships')
      .set({
        user_id: userId,
        // A membership that ran for another account keeps its year.
        ...(valid_from ? {} : await computeValidity(tx, userId, product_sku, now)),
      })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Takes the memberships of these orders from their account. They wait for the next account while their year runs on.
 */
export const releaseMemberships = async (tx: Db, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await tx
    .updateTable('memberships')
    .set({ user_id: null })
    .where('order_line_id', 'in', (query) =>
      query.selectFrom('order_lines').select('id').where('order_id', 'in', orderIds),
    )
    .execute()
}
