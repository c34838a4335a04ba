import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'
import type { CurrentBasket } from './current-basket.ts'
import { bodyOf } from './line-bodies.ts'
import { isRefused, refusalOf } from './refusal.ts'

const idOf = (basket: Basket) => new Secret(basket.id, 'basket id')

type Around = { show: (basket: Basket) => Promise<contract.Basket>; readKept: () => Promise<Basket | undefined> }

/**
 * What checking out does with the current basket. `around` is how it is seen, and the basket of the guest before
 * signing in.
 */
export const createCheckoutDesk = (current: CurrentBasket, around: Around) => {
  const { calls, note } = current
  return {
    ...around,
    look: current.look,
    read: current.read,
    forget: current.forget,

    /** Undefined when there is no basket (any more). */
    save: (body: BasketBody) => current.change((id) => calls.change(id, body)),

    /** Throws the API's refusal, each violation of a line at its SKU. */
    confirm: async (basket: Basket) => {
      try {
        return await note(await calls.take(idOf(basket), 'confirm'))
      } catch (error) {
        throw isRefused(error) ? refusalOf(error, basket.lines.map(bodyOf)) : error
      }
    },

    /** Throws the API's 409 when a payment is through. */
    reopen: async (basket: Basket) => note(await calls.take(idOf(basket), 'reopen')),

    /** Minor units, tax included. */
    total: async (basket: Basket) => (await calls.totals(idOf(basket))).total.gross,

    services: async (basket: Basket) => (await calls.shippingServices(idOf(basket)))['hydra:member'],
  }
}
