import type { BasketBody } from '#shared/wire/basket.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { AppError } from '../../http/errors.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { Basket } from '../../upstream/schemas/basket.ts'
import { createBasketCalls } from './basket-calls.ts'
import { countOf } from './basket-view.ts'
import { bodyOf, type LineBody } from './line-bodies.ts'
import { isGone, isInTheWay, refusalOf } from './refusal.ts'

/**
 * The basket a request's session points at, over the API. Everything here belongs inside `session.inTurn`, because it
 * reads, decides and writes back.
 */
export const createCurrentBasket = (api: Pick<CommerceApi, 'send'>, context: RequestContext) => {
  const { session, preferences } = context
  const calls = createBasketCalls(api, context)

  const remember = async (basket: Basket) => {
    await session.setBasket({ id: new Secret(basket.id, 'basket id'), count: countOf(basket.lines) })
    return basket
  }

  /**
   * As `remember`, for what is written already: if the session has changed meanwhile, saying so would make the browser
   * write it once more.
   */
  const note = (basket: Basket) =>
    remember(basket).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return basket
      throw error
    })

  const forget = () => session.setBasket(undefined)

  /** Also one that has become an order. Undefined when there is none. */
  const look = async (): Promise<Basket | undefined> => {
    const pointer = await session.basket()
    if (!pointer) return undefined
    const found = await calls.read(pointer.id).catch((error: unknown) => {
      if (isGone(error)) return undefined
      throw error
    })
    if (!found) await forget()
    return found && found.status !== 'converted' && countOf(found.lines) !== pointer.count ? remember(found) : found
  }

  /** Keeps the order of a basket that became one while nobody looked, so that whoever is no customer can read it. */
  const keepOrder = async ({ order }: Basket) => {
    if (order?.key) await session.rememberPurchase({ order: { id: order.id, key: new Secret(order.key, 'order key') } })
  }

  /** Undefined when there is none, or none that can be added to: then the pointer is forgotten. */
  const read = async (): Promise<Basket | undefined> => {
    const found = await look()
    if (found?.status !== 'converted') return found
    await keepOrder(found)
    await forget()
    return undefined
  }

  /**
   * A confirmed basket as it can be changed again; undefined once it is paid for, because then it is no longer the
   * shopper's to change.
   */
  const reopened = (basket: Basket): Promise<Basket | undefined> =>
    calls.take(new Secret(basket.id, 'basket id'), 'reopen').catch((error: unknown) => {
      if (hasStatus(error, 409)) return undefined
      throw error
    })

  /** As `read`, and open. What is paid for is left to its order. */
  const readOpen = async (): Promise<Basket | undefined> => {
    const basket = await read()
    if (!basket || basket.status === 'open') return basket
    const again = await reopened(basket)
    if (!again) await forget()
    return again && note(again)
  }

  const create = async (body: BasketBody) => remember(await calls.create({ currency: preferences.currency, ...body }))

  /**
   * Writes the lines as a whole. A basket that waits empty takes the shopper's currency; where there is none, one is
   * made.
   */
  const write = async (basket: Basket | undefined, lines: readonly LineBody[], from?: Secret): Promise<Basket> => {
    const body = { lines: [...lines], ...(from && { from: from.reveal() }) }
    if (!basket) return create(body)
    const repriced = basket.lines.length === 0 && basket.currency !== preferences.currency
    return note(
      await calls.change(new Secret(basket.id, 'basket id'), {
        ...body,
        ...(repriced && { currency: preferences.currency }),
      }),
    )
  }

  /**
   * Tries work on the open basket once more when it was confirmed, or paid for, in between: in another tab, on another
   * device.
   */
  const onOpen = async <T>(work: (basket: Basket | undefined) => Promise<T>): Promise<T> => {
    const basket = await readOpen()
    return work(basket).catch(async (error: unknown) => {
      if (!isInTheWay(error)) throw error
      return work(await readOpen())
    })
  }

  return {
    calls,
    look,
    read,
    reopened,
    note,
    forget,
    keepOrder,
    readOpen,
    write,
    onOpen,

    /** There before anything moves into it, so that what moves is pointed at all the time. */
    orNew: async (basket: Basket | undefined) => basket ?? create({}),

    /** Changes the lines. A refusal says which line, in the API's words, and leaves the basket as it was. */
    edit: (change: (lines: readonly LineBody[]) => LineBody[]): Promise<Basket> =>
      onOpen(async (basket) => {
        const lines = change((basket?.lines ?? []).map(bodyOf))
        return write(basket, lines).catch((error: unknown) => {
          throw isInTheWay(error) ? error : refusalOf(error, lines)
        })
      }),

    /** Something other than its lines; undefined where there is no basket. */
    change: (work: (id: Secret, basket: Basket) => Promise<Basket>): Promise<Basket | undefined> =>
      onOpen(async (basket) => basket && note(await work(new Secret(basket.id, 'basket id'), basket))),
  }
}

export type CurrentBasket = ReturnType<typeof createCurrentBasket>
