import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { BasketBody } from '#shared/wire/basket.ts'
import { AppError } from '../../http/errors.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { createBasketCalls } from './basket-calls.ts'
import { isConflict, isNotFound, isRejected, toFieldErrors } from './basket-errors.ts'
import { createPointerWrites, forgetLeftOutLines, toBasketId } from './basket-pointer-writes.ts'
import { createBasketConfirmation, quoteQuery } from './basket-confirmation.ts'
import { createBasketEdits } from './basket-edits.ts'
import { findAdditions, isTicketLine, toLineBody, withoutTexts } from './line-bodies.ts'
import { countLineTickets, createClientHolds, type ClientHoldsDeps } from './client-holds.ts'
import { createFindCheapestDelivery } from './find-cheapest-delivery.ts'
import { createGuestBasketMerge } from './guest-basket-merge.ts'
import { createLineMoves, findLeftOut } from './line-moves.ts'
import { createEmptyBasket, presentBasket } from './present-basket.ts'
import { nameGuests } from './name-guests.ts'
import { createBasketReads, type PeekedBasket } from './basket-reads.ts'
import { createReopenBasket } from './reopen-basket.ts'

type BasketsDeps = ClientHoldsDeps & { api: Pick<CommerceApi, 'send' | 'has'> }

const withAppErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Everything the storefront does with a shopper's basket. Verbs that take a `LockedContext` run inside `withLock` or
 * `lockAndPresent`; the others take the lock themselves, if they need it. The lock must not be nested.
 */
