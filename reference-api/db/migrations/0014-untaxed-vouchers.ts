import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Gift vouchers are sold without tax from now on. Existing orders keep their stored amounts. Only orders placed later
 * have `vouchers` in `totals`: what vouchers pay of the total with tax.
 */
export const untaxedVouchers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`
      update variant_prices set net = gross, tax_basis_points = 0
      where variant_id in (
        select variants.id from variants join products on products.id = variants.product_id
        where products.type = 'voucher'
      )`.execute(db)
    // Reading an order also reads what was refunded to its vouchers.
    await sql`create index refunds_order on refunds (order_id)`.execute(db)
  },
}
