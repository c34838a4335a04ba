import type { Db } from '../../db/connect.ts'

/** Orders with a valid ticket of this event. */
export const findAffectedOrders = async (db: Db, productId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('tickets', 'tickets.order_line_id', 'order_lines.id')
    .select('order_lines.order_id')
    .distinct()
    .where('order_lines.product_id', '=', productId)
    .where('tickets.status', '<>', 'cancelled')
    .orderBy('order_lines.order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}
