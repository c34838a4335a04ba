/** Currencies the demo brand sells in; the API may offer more, as ISO 4217 codes. */
export type CurrencyCode = string

/** Amounts are integer minor units. `taxRate` is a fraction: 0.2 is 20 %. */
export type Price = { currency: CurrencyCode; net: number; gross: number; taxRate: number }

/** Lowest and highest price over what can be bought of a product, in one currency, minor units. */
export type PriceRange = {
  currency: CurrencyCode
  minimum: { net: number; gross: number }
  maximum: { net: number; gross: number }
}
