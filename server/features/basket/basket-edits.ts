import type { BasketBody } from '#shared/wire/basket.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { BasketCalls } from './basket-calls.ts'
import { isConflict, toFieldErrors } from './basket-errors.ts'
import { toBasketId, type PointerWrites } from './basket-pointer-writes.ts'
import type { ClientHolds, CountedTickets } from './client-holds.ts'
import { isTicketLine, toItemKey, toLineBody, type LineBody } from './line-bodies.ts'
import type { BasketReads } from './basket-reads.ts'
import { countItems } from './present-basket.ts'

/**
 * The most tickets that the lines may contain. Only lines of the basket say whether they are tickets, so every other
 * line counts as one.
 */
const countPossibleTickets = (lines: readonly LineBody[], basket: BasketResource | undefined) => {
  const otherKeys = new Set(basket?.lines.filter((line) => !isTicketLine(line)).map(toItemKey))
  return countItems(lines.filter((line) => !otherKeys.has(toItemKey(line))))
}

/** Changes the open basket, and creates one when lines need it. */
export const createBasketEdits = (
  calls: BasketCalls,
  { readOpen }: BasketReads,
  { writePointer, writePointerIgnoringConflict }: PointerWrites,
  { releaseHold, withHoldLimit }: ClientHolds,
) => {
  const createBasket = async (context: LockedContext, body: BasketBody, counted?: CountedTickets) =>
    writePointer(
      context,
      await calls.createBasket(context, { currency: context.preferences.currency, ...body }),
      counted,
    )

  /**
   * Creates the basket first: the session must point to it before lines are moved into it, or a crash would lose them.
   */
  const createIfMissing = async (context: LockedContext, basket: BasketResource | undefined) =>
    basket ?? createBasket(context, {})

  /**
   * Replaces all lines. `transfer` means that the lines come from another basket; with `from` they leave that basket.
   * An empty basket changes to the shopper's currency.
   */
  const writeLines = async (
    context: LockedContext,
    basket: BasketResource | undefined,
    lines: readonly LineBody[],
    transfer?: { from?: Secret },
  ): Promise<BasketResource> => {
    const { currency } = context.preferences
    const from = transfer?.from
    const isRepriced = basket && basket.lines.length === 0 && basket.currency !== currency
    const changed = await withHoldLimit(
      context,
      { basket, tickets: countPossibleTickets(lines, basket), transfer },
      async (maxTickets, counted) => {
        const body = {
          lines: [...lines],
          ...(from && { from: from.reveal() }),
          ...(maxTickets !== undefined && { maxTickets }),
        }
        if (!basket) return createBasket(context, body, counted)
        return writePointerIgnoringConflict(
          context,
          await calls.updateBasket(context, toBasketId(basket), { ...body, ...(isRepriced && { currency }) }),
          counted,
        )
      },
    )
    if (from) await releaseHold(context, from.reveal())
    return changed
  }

  /**
   * Repeats the work once on a basket that another tab or device has confirmed or paid meanwhile. `known` is the basket
   * as it was read since the lock was taken.
   */
  const withOpenBasket = async <T>(
    context: LockedContext,
    work: (basket: BasketResource | undefined) => Promise<T>,
    known?: BasketResource,
  ): Promise<T> => {
    const basket = known?.status === 'open' ? known : await readOpen(context)
    return work(basket).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error
      return work(await readOpen(context))
    })
  }

  /**
   * Changes the lines. When the API rejects the change, throws its message at the SKU of the line and leaves the basket
   * unchanged.
   */
  const editLines = (
    context: LockedContext,
    applyChange: (lines: readonly LineBody[]) => LineBody[],
  ): Promise<BasketResource> =>
    withOpenBasket(context, async (basket) => {
      const lines = applyChange((basket?.lines ?? []).map(toLineBody))
      return writeLines(context, basket, lines).catch((error: unknown) => {
        throw isConflict(error) ? error : toFieldErrors(error, lines)
      })
    })

  /** Changes anything but lines. Undefined when there is no basket. */
  const changeBasket = (
    context: LockedContext,
    work: (basket: BasketResource) => Promise<BasketResource>,
    known?: BasketResource,
  ): Promise<BasketResource | undefined> =>
    withOpenBasket(
      context,
      async (basket) => basket && writePointerIgnoringConflict(context, await work(basket)),
      known,
    )

  return { createIfMissing, writeLines, withOpenBasket, editLines, changeBasket }
}

export type BasketEdits = ReturnType<typeof createBasketEdits>
