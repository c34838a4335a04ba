import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/** The basket functions that the checkout uses; `features/basket/baskets.ts` implements them. */
export type CheckoutBaskets = {
  /** Runs the work while no other request changes this shopper's basket. The lock must not be nested. */
  withLock<T>(context: RequestContext, work: (locked: LockedContext) => Promise<T>): Promise<T>
  present(context: LockedContext, basket: BasketResource): Promise<contract.Basket>
  /** Reads the basket in any state, even a converted one. */
  readInAnyState(context: LockedContext): Promise<BasketResource | undefined>
  /**
   * Reads the open or confirmed basket. When the basket has become an order, the session stores the order and drops the
   * pointer.
   */
  readActive(context: LockedContext): Promise<BasketResource | undefined>
  /** Reads the active basket from before signing in. When it has become an order, the session stores the order. */
  readGuestBasket(context: LockedContext): Promise<BasketResource | undefined>
  clearPointer(context: LockedContext): Promise<void>
  /** Counts the tickets of a guest's basket as held until the time `until`. */
  recordHold(context: LockedContext, basket: BasketResource, options: { until: string }): Promise<void>
  /** Reopens a confirmed basket first. Undefined when there is no basket. */
  updateBasket(context: LockedContext, body: BasketBody): Promise<BasketResource | undefined>
  /** All lines with the given names on their tickets, which are passed by line key. Undefined when no name changes. */
  nameGuests(basket: BasketResource, guestNames: Readonly<Record<string, string[]>>): BasketBody['lines'] | undefined
  confirmBasket(context: LockedContext, basket: BasketResource): Promise<BasketResource>
  reopenBasket(context: LockedContext, basket: BasketResource): Promise<BasketResource>
  /** In minor units, including tax. */
  fetchAmountToPay(context: LockedContext, basket: BasketResource): Promise<number>
  /** Reads the basket with the totals that it would have with this shipping service; changes nothing. */
  fetchWithService(context: LockedContext, basket: BasketResource, service: string): Promise<BasketResource>
  fetchShippingServices(context: LockedContext, basket: BasketResource): Promise<ShippingServiceResource[]>
}
