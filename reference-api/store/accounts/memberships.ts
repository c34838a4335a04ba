import { randomUUID } from 'node:crypto'
import { getMemberTicketLimit } from '../../domain/orders/member-price.ts'
import type { Db } from '../../db/connect.ts'

/** Calendar years later; the 29th of February becomes the 1st of March. */
const addCalendarYear = (from: Date): Date => {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  return until
}

/**
 * What a membership that holds now is worth: tickets per event at the members' price. Of several the best; null for
 * whoever has none.
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

/**
 * A year from now; from the end of the one of the same kind for whoever has it already, so that renewing early loses
 * nothing.
 */
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

export type NewMembership = { orderLineId: string; userId: string | null; productSku: string; now: Date }

/**
 * One that was bought. It holds for a year at once for a buyer with an account; otherwise it waits for one
 * (`claimMemberships`). `productSku` is that of the order's line.
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

/** Starts, for the account that these orders now belong to, the memberships of theirs that waited for one. */
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
    .select(['memberships.id', 'memberships.product_sku'])
    .where('order_lines.order_id', 'in', orderIds)
    .where('memberships.user_id', 'is', null)
    .where('memberships.cancelled_at', 'is', null)
    .orderBy('memberships.id')
    .forUpdate('memberships')
    .execute()
  for (const { id, product_sku } of waiting) {
    await tx
      .updateTable('memberships')
      .set({ user_id: userId, ...(await computeValidity(tx, userId, product_sku, now)) })
      .where('id', '=', id)
      .execute()
  }
}
