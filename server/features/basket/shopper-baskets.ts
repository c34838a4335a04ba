import type * as contract from '#shared/api/basket/basket-schemas.ts'
import type { Currency } from '#shared/preferences.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { Secret } from '../../session/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { Basket, BasketLine } from '../../upstream/schemas/basket.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { emptyBasket, viewBasket } from './basket-view.ts'
import { createCurrentBasket } from './current-basket.ts'
import type { LineBody } from './line-bodies.ts'
import { isGone } from './refusal.ts'

/** What can be done with a shopper's basket, each as one step that no other request of theirs comes between. */
export const createShopperBaskets = (api: Pick<CommerceApi, 'send'>, now: () => number) => {
  const view = async (context: RequestContext, basket: Basket | undefined): Promise<contract.Basket> => {
    const { session, preferences } = context
    const keptGuestCount = (await session.keptGuestBasket())?.count ?? 0
    if (!basket) return emptyBasket(preferences, keptGuestCount)
    const totals = await createCurrentBasket(api, context).calls.totals(new Secret(basket.id))
    return viewBasket(basket, totals, preferences, { keptGuestCount, now: now() })
  }

  const inTurn = async <T>(context: RequestContext, work: (current: ReturnType<typeof createCurrentBasket>) => Promise<T>) => {
    try {
      return await context.session.inTurn(() => work(createCurrentBasket(api, context)))
    } catch (error) {
      throw toAppError(error)
    }
  }

  const keptLines = async ({ session }: RequestContext, current: ReturnType<typeof createCurrentBasket>): Promise<BasketLine[]> => {
    const kept = await session.keptGuestBasket()
    if (!kept) return []
    return current.calls.read(kept.id).then(
      ({ lines }) => lines,
      (error: unknown) => {
        if (isGone(error)) return []
        throw error
      },
    )
  }

  const takeKept = async (context: RequestContext, current: ReturnType<typeof createCurrentBasket>) => {
    const lines = await keptLines(context, current)
    const basket = lines.length > 0 ? await current.gather(lines) : await current.read()
    await context.session.setKeptGuestBasket(undefined)
    return basket
  }

  return {
    read: (context: RequestContext): Promise<contract.Basket> =>
      inTurn(context, async (current) => {
        const { session } = context
        // What signing in could not take over is tried again; a customer with a basket of their own is asked instead.
        const waiting = !(await session.basket()) && (await session.keptGuestBasket())
        return view(context, waiting ? await takeKept(context, current) : await current.read())
      }),

    edit: (context: RequestContext, change: (lines: readonly LineBody[]) => LineBody[]): Promise<contract.Basket> =>
      inTurn(context, async (current) => view(context, await current.edit(change))),

    addKept: (context: RequestContext): Promise<contract.Basket> =>
      inTurn(context, async (current) => view(context, await takeKept(context, current))),

    /** After signing in: a customer without lines takes the guest's over; otherwise both baskets stay (settled rule 2). */
    settle: (context: RequestContext): Promise<void> =>
      inTurn(context, async (current) => {
        if (!(await context.session.keptGuestBasket())) return
        const own = await current.read()
        if (!own || own.lines.length === 0) await takeKept(context, current)
      }),

    /** Runs `leave`, which ends the session, and puts the lines of its basket into one of the session after it. */
    carryOver: async (context: RequestContext, leave: () => Promise<void>): Promise<void> => {
      const warn = (error: unknown) => context.log.warn({ err: error }, 'basket not carried over')
      const lines = await inTurn(context, async (current) => (await current.read())?.lines ?? []).catch((error: unknown) => {
        warn(error)
        return []
      })
      await leave()
      if (lines.length > 0) await inTurn(context, (current) => current.gather(lines)).catch(warn)
    },

    /**
     * The same lines in another currency, in a new basket (settled rule 7); a refusal leaves the old one. 409 `confirmation_needed` unless the
     * shopper has agreed. Undefined when there is nothing to rebuild.
     */
    reprice: (context: RequestContext, currency: Currency, agreed: boolean): Promise<contract.Basket | undefined> =>
      inTurn(context, async (current) => {
        const basket = await current.read()
        if (!basket || basket.lines.length === 0 || basket.currency === currency) return undefined
        if (!agreed) throw new AppError(409, 'confirmation_needed', 'The basket has to be rebuilt in this currency.')
        return view(context, await current.rebuild(basket.lines, currency))
      }),
  }
}

export type ShopperBaskets = ReturnType<typeof createShopperBaskets>
