import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { formatDocumentNumber } from '../../domain/orders/document-number.ts'
import { getSellerCountry } from '../../domain/pricing/get-tax-rate.ts'

/**
 * Gives the invoice or receipt of an order the next number of its seller, in the transaction of the order. A rollback
 * gives it back, so the series has no gap. The row of the series stays locked until the transaction ends: call this
 * last, or other orders of the seller wait.
 */
export const numberDocument = async (tx: Db, orderId: string, currency: string): Promise<void> => {
  const series = getSellerCountry(currency)
  const { last_number } = await tx
    .insertInto('document_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql`document_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('orders')
    .set({ document_number: formatDocumentNumber(series, last_number) })
    .where('id', '=', orderId)
    .execute()
}
