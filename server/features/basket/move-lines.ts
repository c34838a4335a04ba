import { Secret } from '../../session/vault/secret.ts'
import type { BasketResource, BasketLineResource } from '../../upstream/resources/basket.ts'
import { countItems } from './present-basket.ts'
import type { CurrentBasket } from './current-basket.ts'
import { toLineBody, computeLineKey, mergeLines, type LineBody } from './line-bodies.ts'
import { isRejected } from './basket-errors.ts'

/**
 * What of these lines can still be had beside those that are here. What is available of tickets leaves out the ones
 * here: they are held.
 */
const buyableLines = (
  additions: readonly BasketLineResource[],
  existingLines: readonly BasketLineResource[],
): LineBody[] => {
  const reserved = new Map<string, number>()
  return additions.flatMap((line) => {
    const { item, quantity } = line
    const heldQuantity = countItems(existingLines.filter((other) => other.item.sku === item.sku))
    const before = reserved.get(item.sku) ?? 0
    const buyable = Math.min(
      quantity,
      item.available - before - (item.event ? 0 : heldQuantity),
      item.maxPerOrder - before - heldQuantity,
    )
    if (buyable <= 0) return []
    reserved.set(item.sku, before + buyable)
    return [{ ...toLineBody(line), quantity: buyable }]
  })
}

/** Without the lines that the API refuses; undefined when it was not about any of them. */
const withoutRejected = (
  error: unknown,
  requestedLines: readonly LineBody[],
  lines: readonly LineBody[],
): LineBody[] | undefined => {
  if (!isRejected(error)) return undefined
  const rejectedLines = error.violations.map(
    ({ propertyPath }) => lines[Number(/^lines\[(\d+)\]/.exec(propertyPath)?.[1] ?? NaN)],
  )
  const rejectedKeys = new Set(rejectedLines.map((line) => line && computeLineKey(line)))
  const remaining = requestedLines.filter((line) => !rejectedKeys.has(computeLineKey(line)))
  return remaining.length < requestedLines.length ? remaining : undefined
}

/**
 * Promotions come along as far as they hold for whoever this basket is; one that does not is left out without a word.
 */
const copyPromotions = async (
  { calls }: CurrentBasket,
  basket: BasketResource,
  { promotions }: BasketResource,
): Promise<BasketResource> => {
  const id = new Secret(basket.id, 'basket id')
  const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
  let isChanged = false
  for (const { promotionCode } of promotions) {
    if (codes.includes(promotionCode)) continue
    const isAccepted = await calls.setPromotions(id, [...codes, promotionCode]).then(
      () => true,
      (error: unknown) => {
        if (isRejected(error)) return false
        throw error
      },
    )
    if (isAccepted) codes.push(promotionCode)
    isChanged ||= isAccepted
  }
  return isChanged ? calls.fetchBasket(id) : basket
}

/**
 * Moves what can still be had of another basket into the current one, the tickets with their hold: they change hands in
 * one step, and are never held twice. What cannot be had is left out; the other basket has no lines then.
 */
export const moveLines = (current: CurrentBasket, source: BasketResource): Promise<BasketResource> =>
  current.withOpenBasket(async (found) => {
    const basket = await current.createIfMissing(found)
    const currentLines = basket.lines.map(toLineBody)
    let requestedLines = buyableLines(source.lines, basket.lines)
    while (requestedLines.length > 0) {
      const lines = mergeLines(currentLines, requestedLines)
      try {
        return await copyPromotions(
          current,
          await current.writeLines(basket, lines, new Secret(source.id, 'basket id')),
          source,
        )
      } catch (error) {
        const remaining = withoutRejected(error, requestedLines, lines)
        if (!remaining) throw error
        requestedLines = remaining
      }
    }
    return basket
  })

/** The lines of another basket into the current one as well, with tickets of their own; all of them, or a refusal. */
export const copyLines = (current: CurrentBasket, source: BasketResource): Promise<BasketResource> =>
  current.withOpenBasket(async (found) => {
    const basket = await current.createIfMissing(found)
    const lines = mergeLines(basket.lines.map(toLineBody), source.lines.map(toLineBody))
    return copyPromotions(current, await current.writeLines(basket, lines), source)
  })
