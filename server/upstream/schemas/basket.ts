import { z } from 'zod'
import type * as wire from '#shared/wire/basket.ts'
import { Address } from './addresses.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { collectionOf } from './hydra.ts'
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
    member: z.object({ quantity: z.int(), unitPrice: z.object({ net: z.int(), gross: z.int() }) }).nullable(),
    total: amounts,
  }),
)
export type BasketLine = z.infer<typeof BasketLine>

export const LapsedLine = reads<wire.LapsedLine>()(
  BasketLine.pick({ id: true, product: true, productVariant: true, quantity: true, extraData: true, item: true }),
)
export type LapsedLine = z.infer<typeof LapsedLine>

export const BasketPromotion = reads<wire.BasketPromotion>()(
  z.object({
    promotionCode: z.string(),
    kind: z.enum(['promotion', 'voucher']),
    description: z.string(),
    discount: amounts,
    remaining: z.int().nonnegative().nullable(),
    problem: z.string().nullable(),
  }),
)
export type BasketPromotion = z.infer<typeof BasketPromotion>

const Contact = reads<wire.Contact>()(
  z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), telephone: z.string().nullable() }),
)

export const OrderAddress = reads<wire.OrderAddress>()(Address.omit({ id: true, type: true, defaults: true }))
export type OrderAddress = z.infer<typeof OrderAddress>

/** `key` opens an order that belongs to no account: whoever keeps it makes a secret of it at once. */
export const OrderReference = reads<wire.OrderReference>()(
  z.object({ id: z.string(), number: z.string(), key: z.string().nullable() }),
)
export type OrderReference = z.infer<typeof OrderReference>

/** What every call answers that reads or changes a basket. */
export const Basket = reads<wire.BasketResource>()(
  z.object({
    id: z.string(),
    status: z.enum(['open', 'confirmed', 'converted']),
    currency: z.string(),
    lines: z.array(BasketLine),
    promotions: z.array(BasketPromotion),
    shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
    contact: Contact.nullable(),
    billingAddress: OrderAddress.nullable(),
    deliveryAddress: OrderAddress.nullable(),
    hold: z.object({ expiresAt: z.iso.datetime({ offset: true }), extendable: z.boolean() }).nullable(),
    lapsed: z.array(LapsedLine),
    order: OrderReference.nullable(),
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

/** `PUT /baskets/{id}/promotion-codes` */
export const PromotionCodesAnswer = reads<wire.PromotionCodesAnswer>()(
  z.object({ promotions: z.array(BasketPromotion) }),
)

/** `GET /baskets/{id}/shipping-services` */
export const ShippingServiceCollection = collectionOf(
  reads<wire.ShippingServiceResource>()(
    z.object({
      code: z.string(),
      name: z.string(),
      description: z.string(),
      price: z.object({ net: z.int(), gross: z.int() }),
      needsAddress: z.boolean(),
      needsDate: z.boolean(),
      dates: z.array(z.iso.date()),
    }),
  ),
)
export type ShippingService = z.infer<typeof ShippingServiceCollection>['hydra:member'][number]

/** `POST /vouchers/balance` */
export const VoucherBalance = reads<wire.VoucherBalanceResource>()(
  z.object({ balance: z.int().nonnegative(), currency: z.string(), expiresAt: z.string() }),
)
