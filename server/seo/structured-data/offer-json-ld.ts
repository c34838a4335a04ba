import type { Amount } from '#shared/api/catalogue/catalogue-schemas.ts'
import { formatDecimal } from '#shared/wire/format-money.ts'
import type { SaleRule } from '#shared/rules/sale-status.ts'

export type Availability = SaleRule['availability']

/** Converts minor units to the format of structured data, such as "24.50". */
export const formatDecimalPrice = ({ amount, currency }: Amount): string => formatDecimal(amount, currency)

type OfferInput = {
  name: string
  sku: string
  price: Amount
  availability: Availability
  url: string
  validFrom?: string | null
}

export const createOfferJsonLd = ({ name, sku, price, availability, url, validFrom }: OfferInput) => ({
  '@type': 'Offer',
  name,
  sku,
  price: formatDecimalPrice(price),
  priceCurrency: price.currency,
  availability: `https://schema.org/${availability}`,
  url,
  ...(validFrom ? { validFrom } : {}),
})
