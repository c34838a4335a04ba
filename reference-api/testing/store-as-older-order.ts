import type { Db } from '../db/connect.ts'
import { splitGross, subtractAmounts, sumAmounts } from '../domain/pricing/amounts.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { findOrder } from '../store/orders/orders.ts'

/**
 * Stores an order of one line and a voucher as orders were stored before vouchers paid after tax. The voucher is a
 * discount of the line and lowers its tax.
 */
export const storeAsOlderOrder = async (db: Db, id: string): Promise<void> => {
  const order = await findOrder(db, id)
  const [line] = order?.lines ?? []
  if (!order || !line) throw new Error(`There is no order ${id}`)
  const { vouchers = 0, ...totals } = order.totals
  const rate = line.unit_price.taxRate
  const total = splitGross(totals.total.gross - vouchers, rate)
  const discount = subtractAmounts(sumAmounts([totals.lines, totals.shipping]), total)
  await db
    .updateTable('orders')
    .set({
      totals: toJsonColumn({ ...totals, discount, total, taxes: [{ rate, net: total.net, tax: total.tax }] }),
      promotions: toJsonColumn(
        order.promotions.map((promotion) => (promotion.kind === 'voucher' ? { ...promotion, discount } : promotion)),
      ),
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('order_lines')
    .set({ discount: toJsonColumn(discount) })
    .where('id', '=', line.id)
    .execute()
}
