import type { LockedContext } from '../../http/locked-context.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isRejected, toFieldErrors } from './basket-errors.ts'
import type { LineMoves } from './line-moves.ts'
import type { BasketReads } from './basket-reads.ts'

/** Merges the basket from before signing in into the customer's own. */
export const createGuestBasketMerge = (
  { readActive, readGuestBasket, reopenIfUnpaid }: BasketReads,
  { moveLines }: LineMoves,
) => {
  const merge = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const storedGuestBasket = await readGuestBasket(context)
    const guestBasket =
      storedGuestBasket?.status === 'confirmed' ? await reopenIfUnpaid(context, storedGuestBasket) : storedGuestBasket
    if (storedGuestBasket && !guestBasket) return readActive(context)
    if (!guestBasket || guestBasket.lines.length === 0) {
      await context.session.setGuestBasketPointer(undefined)
      return readActive(context)
    }
    const { basket, leftOut } = await moveLines(context, guestBasket)
    await context.session.setLeftOutLines(leftOut)
    await context.session.setGuestBasketPointer(undefined)
    return basket
  }

  /**
   * Leaves a guest basket alone while its payment is authorised: its order follows. Throws the API's message when it
   * rejects a ticket, and keeps the guest basket.
   */
  const mergeGuestBasket = (context: LockedContext): Promise<BasketResource | undefined> =>
    merge(context).catch((error: unknown) => {
      throw toFieldErrors(error, [])
    })

  /**
   * The customer's own basket; while it is empty, the guest basket is merged into it. This also repeats a merge that
   * failed at sign-in. A customer whose own basket has lines decides on the page, as after a rejection.
   */
  const readBasket = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const ownBasket = await readActive(context)
    const isEmpty = !ownBasket || (ownBasket.lines.length === 0 && ownBasket.lapsed.length === 0)
    if (!isEmpty || !(await context.session.getGuestBasketPointer())) return ownBasket
    return merge(context).catch((error: unknown) => {
      if (isRejected(error)) return readActive(context)
      throw error
    })
  }

  return { mergeGuestBasket, readBasket }
}
