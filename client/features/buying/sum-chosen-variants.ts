import type { Amount, Variant } from '#shared/api/catalogue/catalogue-schemas.ts'

type PricedVariant = Pick<Variant, 'sku' | 'price' | 'memberPrice'>

/**
 * The number and price of the chosen items, in minor units; no sum when nothing is chosen. All variants of a page share
 * one currency. The most expensive items get the member price first, as in the basket.
 */
export const sumChosenVariants = (
  variants: readonly PricedVariant[],
  quantities: Record<string, number>,
  memberTicketLimit = 0,
): { count: number; sum: Amount | undefined } => {
  const items = variants
    .flatMap((variant) => Array.from({ length: quantities[variant.sku] ?? 0 }, () => variant))
    .toSorted((a, b) => b.price.amount - a.price.amount)
  const prices = items.map(({ price, memberPrice }, index) => (index < memberTicketLimit && memberPrice) || price)
  const amount = prices.reduce((sum, price) => sum + price.amount, 0)
  return { count: items.length, sum: prices[0] && { ...prices[0], amount } }
}
