/** What is needed to write an amount. `digits` is how many decimals the currency has; amounts are minor units. */
export type CurrencyFormat = { symbol: string; digits: number }

export const currencyTable: Record<string, CurrencyFormat> = {
  EUR: { symbol: '€', digits: 2 },
  GBP: { symbol: '£', digits: 2 },
}
