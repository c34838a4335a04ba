import type { ProductType } from '#shared/wire/catalogue.ts'

/**
 * Tax rate as a fraction: UK 20 %, Germany 7 % for concerts and 19 % for everything else. The country is the venue's
 * for tickets and the seller's for everything else. Gift vouchers are sold without tax: they buy at several rates and
 * in both countries, so the tax is known when they are redeemed.
 */
export const getTaxRate = (type: ProductType, countryCode: string): number => {
  if (type === 'voucher') return 0
  if (countryCode !== 'DE') return 0.2
  return type === 'event' ? 0.07 : 0.19
}

/** The countries of the companies that sell. */
export const sellerCountries = ['GB', 'DE'] as const

/**
 * The country of the company that sells in a currency: the German one sells in euros, the British one in every other
 * currency (`shared/rules/billing-document.ts`).
 */
export const getSellerCountry = (currency: string): (typeof sellerCountries)[number] =>
  currency === 'EUR' ? 'DE' : 'GB'
