import type { BasketResource } from '#shared/wire/basket.ts'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { BasketRecord } from '../../store/baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { lockBasket, findBasketReleasingHold } from '../../store/baskets/holds.ts'
import { findActiveMembership } from '../../store/accounts/memberships.ts'
import { findOrderOfBasket } from '../../store/orders/orders.ts'
import { getActiveServices, type OfferedService } from '../../store/baskets/offered-services.ts'
import { priceBasket, type PricedBasket } from '../../store/baskets/price-basket.ts'
import { findUser } from '../../store/accounts/users.ts'
import { ApiError, notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { presentBasket, presentShippingServices } from '../../presenters/present-basket.ts'

export type BasketCall = Call & { claims: TokenClaims }

/** The owner of a basket: null for guests, and for a deleted user with a valid token. */
export const findKnownUserId = async (db: Db, { guest_user, id }: TokenClaims) =>
  guest_user ? null : ((await findUser(db, id))?.id ?? null)

/** Loads a basket. Throws 404 for an unknown one. */
export const requireBasket = async ({ db, now }: Call, id: string): Promise<BasketRecord> => {
  const found = await findBasketReleasingHold(db, id, now())
  if (!found) throw notFoundError('basket.unknown')
  return found
}

/** Locks a basket for writing until the transaction ends. Throws 404, or 409 when it is an order already. */
export const requireLockedBasket = async (tx: Db, id: string, now: Date): Promise<BasketRecord> => {
  const found = await lockBasket(tx, id, now)
  if (!found) throw notFoundError('basket.unknown')
  if (found.status === 'converted') throw new ApiError(409, 'basket.converted')
  return found
}

/** Locks a basket like `requireLockedBasket`. Also throws 409 while the basket is confirmed. */
export const requireOpenBasket = async (tx: Db, id: string, now: Date): Promise<BasketRecord> => {
  const found = await requireLockedBasket(tx, id, now)
  if (found.status === 'confirmed') throw new ApiError(409, 'basket.confirmed')
  return found
}

/** The price of a basket for the caller: the member price depends on the token, not on the basket. */
export const priceForCaller = (
  { db, claims, now }: Pick<BasketCall, 'db' | 'claims' | 'now'>,
  basket: BasketRecord,
): Promise<PricedBasket> => priceBasket(db, basket, { userId: claims.guest_user ? null : claims.id }, now())

/** Whether the caller may buy in a presale. */
export const isMember = async (db: Db, { guest_user, id }: TokenClaims, now: Date): Promise<boolean> =>
  !guest_user && (await findActiveMembership(db, id, now)) !== null

/** The basket with the first service that needs no day, if it has chosen none. Stores nothing. */
const withDefaultService = (basket: BasketRecord, services: readonly OfferedService[]): BasketRecord => {
  if (basket.status !== 'open' || basket.shipping_service !== null) return basket
  return { ...basket, shipping_service: services.find(({ needsDate }) => !needsDate)?.code ?? null }
}

const presentForCaller = async (call: BasketCall, basket: BasketRecord, priced: PricedBasket) =>
  presentBasket(basket, {
    locale: call.locale,
    now: call.now(),
    config: call.config,
    priced,
    order: basket.status === 'converted' ? await findOrderOfBasket(call.db, basket.id) : null,
  })

/** The basket resource for the caller. */
export const loadBasketResource = async (call: BasketCall, id: string): Promise<BasketResource> => {
  const basket = await requireBasket(call, id)
  return presentForCaller(call, basket, await priceForCaller(call, basket))
}

/** The same for a checkout: with its shipping services, and priced with one of them (`ShippingQuoteQuery`). */
export const loadQuotedBasketResource = async (call: BasketCall, id: string): Promise<BasketResource> => {
  const stored = await requireBasket(call, id)
  const services = getActiveServices(stored, call.now())
  const basket = withDefaultService(stored, services)
  const priced = await priceForCaller(call, basket)
  return {
    ...(await presentForCaller(call, basket, priced)),
    shippingServices: presentShippingServices(services, priced, call.locale),
  }
}
