import { findOrder, type OrderRecord } from '../../store/orders/orders.ts'
import { isSameSecret } from '../../domain/accounts/secret-key.ts'
import { notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'

/**
 * The owner reads an order by token; a guest order needs its key. The key of a claimed or anonymised order is invalid.
 */
const canReadOrder = ({ claims, getHeader }: Call, order: OrderRecord): boolean => {
  if (order.user_id !== null) return claims !== null && !claims.guest_user && claims.id === order.user_id
  return order.anonymised_at === null && isSameSecret(getHeader('Order-Key') ?? '', order.access_key)
}

/** The order of `/orders/{id}` if the caller may read it. Otherwise 404, as for an unknown order. */
export const requireReadableOrder = async (call: Call, id: string): Promise<OrderRecord> => {
  const order = await findOrder(call.db, id)
  if (!order || !canReadOrder(call, order)) throw notFoundError('order.unknown')
  return order
}
