import type { Output } from '#shared/api/schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Order, OrderLine } from '../../upstream/schemas/orders.ts'

/** What the basket does for this; composed by whoever knows both. */
export type BasketForOrders = Pick<Handlers, 'addToBasket' | 'getBasket'>

const isRefused = (error: unknown): error is AppError => error instanceof AppError && error.status === 422

const nameOf = ({ productName, variantName }: OrderLine) =>
  variantName === null ? productName : `${productName}, ${variantName}`

/**
 * Into the basket what can still be had: all at once, or line by line when something is refused, whose words are handed
 * on.
 */
export const addAgain = async (
  { lines }: Order,
  basket: BasketForOrders,
  context: RequestContext,
): Promise<Output<'orderAgain'>> => {
  const itemOf = ({ sku, quantity, extraData }: OrderLine) => ({ sku, quantity, extraData })
  const add = (wanted: readonly OrderLine[]) => basket.addToBasket({ items: wanted.map(itemOf) }, context)
  try {
    return { basket: await add(lines), added: lines.reduce((sum, { quantity }) => sum + quantity, 0), missing: [] }
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const missing: Output<'orderAgain'>['missing'] = []
  let added = 0
  for (const line of lines) {
    try {
      await add([line])
      added += line.quantity
    } catch (error) {
      if (!isRefused(error)) throw error
      missing.push({ name: nameOf(line), reason: error.message })
    }
  }
  return { basket: await basket.getBasket({}, context), added, missing }
}
