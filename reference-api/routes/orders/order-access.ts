import type { OrderResource } from '#shared/wire/orders.ts'
import { isSameSecret } from '../../domain/secrets.ts'
import { notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { presentOrder } from '../../presenters/present-order.ts'
import { findOrderIdByToken } from '../../store/orders/order-tokens.ts'
import { findOrder, type OrderRecord } from '../../store/orders/orders.ts'

type OrderAccess = 'owner' | 'key' | 'link'

/**
 * An access token reads the orders of its customer. The header Order-Key has either the key of an order that was bought
 * without an account, or the token of a link. A link opens the one order for which it was sent. Both stay valid when an
 * account claims the order, so that the claim locks no reader out. An anonymised order opens only with its owner's
 * token.
 */
const getOrderAccess = async (
  { db, now, claims, getHeader }: Call,
  order: OrderRecord,
): Promise<OrderAccess | undefined> => {
  if (order.user_id !== null && claims !== null && !claims.guest_user && claims.id === order.user_id) return 'owner'
  const key = getHeader('Order-Key') ?? ''
  if (key === '' || order.anonymised_at !== null) return undefined
  const isBoughtByGuest = order.user_id === null || order.claimed_at !== null
  if (isBoughtByGuest && isSameSecret(key, order.access_key)) return 'key'
  // An email that is being sent while the order is disowned may get its token afterwards. That token opens nothing.
  if (order.disowned_at !== null) return undefined
  return (await findOrderIdByToken(db, key, now())) === order.id ? 'link' : undefined
}

const isNotRefunded = ({ status }: { status: string }) => status !== 'cancelled'

const omitTelephone = <T extends { telephone: string | null }>(person: T): T => ({ ...person, telephone: null })

/** A link shows no refunded tickets and no telephone numbers; emails and documents do not contain these either. */
const restrictToLink = (order: OrderRecord): OrderRecord => ({
  ...order,
  contact: omitTelephone(order.contact),
  billing_address: order.billing_address && omitTelephone(order.billing_address),
  delivery_address: order.delivery_address && omitTelephone(order.delivery_address),
  lines: order.lines.map((line) => ({ ...line, tickets: line.tickets.filter(isNotRefunded) })),
})

const findReadableOrder = async (call: Call, id: string) => {
  const order = await findOrder(call.db, id)
  const access = order && (await getOrderAccess(call, order))
  if (!access) throw notFoundError('order.unknown')
  return { access, order: access === 'link' ? restrictToLink(order) : order }
}

/** The order of `/orders/{id}` if the caller may read it. Otherwise 404, as for an unknown order. */
export const requireReadableOrder = async (call: Call, id: string): Promise<OrderRecord> =>
  (await findReadableOrder(call, id)).order

/** The readable order for the response; without its `key` when a link gave access. */
export const loadReadableOrder = async (call: Call, id: string): Promise<OrderResource> => {
  const { access, order } = await findReadableOrder(call, id)
  const resource = presentOrder(order, { ...call, now: call.now() })
  return access === 'link' ? { ...resource, key: null } : resource
}
