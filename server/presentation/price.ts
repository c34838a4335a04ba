import type { Amount, PriceFrom } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'

type NetAndGross = { net: number; gross: number }

/** The gross or net amount, according to the inc-tax preference; in minor units. */
export const toDisplayAmount = ({ net, gross }: NetAndGross, { incTax }: Pick<Preferences, 'incTax'>): number =>
  incTax ? gross : net

/** Marks a price without tax. A free item is not marked, because its price does not show whether it is taxed. */
const toUntaxed = ({ net, gross }: NetAndGross): Pick<Amount, 'isUntaxed'> =>
  gross > 0 && net === gross ? { isUntaxed: true } : {}

/** The price in the preferred currency; undefined when the API has none. */
export const toAmount = (
  prices: readonly (NetAndGross & { currency: string })[],
  preferences: Preferences,
): Amount | undefined => {
  const { currency } = preferences
  const price = prices.find((candidate) => candidate.currency === currency)
  return price && { amount: toDisplayAmount(price, preferences), currency, ...toUntaxed(price) }
}

/** A from price when minimum and maximum differ and both are above 0; otherwise a plain price. */
const createPriceFrom = (minimum: number, maximum: number, currency: Amount['currency']): PriceFrom => ({
  amount: minimum,
  currency,
  isFromPrice: minimum !== maximum && minimum > 0 && maximum > 0,
})

/**
 * Presents the API's price range, of which `reference-api/domain/catalogue/compute-price-ranges.ts` decides what
 * counts. Null without a price in the preferred currency.
 */
export const toPriceFrom = (
  ranges: readonly { currency: string; minimum: NetAndGross; maximum: NetAndGross }[],
  preferences: Preferences,
): PriceFrom | null => {
  const { currency } = preferences
  const range = ranges.find((candidate) => candidate.currency === currency)
  return range
    ? {
        ...createPriceFrom(
          toDisplayAmount(range.minimum, preferences),
          toDisplayAmount(range.maximum, preferences),
          currency,
        ),
        ...toUntaxed(range.minimum),
      }
    : null
}

/** The lowest price that members pay; nothing without one in the preferred currency. */
export const toLowestMemberPrice = (
  ranges: readonly { currency: string; minimum: NetAndGross }[] | undefined,
  preferences: Preferences,
): { memberPrice?: Amount } => {
  const memberPrice = toAmount(
    (ranges ?? []).map(({ currency, minimum }) => ({ currency, ...minimum })),
    preferences,
  )
  return memberPrice ? { memberPrice } : {}
}

/** A from price over prices of one currency, for products without a price range. Null without any price. */
export const findLowestPrice = (prices: readonly Amount[]): PriceFrom | null => {
  const [first] = prices
  if (!first) return null
  const amounts = prices.map(({ amount }) => amount)
  return { ...first, ...createPriceFrom(Math.min(...amounts), Math.max(...amounts), first.currency) }
}
