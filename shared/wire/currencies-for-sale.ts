import { z } from 'zod'
import { currencyTable } from '#currencies'
import type { CurrenciesForSale } from '../rules/preferences.ts'

/**
 * The environment variable `CURRENCIES`, which the storefront and the reference API both read: codes of the currency
 * table, separated by commas.
 */
export const currenciesVariable = z
  .string()
  .default('GBP,EUR')
  .transform((list, context): CurrenciesForSale => {
    const codes = list.split(',').map((code) => code.trim())
    const unknown = codes.filter((code) => !Object.hasOwn(currencyTable, code))
    const [first, ...others] = new Set(codes)
    if (unknown.length > 0 || first === undefined) {
      context.addIssue(`unknown currency "${unknown.join(', ')}": list codes of ISO 4217, such as GBP,EUR`)
      return z.NEVER
    }
    return [first, ...others]
  })
