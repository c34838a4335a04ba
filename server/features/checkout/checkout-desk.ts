import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Basket, ShippingService } from '../../upstream/schemas/basket.ts'

/** What checking out needs of the shopper's basket; the basket feature does it, and the app puts both together. */
export type CheckoutDesk = {
  show(basket: Basket): Promise<contract.Basket>
  /** The basket, also one that has become an order. */
  look(): Promise<Basket | undefined>
  /** The basket; what has become an order is kept in the session as that, and forgotten as a basket. */
  read(): Promise<Basket | undefined>
  /** What the customer was buying as a guest; an order by now is kept in the session as that. */
  readKept(): Promise<Basket | undefined>
  forget(): Promise<void>
  /** Opens it again where it was confirmed. Undefined when there is no basket (any more). */
  save(body: BasketBody): Promise<Basket | undefined>
  confirm(basket: Basket): Promise<Basket>
  reopen(basket: Basket): Promise<Basket>
  /** Minor units, tax included. */
  total(basket: Basket): Promise<number>
  services(basket: Basket): Promise<ShippingService[]>
}

/** Each piece of work is one step that no other request of the shopper comes between. */
export type BasketsOfCheckout = {
  atCheckout<T>(context: RequestContext, work: (desk: CheckoutDesk) => Promise<T>): Promise<T>
}
