import type { Amount, PriceFrom } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'

type Both = { net: number; gross: number }

/** Gross or net, as the inc-tax preference says; minor units. */
export const shownAmount = ({ net, gross }: Both, { incTax }: Pick<Preferences, 'incTax'>): number =>
  incTax ? gross : net

/** The price in the preferred currency; undefined when the API has none. */
export const amountOf = (
  prices: readonly (Both & { currency: string })[],
  preferences: Preferences,
): Amount | undefined => {
  const { currency } = preferences
  const price = prices.find((one) => one.currency === currency)
  return price && { amount: shownAmount(price, preferences), currency }
}

/** "From" when minimum and maximum differ and both are above 0 (specification §9). */
const between = (minimum: number, maximum: number, currency: Amount['currency']): PriceFrom => ({
  amount: minimum,
  currency,
  from: minimum !== maximum && minimum > 0 && maximum > 0,
})

/** From a range as the API sends it. Null without a price in the preferred currency. */
export const priceFrom = (
  ranges: readonly { currency: string; minimum: Both; maximum: Both }[],
  preferences: Preferences,
): PriceFrom | null => {
  const { currency } = preferences
  const range = ranges.find((one) => one.currency === currency)
  return range
    ? between(shownAmount(range.minimum, preferences), shownAmount(range.maximum, preferences), currency)
    : null
}

/** From prices of one currency, for what has no range. Null without a price. */
export const startingAt = (prices: readonly Amount[]): PriceFrom | null => {
  const [first] = prices
  if (!first) return null
  const amounts = prices.map(({ amount }) => amount)
  return between(Math.min(...amounts), Math.max(...amounts), first.currency)
}
