import type { ProductType } from '#shared/wire/catalogue.ts'

/** Tax rate as a fraction: UK 20 %, Germany 7 % for concerts and 19 % for everything else. */
export const getTaxRate = (type: ProductType, countryCode: string): number => {
  if (countryCode !== 'DE') return 0.2
  return type === 'event' ? 0.07 : 0.19
}
