import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { maxLinesPerCall } from '#shared/rules/basket-limits.ts'

/** Why an item was not added to the basket: a reason of the storefront or a message of the API. */
export type AddToBasketError = { id: string; name: string } & (
  { code: 'choose_variant' | 'not_available' } | { code: 'only'; max: number } | { code: 'api_message'; text: string }
)

export type AddToBasketResult = { count: number; itemErrors: AddToBasketError[]; error?: ApiError }

type BasketItemInput = { sku: string; quantity: number }

type AddLinesToBasket = (items: BasketItemInput[]) => Promise<{ data?: Basket; error?: ApiError | undefined }>

/** The chosen ticket type of an item, or its only one. */
const findChoice = ({ purchaseOptions }: WishlistItem, chosenSku: string | undefined) =>
  purchaseOptions.find(({ sku }) => sku === chosenSku) ??
  (purchaseOptions.length === 1 ? purchaseOptions[0] : undefined)

const planLines = (items: readonly WishlistItem[], getChosenSku: (id: string) => string | undefined) => {
  const lines: (BasketItemInput & { item: WishlistItem })[] = []
  const itemErrors: AddToBasketError[] = []
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
 * Adds wishlist items to the basket in their quantities. The API accepts all lines of a call or none. So this removes
 * the rejected lines and retries until every line is added or has an error.
 */
export const addItemsToBasket = async (
  items: readonly WishlistItem[],
  getChosenSku: (id: string) => string | undefined,
  add: AddLinesToBasket,
): Promise<AddToBasketResult> => {
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
    // The error names no line of this batch, or the API is down: a retry would change nothing.
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
