import type { LockedContext } from '../../http/locked-context.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { LineMoves } from './line-moves.ts'
import type { BasketReads } from './basket-reads.ts'

/** Merges the basket from before signing in into the customer's own. */
export const createGuestBasketMerge = (
  { readActive, readGuestBasket, reopenIfUnpaid }: BasketReads,
  { moveLines }: LineMoves,
) => {
  /** Leaves a guest basket alone while its payment is authorised: its order follows. */
  const mergeGuestBasket = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const storedGuestBasket = await readGuestBasket(context)
    const guestBasket =
      storedGuestBasket?.status === 'confirmed' ? await reopenIfUnpaid(context, storedGuestBasket) : storedGuestBasket
    if (storedGuestBasket && !guestBasket) return readActive(context)
    const basket =
      guestBasket && guestBasket.lines.length > 0 ? await moveLines(context, guestBasket) : await readActive(context)
    await context.session.setGuestBasketPointer(undefined)
    return basket
  }

  /**
   * The customer's own basket; while it is empty, the guest basket is merged into it. This also repeats a merge that
   * failed at sign-in. A customer whose own basket has lines decides on the page.
   */
  const readBasket = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const ownBasket = await readActive(context)
    const isEmpty = !ownBasket || (ownBasket.lines.length === 0 && ownBasket.lapsed.length === 0)
    return isEmpty && (await context.session.getGuestBasketPointer()) ? mergeGuestBasket(context) : ownBasket
  }

  return { mergeGuestBasket, readBasket }
}
