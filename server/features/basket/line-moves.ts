import type { LeftOutLine } from '#shared/api/basket/basket-schemas.ts'
import type { BasketResource, BasketLineResource } from '../../upstream/resources/basket.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { countItems } from './present-basket.ts'
import type { BasketCalls } from './basket-calls.ts'
import { toBasketId } from './basket-pointer-writes.ts'
import type { BasketEdits } from './basket-edits.ts'
import {
  computeLineKey,
  isTicketLine,
  mergeLines,
  toLineBody,
  type LineBody,
  type RequestedLine,
} from './line-bodies.ts'
import { isRejected } from './basket-errors.ts'

/**
 * The quantities of `additions` that fit in addition to the existing lines. The API's `available` already excludes held
 * tickets, so existing tickets are not subtracted again.
 */
const filterBuyableLines = (
  additions: readonly BasketLineResource[],
  existingLines: readonly BasketLineResource[],
): LineBody[] => {
  const taken = new Map<string, number>()
  return additions.flatMap((line) => {
    const { item, quantity } = line
    const heldQuantity = countItems(existingLines.filter((existingLine) => existingLine.item.sku === item.sku))
    const before = taken.get(item.sku) ?? 0
    const buyable = Math.min(
      quantity,
      item.available - before - (item.event ? 0 : heldQuantity),
      item.maxPerOrder - before - heldQuantity,
    )
    if (buyable <= 0) return []
    taken.set(item.sku, before + buyable)
    return [{ ...toLineBody(line), quantity: buyable }]
  })
}

/**
 * The requested lines without those that the API rejected. Undefined when the error concerns none of them, or concerns
 * one in `ticketKeys`.
 */
const omitRejected = (
  error: unknown,
  requestedLines: readonly LineBody[],
  lines: readonly LineBody[],
  ticketKeys: ReadonlySet<string>,
): LineBody[] | undefined => {
  if (!isRejected(error)) return undefined
  const rejectedLines = error.violations.map(
    ({ propertyPath }) => lines[Number(/^lines\[(\d+)\]/.exec(propertyPath)?.[1] ?? NaN)],
  )
  const rejectedKeys = new Set(rejectedLines.map((line) => line && computeLineKey(line)))
  if ([...ticketKeys].some((key) => rejectedKeys.has(key))) return undefined
  const remaining = requestedLines.filter((line) => !rejectedKeys.has(computeLineKey(line)))
  return remaining.length < requestedLines.length ? remaining : undefined
}

/** What of the source is not among the moved lines. */
export const findLeftOut = (
  source: readonly (RequestedLine & { item: Pick<BasketLineResource['item'], 'productName' | 'variantName'> })[],
  moved: readonly LineBody[],
): LeftOutLine[] => {
  const movedQuantities = new Map(moved.map((line) => [computeLineKey(line), line.quantity]))
  return source.flatMap((line) => {
    const quantity = line.quantity - (movedQuantities.get(computeLineKey(toLineBody(line))) ?? 0)
    return quantity > 0 ? [{ name: line.item.productName, variantName: line.item.variantName, quantity }] : []
  })
}

type MovedLines = { basket: BasketResource; leftOut: LeftOutLine[] }

/** Moves and copies lines of another basket into the session's own. */
export const createLineMoves = (calls: BasketCalls, { createIfMissing, withOpenBasket, writeLines }: BasketEdits) => {
  /** Applies the source's promotion codes one by one; skips a code that the API rejects for this shopper. */
  const copyPromotions = async (
    context: LockedContext,
    basket: BasketResource,
    { promotions }: BasketResource,
  ): Promise<BasketResource> => {
    const id = toBasketId(basket)
    const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
    let isChanged = false
    for (const { promotionCode } of promotions) {
      if (codes.includes(promotionCode)) continue
      const isAccepted = await calls.setPromotions(context, id, [...codes, promotionCode]).then(
        () => true,
        (error: unknown) => {
          if (isRejected(error)) return false
          throw error
        },
      )
      if (isAccepted) codes.push(promotionCode)
      isChanged ||= isAccepted
    }
    return isChanged ? calls.fetchBasket(context, id) : basket
  }

  /**
   * Moves the buyable lines of the source; tickets move with their hold. The API moves a hold in one step (`from` of
   * `writeLines`), so no ticket is held twice. Leaves out lines that are not buyable. The source has no lines
   * afterwards. When the API rejects a ticket, throws the rejection and leaves both baskets unchanged: the source still
   * holds the ticket.
   */
  const moveLines = (context: LockedContext, source: BasketResource): Promise<MovedLines> =>
    withOpenBasket(context, async (openBasket) => {
      const basket = await createIfMissing(context, openBasket)
      const currentLines = basket.lines.map(toLineBody)
      const ticketKeys = new Set(source.lines.filter(isTicketLine).map((line) => computeLineKey(toLineBody(line))))
      let requestedLines = filterBuyableLines(source.lines, basket.lines)
      while (requestedLines.length > 0) {
        const lines = mergeLines(currentLines, requestedLines)
        try {
          const changed = await writeLines(context, basket, lines, { from: toBasketId(source) })
          const leftOut = findLeftOut(source.lines, requestedLines)
          return { basket: await copyPromotions(context, changed, source), leftOut }
        } catch (error) {
          const remaining = omitRejected(error, requestedLines, lines, ticketKeys)
          if (!remaining) throw error
          requestedLines = remaining
        }
      }
      return { basket, leftOut: findLeftOut(source.lines, []) }
    })

  /**
   * Copies all lines of the source; the copies have their own holds. Throws the API's rejection when one does not fit.
   */
  const copyLines = (context: LockedContext, source: BasketResource): Promise<BasketResource> =>
    withOpenBasket(context, async (openBasket) => {
      const basket = await createIfMissing(context, openBasket)
      const lines = mergeLines(basket.lines.map(toLineBody), source.lines.map(toLineBody))
      return copyPromotions(context, await writeLines(context, basket, lines, {}), source)
    })

  return { moveLines, copyLines }
}

export type LineMoves = ReturnType<typeof createLineMoves>
