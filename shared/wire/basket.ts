import type { Resource } from './hydra.ts'
import type { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import type { CurrencyCode } from './money.ts'

/** What a caller writes. A line names a product or a variant by SKU, never both; quantity defaults to 1. */
export type BasketLineBody = {
  product?: string
  productVariant?: string
  quantity?: number
  extraData?: Record<string, string>
}

export type LineAmounts = { net: number; tax: number; gross: number }

/** What the API answers: the line as written, and what it refers to, in the language asked for. Amounts are minor units of the basket's currency. */
export type BasketLine = {
  id: string
  product?: string
  productVariant?: string
  quantity: number
  extraData: Record<string, string>
  item: {
    type: ProductType
    sku: string
    slug: string
    productName: string
    variantName: string | null
    media: Media | null
    available: number
    maxPerOrder: number
    event: { saleStatus: SaleStatus; dates: EventDates; venue: EventVenue } | null
  }
  unitPrice: { net: number; gross: number; taxRate: number }
  total: LineAmounts
}

export type BasketPromotion = { promotionCode: string; description: string; discount: LineAmounts }

export type BasketStatus = 'open' | 'confirmed' | 'converted'

export type BasketResource = Resource<'Basket'> & {
  id: string
  status: BasketStatus
  currency: CurrencyCode
  lines: BasketLine[]
  promotions: BasketPromotion[]
  shipping: { service: string; date: string | null } | null
}

/** `GET /baskets/{id}/totals`, minor units. `taxes` has one entry per rate. */
export type BasketTotalsResource = Resource<'BasketTotals'> & {
  currency: CurrencyCode
  quantity: number
  lines: LineAmounts
  discount: LineAmounts
  shipping: LineAmounts
  taxes: { rate: number; net: number; tax: number }[]
  total: LineAmounts
}

/** Bodies: `POST /baskets` and `PUT /baskets/{id}`, which replaces the lines as a whole. Refusals are 422 with `lines[0].quantity` as propertyPath. */
export type BasketBody = { lines?: BasketLineBody[]; currency?: CurrencyCode; shipping?: { service: string; date?: string } }
