import type { Price, PriceRange } from '#shared/wire/money.ts'

type Offer = { stock: number; restricted: boolean; prices: Price[] }

/** The offers that pass; all offers when none passes. */
const preferOffers = (offers: Offer[], passes: (offer: Offer) => boolean) => {
  const preferred = offers.filter(passes)
  return preferred.length > 0 ? preferred : offers
}

/**
 * Lowest and highest price per currency, minor units, of the variants in stock that every shopper can buy. When none of
 * these is in stock, sold-out ones count; when there are only restricted variants, those count.
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
