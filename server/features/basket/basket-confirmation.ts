import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { BasketCalls } from './basket-calls.ts'
import { isRejected, toFieldErrors } from './basket-errors.ts'
import type { ClientHolds } from './client-holds.ts'
import { toBasketId, type PointerWrites } from './basket-pointer-writes.ts'
import { toLineBody } from './line-bodies.ts'
import type { ReopenBasket } from './reopen-basket.ts'

/** For all that a checkout shows. */
export const quoteQuery = { shippingServices: '1' } as const

/** What only the checkout does with a basket: confirm and reopen it, read its total and its shipping services. */
export const createBasketConfirmation = (
  calls: BasketCalls & { reopenBasket: ReopenBasket },
  { writePointerIgnoringConflict }: Pick<PointerWrites, 'writePointerIgnoringConflict'>,
  { releaseGoods, withGoodsLimit }: ClientHolds,
) => ({
  /** Throws the API's rejection, each violation of a line at its SKU. */
  confirmBasket: async (context: LockedContext, basket: BasketResource): Promise<BasketResource> => {
    try {
      const confirmed = await withGoodsLimit(context, basket, (maxGoods) =>
        calls.putStep(context, toBasketId(basket), 'confirm', maxGoods === undefined ? {} : { maxGoods }),
      )
      return await writePointerIgnoringConflict(context, confirmed)
    } catch (error) {
      throw isRejected(error) ? toFieldErrors(error, basket.lines.map(toLineBody)) : error
    }
  },

  /** Throws the API's 409 when a payment is authorised. */
  reopenBasket: async (context: LockedContext, basket: BasketResource): Promise<BasketResource> => {
    const reopened = await calls.reopenBasket(context, basket)
    await releaseGoods(context, reopened)
    return writePointerIgnoringConflict(context, reopened)
  },

  /** Minor units, tax included. */
  fetchAmountToPay: async (context: RequestContext, basket: BasketResource) =>
    getAmountToPay(await calls.fetchTotals(context, toBasketId(basket))),

  /** The basket with its shipping services, and priced with one of them (`ShippingQuoteQuery`); changes nothing. */
  fetchQuoted: (context: RequestContext, basket: BasketResource): Promise<BasketResource> =>
    calls.fetchBasket(context, toBasketId(basket), quoteQuery),

  fetchShippingServices: async (context: RequestContext, basket: BasketResource) =>
    (await calls.fetchShippingServices(context, toBasketId(basket)))['hydra:member'],
})
