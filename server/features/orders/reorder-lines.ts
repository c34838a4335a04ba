import { isGiftKey } from '#shared/rules/gift.ts'
import type { Output } from '#shared/api/schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { OrderResource, OrderLineResource } from './order-resources.ts'

/** The basket handlers that a reorder uses; `services.ts` passes them. */
export type ReorderBasketHandlers = Pick<Handlers, 'addToBasket' | 'getBasket'>

const isUnavailable = (error: unknown): error is AppError => error instanceof AppError && error.status === 422

const formatLineName = ({ productName, variantName }: OrderLineResource) =>
  variantName === null ? productName : `${productName}, ${variantName}`

/** The item to buy again. A gift's recipient and day applied only once, so only its amount is kept. */
const toBasketItem = ({ sku, quantity, extraData }: OrderLineResource) => ({
  sku,
  quantity,
  extraData: Object.fromEntries(Object.entries(extraData).filter(([key]) => key === 'giftAmount' || !isGiftKey(key))),
})

/**
 * Adds all lines at once. When the API rejects one of them, adds each line separately, and returns the API's message
 * for each rejected line.
 */
export const reorderLines = async (
  { lines }: OrderResource,
  basket: ReorderBasketHandlers,
  context: RequestContext,
): Promise<Output<'reorder'>> => {
  const addLines = (orderLines: readonly OrderLineResource[]) =>
    basket.addToBasket({ items: orderLines.map(toBasketItem) }, context)
  try {
    return {
      basket: await addLines(lines),
      addedCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      unavailableLines: [],
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
  const unavailableLines: Output<'reorder'>['unavailableLines'] = []
  let addedCount = 0
  for (const line of lines) {
    try {
      await addLines([line])
      addedCount += line.quantity
    } catch (error) {
      if (!isUnavailable(error)) throw error
      unavailableLines.push({ name: formatLineName(line), reason: error.message })
    }
  }
  return { basket: await basket.getBasket({}, context), addedCount, unavailableLines }
}
