import { findOrder, type OrderRecord } from '../../store/orders/orders.ts'
import { sameSecret } from '../../domain/accounts/secret-key.ts'
import { notFound } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'

/**
 * Its owner by their token; where it belongs to no account, whoever has its key. A claimed or anonymised order opens to
 * no key.
 */
const mayRead = ({ claims, header }: Call, order: OrderRecord): boolean => {
  if (order.user_id !== null) return claims !== null && !claims.guest_user && claims.id === order.user_id
  return order.anonymised_at === null && sameSecret(header('Order-Key') ?? '', order.access_key)
}

/** The order of `/orders/{id}` for whoever may read it. Any other is as unknown as one that does not exist: 404. */
export const readableOrder = async (call: Call, id: string): Promise<OrderRecord> => {
  const order = await findOrder(call.db, id)
  if (!order || !mayRead(call, order)) throw notFound('order.unknown')
  return order
}
