import { findOrder, type OrderRecord } from '../../store/orders/orders.ts'
import { isSameSecret } from '../../domain/accounts/secret-key.ts'
import { notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'

/**
 * Its owner by their token; where it belongs to no account, whoever has its key. A claimed or anonymised order opens to
 * no key.
 */
const canReadOrder = ({ claims, getHeader }: Call, order: OrderRecord): boolean => {
  if (order.user_id !== null) return claims !== null && !claims.guest_user && claims.id === order.user_id
  return order.anonymised_at === null && isSameSecret(getHeader('Order-Key') ?? '', order.access_key)
}

/** The order of `/orders/{id}` for whoever may read it. Any other is as unknown as one that does not exist: 404. */
export const requireReadableOrder = async (call: Call, id: string): Promise<OrderRecord> => {
  const order = await findOrder(call.db, id)
  if (!order || !canReadOrder(call, order)) throw notFoundError('order.unknown')
  return order
}
