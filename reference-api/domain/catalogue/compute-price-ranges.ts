import type { Price, PriceRange } from '#shared/wire/money.ts'

type Offer = { stock: number; prices: Price[] }

/** Lowest and highest price per currency, minor units, of the variants in stock, or of all when none is in stock. */
export const computePriceRanges = (offers: Offer[]): PriceRange[] => {
  const inStock = offers.filter(({ stock }) => stock > 0)
  const prices = (inStock.length > 0 ? inStock : offers).flatMap((offer) => offer.prices)
  return [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const sorted = prices.filter((price) => price.currency === currency).sort((a, b) => a.gross - b.gross)
    const toBound = (price: Price | undefined) => ({ net: price?.net ?? 0, gross: price?.gross ?? 0 })
    return { currency, minimum: toBound(sorted[0]), maximum: toBound(sorted.at(-1)) }
  })
}
