import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { maxLinesPerCall } from '#shared/rules/basket-limits.ts'

/** Why a wish did not go into the basket: ours to say, or said by the API. */
export type AddError = { id: string; name: string } & (
  { code: 'choose_variant' | 'not_available' } | { code: 'only'; max: number } | { code: 'api_message'; text: string }
)

export type AddResult = { count: number; itemErrors: AddError[]; error?: ApiError }

type BasketItemInput = { sku: string; quantity: number }

type AddLinesToBasket = (items: BasketItemInput[]) => Promise<{ data?: Basket; error?: ApiError | undefined }>

/** The kind that was chosen for a wish, or the only one there is. */
const findChoice = ({ purchaseOptions }: WishlistItem, chosen: string | undefined) =>
  purchaseOptions.find(({ sku }) => sku === chosen) ?? (purchaseOptions.length === 1 ? purchaseOptions[0] : undefined)

const planLines = (items: readonly WishlistItem[], getChosenSku: (id: string) => string | undefined) => {
  const lines: (BasketItemInput & { item: WishlistItem })[] = []
  const itemErrors: AddError[] = []
  for (const item of items) {
    const { id, name, quantity, purchaseOptions } = item
    const choice = findChoice(item, getChosenSku(id))
    if (purchaseOptions.length === 0) itemErrors.push({ id, name, code: 'not_available' })
    else if (!choice) itemErrors.push({ id, name, code: 'choose_variant' })
    else if (choice.maxQuantity < quantity) itemErrors.push({ id, name, code: 'only', max: choice.maxQuantity })
    else lines.push({ sku: choice.sku, quantity, item })
  }
  return { lines, itemErrors }
}

/**
 * Puts wishes into the basket, as many of each as the list says. The basket takes all of a call or nothing, so what it
 * refuses is left out and the rest offered again, until all of it is in or has said why not.
 */
export const addItemsToBasket = async (
  items: readonly WishlistItem[],
  getChosenSku: (id: string) => string | undefined,
  add: AddLinesToBasket,
): Promise<AddResult> => {
  const { lines, itemErrors } = planLines(items, getChosenSku)
  let count = 0
  let pendingLines = lines
  while (pendingLines.length > 0) {
    const batch = pendingLines.slice(0, maxLinesPerCall)
    const { error } = await add(batch.map(({ sku, quantity }) => ({ sku, quantity })))
    if (!error) {
      count += batch.reduce((sum, { quantity }) => sum + quantity, 0)
      pendingLines = pendingLines.slice(maxLinesPerCall)
      continue
    }
    const messages = new Map((error.fields ?? []).map(({ field, message }) => [field, message]))
    const rejectedLines = batch.filter(({ sku }) => messages.has(sku))
    // What is refused is none of these, or the shop is not there at all: offering again would change nothing.
    if (rejectedLines.length === 0) return { count, itemErrors, error }
    itemErrors.push(
      ...rejectedLines.map(({ sku, item: { id, name } }) => ({
        id,
        name,
        code: 'api_message' as const,
        text: messages.get(sku)!,
      })),
    )
    pendingLines = pendingLines.filter((line) => !rejectedLines.includes(line))
  }
  return { count, itemErrors }
}
