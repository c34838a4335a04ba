import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/** The basket functions that the checkout uses; `features/basket/baskets.ts` implements them. */
export type CheckoutBaskets = {
  /** Runs the work while no other request changes this shopper's basket. The lock must not be nested. */
  withLock<T>(context: RequestContext, work: (locked: LockedContext) => Promise<T>): Promise<T>
  /** Runs work that only reads on the open or confirmed basket, in parallel with other such work. */
  withActiveBasket<T>(
    context: RequestContext,
    work: (context: RequestContext, basket: BasketResource | undefined) => Promise<T>,
  ): Promise<T>
  /** As `withActiveBasket`. The basket usually has what `fetchQuoted` adds, which saves that call. */
  withQuotedBasket<T>(
    context: RequestContext,
    work: (context: RequestContext, basket: BasketResource | undefined) => Promise<T>,
  ): Promise<T>
  present(context: RequestContext, basket: BasketResource): Promise<contract.Basket>
  /** The basket in any state, converted too. */
  readInAnyState(context: LockedContext): Promise<BasketResource | undefined>
  /**
   * Reads the open or confirmed basket. When the basket has become an order, the session stores the order and drops the
   * pointer.
   */
  readActive(context: LockedContext): Promise<BasketResource | undefined>
  /** Reads the active basket from before signing in. When it has become an order, the session stores the order. */
  readGuestBasket(context: LockedContext): Promise<BasketResource | undefined>
  /** What `freeBasket` held goes on counting: it was ordered with nothing to pay. */
  clearPointer(context: LockedContext, freeBasket?: BasketResource): Promise<void>
  /** Counts the tickets of a guest's basket as held until the time `until`. */
  recordHold(context: LockedContext, basket: BasketResource, options: { until: string }): Promise<void>
  /**
   * Changes the basket as it was read since the lock was taken. Reopens a confirmed one first. Undefined when there is
   * no basket any more.
   */
  updateBasket(context: LockedContext, known: BasketResource, body: BasketBody): Promise<BasketResource | undefined>
  /** All lines with the names on their tickets, by line key; undefined when no name changes. */
  nameGuests(basket: BasketResource, guestNames: Readonly<Record<string, string[]>>): BasketBody['lines'] | undefined
  confirmBasket(context: LockedContext, basket: BasketResource): Promise<BasketResource>
  reopenBasket(context: LockedContext, basket: BasketResource): Promise<BasketResource>
  /** Minor units, tax included. */
  fetchAmountToPay(context: RequestContext, basket: BasketResource): Promise<number>
  /** The basket with its shipping services, and priced with one of them; changes nothing. */
  fetchQuoted(context: RequestContext, basket: BasketResource): Promise<BasketResource>
  fetchShippingServices(context: RequestContext, basket: BasketResource): Promise<ShippingServiceResource[]>
}
