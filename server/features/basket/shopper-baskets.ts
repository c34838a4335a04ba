import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { Currency } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { emptyBasket, viewBasket } from './basket-view.ts'
import { createCheckoutDesk } from './checkout-desk.ts'
import { createCurrentBasket, type CurrentBasket } from './current-basket.ts'
import { copy, gather } from './gather.ts'
import { bodyOf, type LineBody } from './line-bodies.ts'
import { isGone, isRefused, refusalOf } from './refusal.ts'

const unlessGone = (error: unknown) => {
  if (isGone(error)) return undefined
  throw error
}

/**
 * What can be done with a shopper's basket, each as one step that no other request of theirs comes between. `now` in
 * milliseconds.
 */
export const createShopperBaskets = (api: Pick<CommerceApi, 'send'>, now: () => number) => {
  const view = async (context: RequestContext, basket: Basket | undefined): Promise<contract.Basket> => {
    const { session, preferences } = context
    const keptGuestCount = (await session.keptGuestBasket())?.count ?? 0
    if (!basket) return emptyBasket(preferences, keptGuestCount)
    const totals = await createCurrentBasket(api, context).calls.totals(new Secret(basket.id, 'basket id'))
    return viewBasket(basket, totals, preferences, { keptGuestCount, now: now() })
  }

  const inTurn = async <T>(context: RequestContext, work: (current: CurrentBasket) => Promise<T>) => {
    try {
      return await context.session.inTurn(() => work(createCurrentBasket(api, context)))
    } catch (error) {
      throw toAppError(error)
    }
  }

  /** The basket of the guest before; one that became an order meanwhile is kept as that, and no longer as a basket. */
  const readKept = async ({ session }: RequestContext, current: CurrentBasket): Promise<Basket | undefined> => {
    const kept = await session.keptGuestBasket()
    const found = kept && (await current.calls.read(kept.id).catch(unlessGone))
    if (found && found.status !== 'converted') return found
    if (found) await current.keepOrder(found)
    if (kept) await session.setKeptGuestBasket(undefined)
    return undefined
  }

  /** What is paid for just now stays where it is: its order is on the way. */
  const takeKept = async (context: RequestContext, current: CurrentBasket) => {
    const found = await readKept(context, current)
    const kept = found?.status === 'confirmed' ? await current.reopened(found) : found
    if (found && !kept) return current.read()
    const basket = kept && kept.lines.length > 0 ? await gather(current, kept) : await current.read()
    await context.session.setKeptGuestBasket(undefined)
    return basket
  }

  /** The customer's own basket; while it is empty, what they had as a guest comes into it. */
  const readOwn = async (context: RequestContext, current: CurrentBasket) => {
    const own = await current.read()
    const isBare = !own || (own.lines.length === 0 && own.lapsed.length === 0)
    return isBare && (await context.session.keptGuestBasket()) ? takeKept(context, current) : own
  }

  return {
    /** What signing in could not take over is tried again; a customer with a basket of their own is asked instead. */
    read: (context: RequestContext): Promise<contract.Basket> =>
      inTurn(context, async (current) => view(context, await readOwn(context, current))),

    edit: (context: RequestContext, change: (lines: readonly LineBody[]) => LineBody[]): Promise<contract.Basket> =>
      inTurn(context, async (current) => view(context, await current.edit(change))),

    /** Something other than the lines of the basket there is. */
    change: (
      context: RequestContext,
      work: (current: CurrentBasket, id: Secret, basket: Basket) => Promise<Basket>,
    ): Promise<contract.Basket> =>
      inTurn(context, async (current) =>
        view(context, await current.change((id, basket) => work(current, id, basket))),
      ),

    /** Also of a basket that is confirmed: whoever is about to pay may need the time most. */
    extendHold: (context: RequestContext): Promise<contract.Basket> =>
      inTurn(context, async (current) => {
        const basket = await current.read()
        return view(
          context,
          basket && (await current.note(await current.calls.take(new Secret(basket.id, 'basket id'), 'hold/extend'))),
        )
      }),

    addKept: (context: RequestContext): Promise<contract.Basket> =>
      inTurn(context, async (current) => view(context, await takeKept(context, current))),

    /** Work of the checkout on the basket there is. */
    atCheckout: <T>(
      context: RequestContext,
      work: (desk: ReturnType<typeof createCheckoutDesk>) => Promise<T>,
    ): Promise<T> =>
      inTurn(context, (current) =>
        work(
          createCheckoutDesk(current, {
            show: (basket) => view(context, basket),
            readKept: () => readKept(context, current),
          }),
        ),
      ),

    /**
     * After signing in: a customer without lines takes the guest's over; otherwise both baskets stay (settled rule 2).
     */
    settle: (context: RequestContext): Promise<void> =>
      inTurn(context, async (current) => {
        await readOwn(context, current)
      }),

    /**
     * Runs `leave`, which ends the session, and copies the lines of its basket into one of the session after it
     * (settled rule 2). Where there is not enough left to hold the tickets for both, they move: whoever is at the
     * screen had them.
     */
    carryOver: async (context: RequestContext, leave: () => Promise<void>): Promise<void> => {
      const warn = (error: unknown) => context.log.warn({ err: error }, 'basket not carried over')
      const own = await inTurn(context, (current) => current.readOpen()).catch(warn)
      await leave()
      if (!own || own.lines.length === 0) return
      await inTurn(context, async (current) => {
        const refused = await copy(current, own).then(
          () => false,
          (error: unknown) => {
            if (isRefused(error)) return true
            throw error
          },
        )
        if (!refused) return
        await gather(current, own)
        const lines = own.lines.filter(({ item }) => item.event === null).map(bodyOf)
        if (lines.length > 0) await current.calls.change(new Secret(own.id, 'basket id'), { lines })
      }).catch(warn)
    },

    /**
     * The same basket in another currency (settled rule 7); a refusal leaves it as it was. 409 `confirmation_needed`
     * unless the shopper has agreed. Undefined when there is nothing to reprice.
     */
    reprice: (context: RequestContext, currency: Currency, agreed: boolean): Promise<contract.Basket | undefined> =>
      inTurn(context, async (current) => {
        const before = await current.read()
        if (!before || before.lines.length === 0 || before.currency === currency) return undefined
        if (!agreed) throw new AppError(409, 'confirmation_needed', 'The basket has to be rebuilt in this currency.')
        const repriced = await current.change((id, { lines }) =>
          current.calls.change(id, { currency }).catch((error: unknown) => {
            throw isRefused(error) ? refusalOf(error, lines.map(bodyOf)) : error
          }),
        )
        return repriced && view(context, repriced)
      }),
  }
}

export type ShopperBaskets = ReturnType<typeof createShopperBaskets>
