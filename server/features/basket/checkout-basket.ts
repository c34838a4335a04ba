import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { CurrentBasket } from './current-basket.ts'
import { toLineBody } from './line-bodies.ts'
import { isRejected, toFieldErrors } from './basket-errors.ts'

const toBasketId = (basket: BasketResource) => new Secret(basket.id, 'basket id')

type CheckoutBasketDeps = {
  presentBasket: (basket: BasketResource) => Promise<contract.Basket>
  readGuestBasket: () => Promise<BasketResource | undefined>
}

/**
 * What checking out does with the current basket. `around` is how it is seen, and the basket of the guest before
 * signing in.
 */
export const createCheckoutBasket = (current: CurrentBasket, deps: CheckoutBasketDeps) => {
  const { calls, savePointer } = current
  return {
    ...deps,
    peek: current.peek,
    readActive: current.readActive,
    clearPointer: current.clearPointer,

    /** Undefined when there is no basket (any more). */
    updateBasket: (body: BasketBody) => current.changeBasket((id) => calls.updateBasket(id, body)),

    /** Throws the API's refusal, each violation of a line at its SKU. */
    confirmBasket: async (basket: BasketResource) => {
      try {
        return await savePointer(await calls.putStep(toBasketId(basket), 'confirm'))
      } catch (error) {
        throw isRejected(error) ? toFieldErrors(error, basket.lines.map(toLineBody)) : error
      }
    },

    /** Throws the API's 409 when a payment is through. */
    reopenBasket: async (basket: BasketResource) => savePointer(await calls.putStep(toBasketId(basket), 'reopen')),

    /** Minor units, tax included. */
    fetchTotal: async (basket: BasketResource) => (await calls.fetchTotals(toBasketId(basket))).total.gross,

    fetchShippingServices: async (basket: BasketResource) =>
      (await calls.fetchShippingServices(toBasketId(basket)))['hydra:member'],
  }
}
