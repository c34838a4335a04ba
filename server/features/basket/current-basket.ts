import type { BasketBody } from '#shared/wire/basket.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { AppError } from '../../http/errors.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { createBasketCalls } from './basket-calls.ts'
import { countItems } from './present-basket.ts'
import { toLineBody, type LineBody } from './line-bodies.ts'
import { isNotFound, isConflict, toFieldErrors } from './basket-errors.ts'

/**
 * The basket a request's session points at, over the API. Everything here belongs inside `session.inTurn`, because it
 * reads, decides and writes back.
 */
export const createCurrentBasket = (api: Pick<CommerceApi, 'send'>, context: RequestContext) => {
  const { session, preferences } = context
  const calls = createBasketCalls(api, context)

  const writePointer = async (basket: BasketResource) => {
    await session.setBasketPointer({ id: new Secret(basket.id, 'basket id'), count: countItems(basket.lines) })
    return basket
  }

  /**
   * As `remember`, for what is written already: if the session has changed meanwhile, saying so would make the browser
   * write it once more.
   */
  const savePointer = (basket: BasketResource) =>
    writePointer(basket).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return basket
      throw error
    })

  const clearPointer = () => session.setBasketPointer(undefined)

  /** Also one that has become an order. Undefined when there is none. */
  const peek = async (): Promise<BasketResource | undefined> => {
    const pointer = await session.getBasketPointer()
    if (!pointer) return undefined
    const found = await calls.fetchBasket(pointer.id).catch((error: unknown) => {
      if (isNotFound(error)) return undefined
      throw error
    })
    if (!found) await clearPointer()
    return found && found.status !== 'converted' && countItems(found.lines) !== pointer.count
      ? writePointer(found)
      : found
  }

  /** Keeps the order of a basket that became one while nobody looked, so that whoever is no customer can read it. */
  const rememberOrder = async ({ order }: BasketResource) => {
    if (order?.key) await session.rememberPurchase({ order: { id: order.id, key: new Secret(order.key, 'order key') } })
  }

  /** Undefined when there is none, or none that can be added to: then the pointer is forgotten. */
  const readActive = async (): Promise<BasketResource | undefined> => {
    const found = await peek()
    if (found?.status !== 'converted') return found
    await rememberOrder(found)
    await clearPointer()
    return undefined
  }

  /**
   * A confirmed basket as it can be changed again; undefined once it is paid for, because then it is no longer the
   * shopper's to change.
   */
  const reopen = (basket: BasketResource): Promise<BasketResource | undefined> =>
    calls.putStep(new Secret(basket.id, 'basket id'), 'reopen').catch((error: unknown) => {
      if (hasStatus(error, 409)) return undefined
      throw error
    })

  /** As `read`, and open. What is paid for is left to its order. */
  const readOpen = async (): Promise<BasketResource | undefined> => {
    const basket = await readActive()
    if (!basket || basket.status === 'open') return basket
    const reopenedBasket = await reopen(basket)
    if (!reopenedBasket) await clearPointer()
    return reopenedBasket && savePointer(reopenedBasket)
  }

  const createBasket = async (body: BasketBody) =>
    writePointer(await calls.createBasket({ currency: preferences.currency, ...body }))

  /**
   * Writes the lines as a whole. A basket that waits empty takes the shopper's currency; where there is none, one is
   * made.
   */
  const writeLines = async (
    basket: BasketResource | undefined,
    lines: readonly LineBody[],
    from?: Secret,
  ): Promise<BasketResource> => {
    const body = { lines: [...lines], ...(from && { from: from.reveal() }) }
    if (!basket) return createBasket(body)
    const isRepriced = basket.lines.length === 0 && basket.currency !== preferences.currency
    return savePointer(
      await calls.updateBasket(new Secret(basket.id, 'basket id'), {
        ...body,
        ...(isRepriced && { currency: preferences.currency }),
      }),
    )
  }

  /**
   * Tries work on the open basket once more when it was confirmed, or paid for, in between: in another tab, on another
   * device.
   */
  const withOpenBasket = async <T>(work: (basket: BasketResource | undefined) => Promise<T>): Promise<T> => {
    const basket = await readOpen()
    return work(basket).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error
      return work(await readOpen())
    })
  }

  return {
    calls,
    peek,
    readActive,
    reopen,
    savePointer,
    clearPointer,
    rememberOrder,
    readOpen,
    writeLines,
    withOpenBasket,

    /** There before anything moves into it, so that what moves is pointed at all the time. */
    createIfMissing: async (basket: BasketResource | undefined) => basket ?? createBasket({}),

    /** Changes the lines. A refusal says which line, in the API's words, and leaves the basket as it was. */
    editLines: (applyChange: (lines: readonly LineBody[]) => LineBody[]): Promise<BasketResource> =>
      withOpenBasket(async (basket) => {
        const lines = applyChange((basket?.lines ?? []).map(toLineBody))
        return writeLines(basket, lines).catch((error: unknown) => {
          throw isConflict(error) ? error : toFieldErrors(error, lines)
        })
      }),

    /** Something other than its lines; undefined where there is no basket. */
    changeBasket: (
      work: (id: Secret, basket: BasketResource) => Promise<BasketResource>,
    ): Promise<BasketResource | undefined> =>
      withOpenBasket(async (basket) => basket && savePointer(await work(new Secret(basket.id, 'basket id'), basket))),
  }
}

export type CurrentBasket = ReturnType<typeof createCurrentBasket>
