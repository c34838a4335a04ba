import type { Amount, TicketType } from '#shared/api/catalogue/catalogue-schemas.ts'

type PricedVariant = Pick<TicketType, 'sku' | 'price'>

/**
 * The number and price of the chosen items, in minor units; no sum when nothing is chosen. All variants of a page share
 * one currency.
 */
export const sumChosen = (
  variants: readonly PricedVariant[],
  quantities: Record<string, number>,
): { count: number; sum: Amount | undefined } => {
  const chosenItems = variants
    .map(({ sku, price }) => ({ price, quantity: quantities[sku] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const count = chosenItems.reduce((total, { quantity }) => total + quantity, 0)
  const first = chosenItems[0]
  if (!first) return { count, sum: undefined }
  return {
    count,
    sum: {
      currency: first.price.currency,
      amount: chosenItems.reduce((total, { price, quantity }) => total + price.amount * quantity, 0),
    },
  }
}
