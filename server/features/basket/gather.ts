import { Secret } from '../../session/vault/secret.ts'
import type { Basket, BasketLine } from '../../upstream/schemas/basket.ts'
import { countOf } from './basket-view.ts'
import type { CurrentBasket } from './current-basket.ts'
import { bodyOf, lineKey, mergeLines, type LineBody } from './line-bodies.ts'
import { isRefused } from './refusal.ts'

/**
 * What of these lines can still be had beside those that are here. What is available of tickets leaves out the ones
 * here: they are held.
 */
const stillPossible = (additions: readonly BasketLine[], here: readonly BasketLine[]): LineBody[] => {
  const taken = new Map<string, number>()
  return additions.flatMap((line) => {
    const { item, quantity } = line
    const held = countOf(here.filter((other) => other.item.sku === item.sku))
    const before = taken.get(item.sku) ?? 0
    const possible = Math.min(
      quantity,
      item.available - before - (item.event ? 0 : held),
      item.maxPerOrder - before - held,
    )
    if (possible <= 0) return []
    taken.set(item.sku, before + possible)
    return [{ ...bodyOf(line), quantity: possible }]
  })
}

/** Without the lines that the API refuses; undefined when it was not about any of them. */
const withoutRefused = (
  error: unknown,
  wanted: readonly LineBody[],
  lines: readonly LineBody[],
): LineBody[] | undefined => {
  if (!isRefused(error)) return undefined
  const places = error.violations.map(
    ({ propertyPath }) => lines[Number(/^lines\[(\d+)\]/.exec(propertyPath)?.[1] ?? NaN)],
  )
  const refused = new Set(places.map((line) => line && lineKey(line)))
  const left = wanted.filter((line) => !refused.has(lineKey(line)))
  return left.length < wanted.length ? left : undefined
}

/**
 * Promotions come along as far as they hold for whoever this basket is; one that does not is left out without a word.
 */
const keepPromotions = async ({ calls }: CurrentBasket, basket: Basket, { promotions }: Basket): Promise<Basket> => {
  const id = new Secret(basket.id, 'basket id')
  const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
  let isChanged = false
  for (const { promotionCode } of promotions) {
    if (codes.includes(promotionCode)) continue
    const isAccepted = await calls.setPromotions(id, [...codes, promotionCode]).then(
      () => true,
      (error: unknown) => {
        if (isRefused(error)) return false
        throw error
      },
    )
    if (isAccepted) codes.push(promotionCode)
    isChanged ||= isAccepted
  }
  return isChanged ? calls.read(id) : basket
}

/**
 * Moves what can still be had of another basket into the current one, the tickets with their hold: they change hands in
 * one step, and are never held twice. What cannot be had is left out; the other basket has no lines then.
 */
export const gather = (current: CurrentBasket, source: Basket): Promise<Basket> =>
  current.onOpen(async (found) => {
    const basket = await current.orNew(found)
    const own = basket.lines.map(bodyOf)
    let wanted = stillPossible(source.lines, basket.lines)
    while (wanted.length > 0) {
      const lines = mergeLines(own, wanted)
      try {
        return await keepPromotions(
          current,
          await current.write(basket, lines, new Secret(source.id, 'basket id')),
          source,
        )
      } catch (error) {
        const left = withoutRefused(error, wanted, lines)
        if (!left) throw error
        wanted = left
      }
    }
    return basket
  })

/** The lines of another basket into the current one as well, with tickets of their own; all of them, or a refusal. */
export const copy = (current: CurrentBasket, source: Basket): Promise<Basket> =>
  current.onOpen(async (found) => {
    const basket = await current.orNew(found)
    const lines = mergeLines(basket.lines.map(bodyOf), source.lines.map(bodyOf))
    return keepPromotions(current, await current.write(basket, lines), source)
  })
