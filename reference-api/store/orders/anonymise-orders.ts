import type { OrderAddressResource } from '#shared/wire/contact.ts'
import { createRandomToken } from '../../domain/secrets.ts'
import { deleteBaskets } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { stopGifts } from '../vouchers/gifts.ts'

/** Accounting needs only the country of an address, where tax was due. */
const redactAddress = (address: OrderAddressResource | null): OrderAddressResource | null =>
  address && {
    ...{
      firstName: '',
      lastName: '',
      company: null,
      line1: '',
      line2: null,
      city: '',
      region: null,
      postcode: '',
      telephone: null,
    },
    countryCode: address.countryCode,
  }

const redactBuyers = async (tx: Db, userId: string, email: string, now: Date): Promise<string[]> => {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'basket_id', 'billing_address', 'delivery_address'])
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  for (const { id, billing_address, delivery_address } of orders) {
    await tx
      .updateTable('orders')
      .set({
        email,
        access_key: createRandomToken(),
        contact: toJsonColumn({ email, firstName: '', lastName: '', telephone: null }),
        billing_address: toJsonColumn(redactAddress(billing_address)),
        delivery_address: toJsonColumn(redactAddress(delivery_address)),
        anonymised_at: now,
      })
      .where('id', '=', id)
      .execute()
  }
  // A basket of a claimed guest order belongs to no account.
  await deleteBaskets(
    tx,
    orders.flatMap(({ basket_id }) => basket_id ?? []),
  )
  return orders.map(({ id }) => id)
}

/**
 * Removes personal data from orders, which stay for accounting: numbers, goods, amounts and the country remain. Tickets
 * and vouchers stay valid; no more emails are sent. The address is replaced by `email`.
 */
export const anonymiseOrders = async (tx: Db, userId: string, email: string, now: Date): Promise<void> => {
  const orders = await redactBuyers(tx, userId, email, now)
  if (orders.length === 0) return
  const lines = await tx
    .updateTable('order_lines')
    .set({ extra_data: toJsonColumn({}) })
    .where('order_id', 'in', orders)
    .returning('id')
    .execute()
  await tx
    .updateTable('tickets')
    .set({ holder: '' })
    .where(
      'order_line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  await stopGifts(
    tx,
    lines.map(({ id }) => id),
  )
  for (const table of ['refunds', 'refund_requests'] as const)
    await tx.updateTable(table).set({ reason: null }).where('order_id', 'in', orders).execute()
  await tx.deleteFrom('order_letters').where('order_id', 'in', orders).execute()
  await tx.deleteFrom('mailed_tokens').where('order_id', 'in', orders).execute()
}
