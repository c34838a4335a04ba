import type { LockedContext } from '../../http/locked-context.ts'
import { AppError } from '../../http/errors.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { GuestHolds } from './guest-holds.ts'
import { countItems } from './present-basket.ts'

export const toBasketId = ({ id }: Pick<BasketResource, 'id'>) => new Secret(id, 'basket id')

/** Saves the order of a converted basket in the session, so that a guest can read it. */
export const rememberOrder = async ({ session }: LockedContext, { order }: BasketResource): Promise<void> => {
  if (order?.key) await session.rememberPurchase({ order: { id: order.id, key: new Secret(order.key, 'order key') } })
}

/**
 * Writes the session's pointer to its basket. A guest's tickets count as held while the session points to their basket.
 */
export const createBasketPointer = ({ recordHold, releaseHold }: GuestHolds) => {
  /**
   * Points the session at this basket, whose tickets may have been counted as a `reservation` before. Throws AppError
   * `conflict` when the session has changed meanwhile.
   */
  const writePointer = async (
    context: LockedContext,
    basket: BasketResource,
    reservation?: string,
  ): Promise<BasketResource> => {
    await recordHold(context, basket, { reservation })
    await context.session.setBasketPointer({ id: toBasketId(basket), count: countItems(basket.lines) })
    return basket
  }

  /**
   * Writes the pointer like `writePointer`, but ignores a `conflict`: the API has already changed the basket, and a
   * `conflict` would make the browser repeat the same change.
   */
  const writePointerIgnoringConflict = (context: LockedContext, basket: BasketResource): Promise<BasketResource> =>
    writePointer(context, basket).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return basket
      throw error
    })

  const clearPointer = async (context: LockedContext): Promise<void> => {
    const pointer = await context.session.getBasketPointer()
    if (pointer) await releaseHold(context, pointer.id.reveal())
    await context.session.setBasketPointer(undefined)
  }

  return { writePointer, writePointerIgnoringConflict, clearPointer }
}

export type BasketPointer = ReturnType<typeof createBasketPointer>