export const createBaskets = ({ api, ...deps }: BasketsDeps) => {
  const plainCalls = createBasketCalls(api)
  const calls = { ...plainCalls, reopenBasket: createReopenBasket(api, plainCalls) }
  const clientHolds = createClientHolds(deps)
  const findCheapestDelivery = createFindCheapestDelivery(api, calls)
  const pointer = createPointerWrites(clientHolds)
  const { writePointerIgnoringConflict } = pointer
  const reads = createBasketReads(calls, pointer, clientHolds)
  const edits = createBasketEdits(calls, reads, pointer, clientHolds)
  const { moveLines, copyLines } = createLineMoves(calls, edits)
  const { mergeGuestBasket, readBasket, peekBasket } = createGuestBasketMerge(reads, { moveLines, copyLines })

  /** Runs the work while no other request changes this shopper's basket; API errors become AppErrors. */
  const withLock = <T>(context: RequestContext, work: (locked: LockedContext) => Promise<T>): Promise<T> =>
    withAppErrors(() => context.session.withBasketLock(() => work({ ...context, hasBasketLock: true })))

  /**
   * Runs work that reads, on the basket that `peek` returns: without the lock, so that requests that only read run in
   * parallel. Takes the lock for `read` when the session must change.
   */
  const createReader =
    (
      peek: (context: RequestContext) => Promise<PeekedBasket>,
      read: (locked: LockedContext) => Promise<BasketResource | undefined>,
    ) =>
    <T>(
      context: RequestContext,
      work: (context: RequestContext, basket: BasketResource | undefined) => Promise<T>,
    ): Promise<T> =>
      withAppErrors(async () => {
        const basket = await peek(context)
        if (basket !== 'outdated') {
          try {
            return await work(context, basket)
          } catch (error) {
            // Another request may have changed the basket between two calls.
            if (!isNotFound(error) && !isConflict(error)) throw error
          }
        }
        return withLock(context, async (locked) => work(locked, await read(locked)))
      })

  const present = async (context: RequestContext, basket: BasketResource | undefined): Promise<contract.Basket> => {
    const { session, preferences } = context
    const guestBasketCount = (await session.getGuestBasketPointer())?.count ?? 0
    if (!basket) return createEmptyBasket(preferences, guestBasketCount)
    const [totals, withDelivery] = await Promise.all([
      basket.totals ?? calls.fetchTotals(context, toBasketId(basket)),
      findCheapestDelivery(context, basket),
    ])
    const leftOut = await session.getLeftOutLines()
    return presentBasket(withDelivery, totals, preferences, { guestBasketCount, leftOut, now: deps.now() })
  }

  const lockAndPresent = (
    context: RequestContext,
    work: (locked: LockedContext) => Promise<BasketResource | undefined>,
  ): Promise<contract.Basket> => withLock(context, async (locked) => present(locked, await work(locked)))

  const withBasket = createReader(peekBasket, readBasket)
  /** Runs work that only reads on the open or confirmed basket. */
  const withActiveBasket = createReader((context) => reads.peekActive(context), reads.readActive)
  /** As `withActiveBasket`. The basket usually has what `fetchQuoted` adds, which saves that call. */
  const withQuotedBasket = createReader((context) => reads.peekActive(context, quoteQuery), reads.readActive)

  return {
    withLock,
    lockAndPresent,
    present,
    /** Reads the basket, and merges a guest basket into an empty one. */
    readAndPresent: (context: RequestContext): Promise<contract.Basket> => withBasket(context, present),
    withActiveBasket,
    withQuotedBasket,
    clearPointer: pointer.clearPointer,
    /**
     * The checkout records the hold of a payment: it lasts until the payment ends, and the basket does not show that
     * time.
     */
    recordHold: clientHolds.recordHold,
    mergeGuestBasket,
    readInAnyState: reads.readInAnyState,
    readActive: reads.readActive,
    readGuestBasket: reads.readGuestBasket,
    editLines: edits.editLines,
    ...createBasketConfirmation(calls, pointer, clientHolds),
    nameGuests,

    /** Undefined when there is no basket any more. */
    updateBasket: (context: LockedContext, known: BasketResource, body: BasketBody) =>
      edits.changeBasket(context, (basket) => calls.updateBasket(context, toBasketId(basket), body), known),

    /** Changes the list of codes; does nothing when the list stays the same. Undefined when there is no basket. */
    changePromotions: (context: LockedContext, changeCodes: (codes: readonly string[]) => readonly string[]) =>
      edits.changeBasket(context, async (basket) => {
        const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
        const changedCodes = changeCodes(codes)
        if (changedCodes === codes) return basket
        await calls.setPromotions(context, toBasketId(basket), changedCodes)
        return calls.fetchBasket(context, toBasketId(basket))
      }),

    /** Extends the hold of a confirmed basket too: a shopper who is paying needs the time as well. */
    extendHold: async (context: LockedContext) => {
      const basket = await reads.readActive(context)
      return (
        basket && writePointerIgnoringConflict(context, await calls.putStep(context, toBasketId(basket), 'hold/extend'))
      )
    },

    retryExpiredLines: (context: LockedContext) =>
      edits.withOpenBasket(context, async (basket) => {
        if (!basket || basket.lapsed.length === 0) return basket
        const tickets = countLineTickets([...basket.lines, ...basket.lapsed])
        const changed = await clientHolds
          .withHoldLimit(context, { basket, tickets }, async (maxTickets, counted) => {
            const limit = maxTickets === undefined ? {} : { maxTickets }
            const retried = await calls.putStep(context, toBasketId(basket), 'lapsed/retry', limit)
            return writePointerIgnoringConflict(context, retried, counted)
          })
          .catch((error: unknown) => {
            throw isRejected(error) ? toFieldErrors(error, []) : error
          })
        const leftOut = findLeftOut(basket.lapsed, findAdditions(basket.lines, changed.lines))
        if (leftOut.length > 0) await context.session.setLeftOutLines(leftOut)
        return changed
      }),

    dismissExpiredLines: async (context: LockedContext) => {
      await forgetLeftOutLines(context)
      return edits.changeBasket(context, (basket) => calls.dismissExpiredLines(context, toBasketId(basket)))
    },

    /** Moves the guest's lines to a customer whose own basket is empty. Otherwise leaves both baskets unchanged. */
    mergeAfterSignIn: (context: RequestContext): Promise<void> =>
      withLock(context, async (locked) => {
        await readBasket(locked)
      }),

    /**
     * Runs `signOut`, which ends the session. Then copies the customer's lines into a basket of the guest session that
     * follows. Leaves out texts and codes of gift vouchers, because the next person at the screen may be another one.
     * Tickets for which the stock allows no second hold move to the guest. When the guest may not hold them, all lines
     * stay with the customer.
     */
    copyToGuest: async (context: RequestContext, signOut: () => Promise<void>): Promise<void> => {
      const warn = (error: unknown) => context.log.warn({ err: error }, 'basket not copied to the guest session')
      const ownBasket = await withLock(context, reads.readOpen).catch(warn)
      await signOut()
      if (!ownBasket || ownBasket.lines.length === 0) return
      const source = {
        ...ownBasket,
        lines: ownBasket.lines.map(withoutTexts),
        promotions: ownBasket.promotions.filter(({ remaining }) => remaining === null),
      }
      await withLock(context, async (locked) => {
        const isRejectedCopy = await copyLines(locked, source).then(
          () => false,
          (error: unknown) => {
            if (isRejected(error)) return true
            throw error
          },
        )
        if (!isRejectedCopy) return
        await moveLines(locked, source)
        const lines = ownBasket.lines.filter((line) => !isTicketLine(line)).map(toLineBody)
        if (lines.length > 0) await calls.updateBasket(locked, toBasketId(ownBasket), { lines })
      }).catch(warn)
    },

    /**
     * Changes the basket's currency; a rejection leaves the basket unchanged. Throws 409 `confirmation_needed` until
     * the shopper agrees. Undefined when no line has another currency.
     */
    reprice: async (
      context: RequestContext,
      currency: string,
      isConfirmed: boolean,
    ): Promise<contract.Basket | undefined> => {
      const hasOtherCurrency = (basket: BasketResource | undefined) =>
        basket !== undefined && basket.lines.length > 0 && basket.currency !== currency
      if (!(await withActiveBasket(context, async (_, basket) => hasOtherCurrency(basket)))) return undefined
      if (!isConfirmed) throw new AppError(409, 'confirmation_needed', 'The basket has to be rebuilt in this currency.')
      return lockAndPresent(context, (locked) =>
        edits.changeBasket(locked, (basket) =>
          calls.updateBasket(locked, toBasketId(basket), { currency }).catch((error: unknown) => {
            throw isRejected(error) ? toFieldErrors(error, basket.lines.map(toLineBody)) : error
          }),
        ),
      )
    },
  }
}

export type Baskets = ReturnType<typeof createBaskets>
