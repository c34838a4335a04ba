import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'

/** What checking out needs of the shopper's basket; the basket feature does it, and the app puts both together. */
export type CheckoutBasket = {
  presentBasket(basket: BasketResource): Promise<contract.Basket>
  /** The basket, also one that has become an order. */
  peek(): Promise<BasketResource | undefined>
  /** The basket; what has become an order is kept in the session as that, and forgotten as a basket. */
  readActive(): Promise<BasketResource | undefined>
  /** What the customer was buying as a guest; an order by now is kept in the session as that. */
  readGuestBasket(): Promise<BasketResource | undefined>
  clearPointer(): Promise<void>
  /** Opens it again where it was confirmed. Undefined when there is no basket (any more). */
  updateBasket(body: BasketBody): Promise<BasketResource | undefined>
  confirmBasket(basket: BasketResource): Promise<BasketResource>
  reopenBasket(basket: BasketResource): Promise<BasketResource>
  /** Minor units, tax included. */
  fetchTotal(basket: BasketResource): Promise<number>
  fetchShippingServices(basket: BasketResource): Promise<ShippingServiceResource[]>
}

/** Each piece of work is one step that no other request of the shopper comes between. */
export type CheckoutBaskets = {
  withCheckoutBasket<T>(context: RequestContext, work: (checkoutBasket: CheckoutBasket) => Promise<T>): Promise<T>
}
