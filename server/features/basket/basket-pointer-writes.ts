import type { LockedContext } from '../../http/locked-context.ts'
import { AppError } from '../../http/errors.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { ClientHolds, CountedTickets } from './client-holds.ts'
import { countItems } from './present-basket.ts'

export const toBasketId = ({ id }: Pick<BasketResource, 'id'>) => new Secret(id, 'basket id')

/** Saves the order of a converted basket in the session, so that a guest can read it. */
export const rememberOrder = async ({ session }: LockedContext, { order }: BasketResource): Promise<void> => {
  if (order?.key) await session.rememberPurchase({ order: { id: order.id, key: new Secret(order.key, 'order key') } })
}

/** Deletes the list of lines that a merge left out, once the shopper has changed the basket. */
export const forgetLeftOutLines = async ({ session }: LockedContext): Promise<void> => {
  if ((await session.getLeftOutLines()).length > 0) await session.setLeftOutLines([])
}

/** The session's pointer to its basket. The tickets of a guest's basket count while the session points at it. */
export const createPointerWrites = ({ recordHold, recordFreeOrder, releaseHold }: ClientHolds) => {
  /**
   * Points the session at this basket, whose tickets may have been `counted` before. Throws AppError
   * `conflict` when the session has changed meanwhile.
   */
  const writePointer = async (
    context: LockedContext,
    basket: BasketResource,
    counted?: CountedTickets,
  ): Promise<BasketResource> => {
    // In one round trip. Both end before the lock does, also when one fails.
    const outcomes = await Promise.allSettled([
      recordHold(context, basket, { counted }),
      context.session.setBasketPointer({ id: toBasketId(basket), count: countItems(basket.lines) }),
    ])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return basket
  }

  /**
   * Writes the pointer like `writePointer`, but ignores a `conflict`. The API has already changed the basket, and a
   * `conflict` would make the browser repeat the same change.
   */
  const writePointerIgnoringConflict = (
    context: LockedContext,
    basket: BasketResource,
    counted?: CountedTickets,
  ): Promise<BasketResource> =>
    writePointer(context, basket, counted).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return basket
      throw error
    })

  /** What `freeBasket` held goes on counting: it was ordered with nothing to pay. */
  const clearPointer = async (context: LockedContext, freeBasket?: BasketResource): Promise<void> => {
    const pointer = await context.session.getBasketPointer()
    if (freeBasket) await recordFreeOrder(context, freeBasket)
    else if (pointer) await releaseHold(context, pointer.id.reveal())
    await forgetLeftOutLines(context)
    await context.session.setBasketPointer(undefined)
  }

  return { writePointer, writePointerIgnoringConflict, clearPointer }
}

export type PointerWrites = ReturnType<typeof createPointerWrites>
