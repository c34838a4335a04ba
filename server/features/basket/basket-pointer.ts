import type { LockedContext } from '../../http/locked-context.ts'
import { AppError } from '../../http/errors.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { countItems } from './present-basket.ts'

export const toBasketId = ({ id }: Pick<BasketResource, 'id'>) => new Secret(id, 'basket id')

/** Points the session at this basket. Throws AppError `conflict` when the session has changed meanwhile. */
export const writePointer = async ({ session }: LockedContext, basket: BasketResource): Promise<BasketResource> => {
  await session.setBasketPointer({ id: toBasketId(basket), count: countItems(basket.lines) })
  return basket
}

/**
 * As `writePointer`, after the API has changed the basket: a `conflict` would make the browser repeat the same change.
 */
export const writePointerIgnoringConflict = (context: LockedContext, basket: BasketResource): Promise<BasketResource> =>
  writePointer(context, basket).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'conflict') return basket
    throw error
  })

export const clearPointer = ({ session }: LockedContext): Promise<void> => session.setBasketPointer(undefined)

/** Saves the order of a converted basket in the session, so that a guest can read it. */
export const rememberOrder = async ({ session }: LockedContext, { order }: BasketResource): Promise<void> => {
  if (order?.key) await session.rememberPurchase({ order: { id: order.id, key: new Secret(order.key, 'order key') } })
}
