import { z } from 'zod'
import type * as wire from '#shared/wire/basket.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { reads } from './reads.ts'

const amounts = reads<wire.LineAmounts>()(z.object({ net: z.int(), tax: z.int(), gross: z.int() }))

export const BasketLine = reads<wire.BasketLine>()(
  z.object({
    id: z.string(),
    product: z.string().optional(),
    productVariant: z.string().optional(),
    quantity: z.int().positive(),
    extraData: z.record(z.string(), z.string()),
    item: z.object({
      type: ProductType,
      sku: z.string(),
      slug: z.string(),
      productName: z.string(),
      variantName: z.string().nullable(),
      media: Media.nullable(),
      available: z.int(),
      maxPerOrder: z.int(),
      event: z.object({ saleStatus: SaleStatus, dates: EventDates, venue: EventVenue }).nullable(),
    }),
    unitPrice: z.object({ net: z.int(), gross: z.int(), taxRate: z.number() }),
    total: amounts,
  }),
)
export type BasketLine = z.infer<typeof BasketLine>

/** `POST /baskets`, `GET /baskets/{id}`, `PUT /baskets/{id}` */
export const Basket = reads<wire.BasketResource>()(
  z.object({
    id: z.string(),
    status: z.enum(['open', 'confirmed', 'converted']),
    currency: z.string(),
    lines: z.array(BasketLine),
  }),
)
export type Basket = z.infer<typeof Basket>

/** `GET /baskets/{id}/totals` */
export const BasketTotals = reads<wire.BasketTotalsResource>()(
  z.object({
    currency: z.string(),
    quantity: z.int(),
    lines: amounts,
    discount: amounts,
    shipping: amounts,
    taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
    total: amounts,
  }),
)
export type BasketTotals = z.infer<typeof BasketTotals>
