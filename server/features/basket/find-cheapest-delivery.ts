import type { RequestContext } from '../../http/request-context.ts'
import { isShippable } from '../../presentation/item-type.ts'
import { isClientError, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource, ShippingServiceResource } from '../../upstream/resources/basket.ts'
import type { BasketCalls } from './basket-calls.ts'
import { toBasketId } from './basket-pointer-writes.ts'

type CheapestDelivery = BasketResource['cheapestDelivery']

/** As the API states it that has `delivery-details`. */
const toCheapestDelivery = (services: readonly ShippingServiceResource[]): CheapestDelivery => {
  const [cheapest] = services
    .filter(({ needsAddress }) => needsAddress)
    .toSorted((a, b) => a.price.gross - b.price.gross)
  if (!cheapest) return null
  const { name, price, lang } = cheapest
  return { name, price, lang, isRequired: !services.some(({ needsAddress, needsDate }) => !needsAddress && !needsDate) }
}

/**
 * The basket with its cheapest delivery, so that its total does not seem to include one. An API without
 * `delivery-details` lists its services for that. Baskets without goods, and those with a chosen service, need no call.
 */
export const createFindCheapestDelivery =
  (api: Pick<CommerceApi, 'has'>, calls: Pick<BasketCalls, 'fetchShippingServices'>) =>
  async (context: RequestContext, basket: BasketResource): Promise<BasketResource> => {
    const hasGoods = basket.lines.some(({ item }) => isShippable(item.type))
    if (api.has('delivery-details') || basket.status !== 'open' || basket.shipping || !hasGoods) return basket
    try {
      const services =
        basket.shippingServices ?? (await calls.fetchShippingServices(context, toBasketId(basket)))['hydra:member']
      return { ...basket, cheapestDelivery: toCheapestDelivery(services) }
    } catch (error) {
      // The delivery step shows why the API lists no services.
      if (!isClientError(error)) throw error
      return basket
    }
  }
