import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { isRejected, toFieldErrors } from './basket-errors.ts'
import type { LineMoves } from './line-moves.ts'
import type { BasketReads, PeekedBasket } from './basket-reads.ts'

const isEmpty = (basket: BasketResource | undefined) =>
  !basket || (basket.lines.length === 0 && basket.lapsed.length === 0)

/** Merges the basket from before signing in into the customer's own. */
export const createGuestBasketMerge = (
  { peekActive, readActive, readGuestBasket, reopenIfUnpaid }: BasketReads,
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
   * Merges the guest basket, but not while its payment is authorised, because that basket becomes an order. When the
   * API rejects a ticket, throws its message and keeps the guest basket.
   */
  const mergeGuestBasket = (context: LockedContext): Promise<BasketResource | undefined> =>
    merge(context).catch((error: unknown) => {
      throw toFieldErrors(error, [])
    })

  /**
   * Reads the customer's own basket; while it is empty, merges the guest basket into it. So a merge that failed at
   * sign-in is repeated. When the own basket has lines, or the API rejects the merge, the customer decides on the page.
   */
  const readBasket = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const ownBasket = await readActive(context)
    if (!isEmpty(ownBasket) || !(await context.session.getGuestBasketPointer())) return ownBasket
    return merge(context).catch((error: unknown) => {
      if (isRejected(error)) return readActive(context)
      throw error
    })
  }

  /** As `readBasket`, but changes nothing. */
  const peekBasket = async (context: RequestContext): Promise<PeekedBasket> => {
    const ownBasket = await peekActive(context)
    if (ownBasket === 'outdated' || !isEmpty(ownBasket)) return ownBasket
    return (await context.session.getGuestBasketPointer()) ? 'outdated' : ownBasket
  }

  return { mergeGuestBasket, readBasket, peekBasket }
}
