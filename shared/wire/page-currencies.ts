import type { CurrencyEntry } from './currency-table.ts'

/**
 * The part of the currency table that a browser knows: the currencies for sale, which each page carries. So no page
 * loads the table, unless it shows another currency, such as that of an old order.
 */
export const currencyTable: Record<string, CurrencyEntry> = {}

/** Adds the currencies for sale. */
export const addCurrencies = (entries: readonly CurrencyEntry[]): void => {
  for (const entry of entries) currencyTable[entry.code] = entry
}

/** Loads the whole table when this JSON has an amount in a currency without an entry. */
export const loadCurrencies = async (json: string): Promise<void> => {
  for (const [, code] of json.matchAll(/"currency":"([A-Z]{3})"/g)) {
    if (!currencyTable[code!]) addCurrencies(Object.values((await import('./currency-table.ts')).currencyTable))
  }
}
