import type { Amount, TicketType } from '#shared/api/catalogue/catalogue-schemas.ts'

type PricedVariant = Pick<TicketType, 'sku' | 'price' | 'memberPrice'>

/**
 * The number and price of the chosen items, in minor units; no sum when nothing is chosen. All variants of a page share
 * one currency. The most expensive items get the member price first, as in the basket.
 */
export const sumChosen = (
  variants: readonly PricedVariant[],
  quantities: Record<string, number>,
  memberTickets = 0,
): { count: number; sum: Amount | undefined } => {
  const chosenItems = variants
    .map((variant) => ({ ...variant, quantity: quantities[variant.sku] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.price.amount - a.price.amount)
  const count = chosenItems.reduce((total, { quantity }) => total + quantity, 0)
  const first = chosenItems[0]
  if (!first) return { count, sum: undefined }
  let amount = 0
  let remainingTickets = memberTickets
  for (const { price, memberPrice, quantity } of chosenItems) {
    const memberQuantity = memberPrice ? Math.min(quantity, remainingTickets) : 0
    remainingTickets -= memberQuantity
    amount += price.amount * (quantity - memberQuantity) + (memberPrice?.amount ?? 0) * memberQuantity
  }
  return { count, sum: { currency: first.price.currency, amount } }
}
