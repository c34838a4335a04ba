import type { OrderAddressResource } from '#shared/wire/contact.ts'
import { randomToken } from '../../domain/accounts/secret-key.ts'
import { deleteBaskets } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** The books need the country that tax was owed to, and nothing else of an address. */
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
        access_key: randomToken(),
        contact: toJsonColumn({ email, firstName: '', lastName: '', telephone: null }),
        billing_address: toJsonColumn(redactAddress(billing_address)),
        delivery_address: toJsonColumn(redactAddress(delivery_address)),
        anonymised_at: now,
      })
      .where('id', '=', id)
      .execute()
  }
  // What a guest bought who has an account by now is in a basket that no account made.
  await deleteBaskets(
    tx,
    orders.flatMap(({ basket_id }) => basket_id ?? []),
  )
  return orders.map(({ id }) => id)
}

/**
 * Orders stay for the books, without a word about a person: numbers, goods, amounts and the country remain. Tickets
 * stay good for whoever has them, and vouchers too; nobody is written to any more. `email` takes the place of the
 * address.
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
  await tx.updateTable('refunds').set({ reason: null }).where('order_id', 'in', orders).execute()
  await tx.deleteFrom('order_letters').where('order_id', 'in', orders).execute()
}
