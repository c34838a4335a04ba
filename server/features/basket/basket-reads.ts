import type { ShippingQuoteQuery } from '#shared/wire/extensions/shipping-quotes.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { BasketPointer } from '../../session/shopper-session.ts'
import { hasStatus } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { BasketCalls } from './basket-calls.ts'
import { isNotFound } from './basket-errors.ts'
import { rememberOrder, type PointerWrites } from './basket-pointer-writes.ts'
import type { ClientHolds } from './client-holds.ts'
import { countItems } from './present-basket.ts'
import type { ReopenBasket } from './reopen-basket.ts'

const undefinedIfNotFound = (error: unknown) => {
  if (isNotFound(error)) return undefined
  throw error
}

/**
 * Whether the session still points at this basket. When the API refuses to refresh a guest's token during the read, a
 * new guest takes over, who has no basket.
 */
const isStillOwn = async ({ session }: RequestContext, { id }: BasketPointer) =>
  (await session.getBasketPointer())?.id.reveal() === id.reveal()

/** A basket as it is read without the lock; `outdated` when the session must change, which needs the lock. */
export type PeekedBasket = BasketResource | 'outdated' | undefined

/** Reads the basket that the session points at, and updates the pointer to the API's response. */
export const createBasketReads = (
  calls: BasketCalls & { reopenBasket: ReopenBasket },
  { clearPointer, writePointer, writePointerIgnoringConflict }: PointerWrites,
  { releaseGoods }: ClientHolds,
) => {
  /** As `readActive`, but changes nothing. */
  const peekActive = async (context: RequestContext, query?: ShippingQuoteQuery): Promise<PeekedBasket> => {
    const pointer = await context.session.getBasketPointer()
    if (!pointer) return undefined
    const basket = await calls.fetchBasket(context, pointer.id, query).catch(undefinedIfNotFound)
    const isCurrent = basket && basket.status !== 'converted' && countItems(basket.lines) === pointer.count
    return isCurrent && (await isStillOwn(context, pointer)) ? basket : 'outdated'
  }

  /** The basket in any state, converted too. Undefined when there is none. */
  const readInAnyState = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const pointer = await context.session.getBasketPointer()
    if (!pointer) return undefined
    const basket = await calls.fetchBasket(context, pointer.id).catch(undefinedIfNotFound)
    if (!(await isStillOwn(context, pointer))) return undefined
    if (!basket) await clearPointer(context)
    return basket && basket.status !== 'converted' && countItems(basket.lines) !== pointer.count
      ? writePointer(context, basket)
      : basket
  }

  /**
   * The open or confirmed basket. When the basket became an order, the session stores the order and drops the pointer.
   */
  const readActive = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const basket = await readInAnyState(context)
    if (basket?.status !== 'converted') return basket
    await rememberOrder(context, basket)
    await clearPointer(context)
    return undefined
  }

  /** Makes a confirmed basket editable again. Undefined when its payment is authorised: it stays with its order. */
  const reopenIfUnpaid = async (
    context: LockedContext,
    basket: BasketResource,
  ): Promise<BasketResource | undefined> => {
    const reopened = await calls.reopenBasket(context, basket).catch((error: unknown) => {
      if (hasStatus(error, 409)) return undefined
      throw error
    })
    if (reopened) await releaseGoods(context, reopened)
    return reopened
  }

  /**
   * Reads the basket like `readActive`. Reopens a confirmed basket, and drops the pointer to one that is paid. The
   * tickets of the paid basket count until the payment's deadline, because they are still held.
   */
  const readOpen = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const basket = await readActive(context)
    if (!basket || basket.status === 'open') return basket
    const reopened = await reopenIfUnpaid(context, basket)
    if (!reopened) await context.session.setBasketPointer(undefined)
    return reopened && writePointerIgnoringConflict(context, reopened)
  }

  /** The active basket from before signing in. When the basket became an order, the session stores only the order. */
  const readGuestBasket = async (context: LockedContext): Promise<BasketResource | undefined> => {
    const { session } = context
    const pointer = await session.getGuestBasketPointer()
    const guestBasket = pointer && (await calls.fetchBasket(context, pointer.id).catch(undefinedIfNotFound))
    if (guestBasket && guestBasket.status !== 'converted') return guestBasket
    if (guestBasket) await rememberOrder(context, guestBasket)
    if (pointer) await session.setGuestBasketPointer(undefined)
    return undefined
  }

  return { peekActive, readInAnyState, readActive, reopenIfUnpaid, readOpen, readGuestBasket }
}

export type BasketReads = ReturnType<typeof createBasketReads>
