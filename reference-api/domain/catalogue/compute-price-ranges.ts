import type { Price, PriceRange } from '#shared/wire/money.ts'

type Offer = { stock: number; restricted: boolean; prices: Price[] }

/** The offers that pass, or all of them when none does. */
const preferOffers = (offers: Offer[], passes: (offer: Offer) => boolean) => {
  const preferred = offers.filter(passes)
  return preferred.length > 0 ? preferred : offers
}

/**
 * Lowest and highest price per currency, minor units: of the variants that every shopper can buy, and of those the ones
 * in stock. Without any such variants, of all.
 */
export const computePriceRanges = (offers: Offer[]): PriceRange[] => {
  const unrestricted = preferOffers(offers, ({ restricted }) => !restricted)
  const prices = preferOffers(unrestricted, ({ stock }) => stock > 0).flatMap((offer) => offer.prices)
  return [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const sorted = prices.filter((price) => price.currency === currency).sort((a, b) => a.gross - b.gross)
    const toBound = (price: Price | undefined) => ({ net: price?.net ?? 0, gross: price?.gross ?? 0 })
    return { currency, minimum: toBound(sorted[0]), maximum: toBound(sorted.at(-1)) }
  })
}
