import type { RequestContext } from '../../request-context.ts'
import { AppError } from '../../errors.ts'
import { Secret } from '../../session/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { Basket, BasketLine } from '../../upstream/schemas/basket.ts'
import { createBasketCalls } from './basket-calls.ts'
import { countOf } from './basket-view.ts'
import { bodyOf, mergeLines, type LineBody } from './line-bodies.ts'
import { isGone, isRefused, refusalOf } from './refusal.ts'

/** How much of a line its item still allows, with what the basket holds of it already. */
const stillPossible = ({ item, quantity }: BasketLine, held: number) =>
  Math.min(quantity, Math.min(item.available, item.maxPerOrder) - held)

/**
 * The basket a request's session points at, over the API. Everything here belongs inside `session.inTurn`, because it reads, decides and
 * writes back.
 */
export const createCurrentBasket = (api: Pick<CommerceApi, 'send'>, context: RequestContext) => {
  const { session, preferences } = context
  const calls = createBasketCalls(api, context)

  const remember = async (basket: Basket) => {
    await session.setBasket({ id: new Secret(basket.id), count: countOf(basket.lines) })
    return basket
  }

  /** Undefined when there is none, or none that can be added to: then the pointer is forgotten. */
  const read = async (): Promise<Basket | undefined> => {
    const pointer = await session.basket()
    if (!pointer) return undefined
    const found = await calls.read(pointer.id).catch((error: unknown) => {
      if (isGone(error)) return undefined
      throw error
    })
    if (!found || found.status === 'converted') {
      await session.setBasket(undefined)
      return undefined
    }
    return countOf(found.lines) === pointer.count ? found : remember(found)
  }

  const create = async (lines: readonly LineBody[], currency: string = preferences.currency) => remember(await calls.create(lines, currency))

  /** Writes the lines as a whole: into the basket, or into a new one when there is none or it waits empty in another currency. */
  const write = async (basket: Basket | undefined, lines: readonly LineBody[]): Promise<Basket> => {
    if (!basket || (basket.lines.length === 0 && basket.currency !== preferences.currency)) return create(lines)
    const replaced = await calls.replace(new Secret(basket.id), lines)
    // The lines are written. If the session has changed meanwhile, saying so would make the browser write them once more.
    return remember(replaced).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return replaced
      throw error
    })
  }

  /** Adds what can still be had of these lines; what cannot is left out. */
  const gather = async (additions: readonly BasketLine[]): Promise<Basket> => {
    let basket = await read()
    const heldOf = (sku: string) => countOf((basket?.lines ?? []).filter(({ item }) => item.sku === sku))
    const wanted = additions
      .map((line) => ({ ...bodyOf(line), quantity: stillPossible(line, heldOf(line.item.sku)) }))
      .filter(({ quantity }) => quantity > 0)
    const withLines = (more: LineBody[]) => write(basket, mergeLines((basket?.lines ?? []).map(bodyOf), more))
    try {
      return await withLines(wanted)
    } catch (error) {
      if (!isRefused(error)) throw error
    }
    basket ??= await create([])
    for (const line of wanted) {
      basket = await withLines([line]).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        return basket
      })
    }
    return basket as Basket
  }

  return {
    calls,
    read,
    gather,

    /** A new basket of these lines in another currency. The old one is pointed at until this one is there. */
    async rebuild(lines: readonly BasketLine[], currency: string): Promise<Basket> {
      const bodies = lines.map(bodyOf)
      try {
        return await create(bodies, currency)
      } catch (error) {
        throw refusalOf(error, bodies)
      }
    },

    /** Changes the lines. A refusal says which line, in the API's words, and leaves the basket as it was. */
    async edit(change: (lines: readonly LineBody[]) => LineBody[]): Promise<Basket> {
      const basket = await read()
      const lines = change((basket?.lines ?? []).map(bodyOf))
      try {
        return await write(basket, lines)
      } catch (error) {
        throw refusalOf(error, lines)
      }
    },
  }
}
