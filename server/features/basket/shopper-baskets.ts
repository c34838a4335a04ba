import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { Currency } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { createEmptyBasket, presentBasket } from './present-basket.ts'
import { createCheckoutBasket } from './checkout-basket.ts'
import { createCurrentBasket, type CurrentBasket } from './current-basket.ts'
import { copyLines, moveLines } from './move-lines.ts'
import { toLineBody, type LineBody } from './line-bodies.ts'
import { isNotFound, isRejected, toFieldErrors } from './basket-errors.ts'

const undefinedIfNotFound = (error: unknown) => {
  if (isNotFound(error)) return undefined
  throw error
}

/**
 * What can be done with a shopper's basket, each as one step that no other request of theirs comes between. `now` in
 * milliseconds.
 */
export const createShopperBaskets = (api: Pick<CommerceApi, 'send'>, now: () => number) => {
  const loadBasketView = async (
    context: RequestContext,
    basket: BasketResource | undefined,
  ): Promise<contract.Basket> => {
    const { session, preferences } = context
    const guestBasketCount = (await session.getGuestBasketPointer())?.count ?? 0
    if (!basket) return createEmptyBasket(preferences, guestBasketCount)
    const totals = await createCurrentBasket(api, context).calls.fetchTotals(new Secret(basket.id, 'basket id'))
    return presentBasket(basket, totals, preferences, { guestBasketCount, now: now() })
  }

  const withBasketLock = async <T>(context: RequestContext, work: (current: CurrentBasket) => Promise<T>) => {
    try {
      return await context.session.withBasketLock(() => work(createCurrentBasket(api, context)))
    } catch (error) {
      throw toAppError(error)
    }
  }

  /** The basket of the guest before; one that became an order meanwhile is kept as that, and no longer as a basket. */
  const readGuestBasket = async (
    { session }: RequestContext,
    current: CurrentBasket,
  ): Promise<BasketResource | undefined> => {
    const guestBasket = await session.getGuestBasketPointer()
    const found = guestBasket && (await current.calls.fetchBasket(guestBasket.id).catch(undefinedIfNotFound))
    if (found && found.status !== 'converted') return found
    if (found) await current.rememberOrder(found)
    if (guestBasket) await session.setGuestBasketPointer(undefined)
    return undefined
  }

  /** What is paid for just now stays where it is: its order is on the way. */
  const takeGuestLines = async (context: RequestContext, current: CurrentBasket) => {
    const found = await readGuestBasket(context, current)
    const guestBasket = found?.status === 'confirmed' ? await current.reopen(found) : found
    if (found && !guestBasket) return current.readActive()
    const basket =
      guestBasket && guestBasket.lines.length > 0 ? await moveLines(current, guestBasket) : await current.readActive()
    await context.session.setGuestBasketPointer(undefined)
    return basket
  }

  /** The customer's own basket; while it is empty, what they had as a guest comes into it. */
  const readCustomerBasket = async (context: RequestContext, current: CurrentBasket) => {
    const ownBasket = await current.readActive()
    const isEmpty = !ownBasket || (ownBasket.lines.length === 0 && ownBasket.lapsed.length === 0)
    return isEmpty && (await context.session.getGuestBasketPointer()) ? takeGuestLines(context, current) : ownBasket
  }

  return {
    /** What signing in could not take over is tried again; a customer with a basket of their own is asked instead. */
    readBasket: (context: RequestContext): Promise<contract.Basket> =>
      withBasketLock(context, async (current) => loadBasketView(context, await readCustomerBasket(context, current))),

    editLines: (
      context: RequestContext,
      applyChange: (lines: readonly LineBody[]) => LineBody[],
    ): Promise<contract.Basket> =>
      withBasketLock(context, async (current) => loadBasketView(context, await current.editLines(applyChange))),

    /** Something other than the lines of the basket there is. */
    changeBasket: (
      context: RequestContext,
      work: (current: CurrentBasket, id: Secret, basket: BasketResource) => Promise<BasketResource>,
    ): Promise<contract.Basket> =>
      withBasketLock(context, async (current) =>
        loadBasketView(context, await current.changeBasket((id, basket) => work(current, id, basket))),
      ),

    /** Also of a basket that is confirmed: whoever is about to pay may need the time most. */
    extendHold: (context: RequestContext): Promise<contract.Basket> =>
      withBasketLock(context, async (current) => {
        const basket = await current.readActive()
        return loadBasketView(
          context,
          basket &&
            (await current.savePointer(await current.calls.putStep(new Secret(basket.id, 'basket id'), 'hold/extend'))),
        )
      }),

    mergeGuestBasket: (context: RequestContext): Promise<contract.Basket> =>
      withBasketLock(context, async (current) => loadBasketView(context, await takeGuestLines(context, current))),

    /** Work of the checkout on the basket there is. */
    withCheckoutBasket: <T>(
      context: RequestContext,
      work: (checkoutBasket: ReturnType<typeof createCheckoutBasket>) => Promise<T>,
    ): Promise<T> =>
      withBasketLock(context, (current) =>
        work(
          createCheckoutBasket(current, {
            presentBasket: (basket) => loadBasketView(context, basket),
            readGuestBasket: () => readGuestBasket(context, current),
          }),
        ),
      ),

    /**
     * After signing in: a customer without lines takes the guest's over; otherwise both baskets stay (settled rule 2).
     */
    mergeAfterSignIn: (context: RequestContext): Promise<void> =>
      withBasketLock(context, async (current) => {
        await readCustomerBasket(context, current)
      }),

    /**
     * Runs `leave`, which ends the session, and copies the lines of its basket into one of the session after it
     * (settled rule 2). Where there is not enough left to hold the tickets for both, they move: whoever is at the
     * screen had them.
     */
    copyToGuest: async (context: RequestContext, signOut: () => Promise<void>): Promise<void> => {
      const warn = (error: unknown) => context.log.warn({ err: error }, 'basket not carried over')
      const ownBasket = await withBasketLock(context, (current) => current.readOpen()).catch(warn)
      await signOut()
      if (!ownBasket || ownBasket.lines.length === 0) return
      await withBasketLock(context, async (current) => {
        const isRejectedCopy = await copyLines(current, ownBasket).then(
          () => false,
          (error: unknown) => {
            if (isRejected(error)) return true
            throw error
          },
        )
        if (!isRejectedCopy) return
        await moveLines(current, ownBasket)
        const lines = ownBasket.lines.filter(({ item }) => item.event === null).map(toLineBody)
        if (lines.length > 0) await current.calls.updateBasket(new Secret(ownBasket.id, 'basket id'), { lines })
      }).catch(warn)
    },

    /**
     * The same basket in another currency (settled rule 7); a refusal leaves it as it was. 409 `confirmation_needed`
     * unless the shopper has agreed. Undefined when there is nothing to reprice.
     */
    reprice: (
      context: RequestContext,
      currency: Currency,
      isConfirmed: boolean,
    ): Promise<contract.Basket | undefined> =>
      withBasketLock(context, async (current) => {
        const before = await current.readActive()
        if (!before || before.lines.length === 0 || before.currency === currency) return undefined
        if (!isConfirmed)
          throw new AppError(409, 'confirmation_needed', 'The basket has to be rebuilt in this currency.')
        const repriced = await current.changeBasket((id, { lines }) =>
          current.calls.updateBasket(id, { currency }).catch((error: unknown) => {
            throw isRejected(error) ? toFieldErrors(error, lines.map(toLineBody)) : error
          }),
        )
        return repriced && loadBasketView(context, repriced)
      }),
  }
}

export type ShopperBaskets = ReturnType<typeof createShopperBaskets>
