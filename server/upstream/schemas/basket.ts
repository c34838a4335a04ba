import { z } from 'zod'
import type * as wire from '#shared/wire/basket.ts'
import { AddressResource } from './addresses.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

const amounts = schemaFor<wire.LineAmounts>()(z.object({ net: z.int(), tax: z.int(), gross: z.int() }))

export const BasketLineResource = schemaFor<wire.BasketLineResource>()(
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
export type BasketLineResource = z.infer<typeof BasketLineResource>

export const LapsedLineResource = schemaFor<wire.ExpiredLineResource>()(
  BasketLineResource.pick({
    id: true,
    product: true,
    productVariant: true,
    quantity: true,
    extraData: true,
    item: true,
  }),
)
export type LapsedLineResource = z.infer<typeof LapsedLineResource>

export const BasketPromotionResource = schemaFor<wire.BasketPromotionResource>()(
  z.object({
    promotionCode: z.string(),
    kind: z.enum(['promotion', 'voucher']),
    description: z.string(),
    discount: amounts,
    remaining: z.int().nonnegative().nullable(),
    problem: z.string().nullable(),
  }),
)
export type BasketPromotionResource = z.infer<typeof BasketPromotionResource>

const Contact = schemaFor<wire.ContactResource>()(
  z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), telephone: z.string().nullable() }),
)

export const OrderAddressResource = schemaFor<wire.OrderAddressResource>()(
  AddressResource.omit({ id: true, type: true, defaults: true }),
)
export type OrderAddressResource = z.infer<typeof OrderAddressResource>

/** `key` opens an order that belongs to no account: whoever keeps it makes a secret of it at once. */
export const OrderReference = schemaFor<wire.OrderReference>()(
  z.object({ id: z.string(), number: z.string(), key: z.string().nullable() }),
)
export type OrderReference = z.infer<typeof OrderReference>

/** `GET /baskets/{id}/totals` */
export const BasketTotalsResource = schemaFor<wire.BasketTotalsResource>()(
  z.object({
    lines: amounts,
    discount: amounts,
    shipping: amounts,
    taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
    total: amounts,
  }),
)
export type BasketTotalsResource = z.infer<typeof BasketTotalsResource>

/** What every call answers that reads or changes a basket. */
export const BasketResource = schemaFor<wire.BasketResource>()(
  z.object({
    id: z.string(),
    status: z.enum(['open', 'confirmed', 'converted']),
    currency: z.string(),
    lines: z.array(BasketLineResource),
    promotions: z.array(BasketPromotionResource),
    shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
    contact: Contact.nullable(),
    billingAddress: OrderAddressResource.nullable(),
    deliveryAddress: OrderAddressResource.nullable(),
    hold: z.object({ expiresAt: z.iso.datetime({ offset: true }), extendable: z.boolean() }).nullable(),
    lapsed: z.array(LapsedLineResource),
    order: OrderReference.nullable(),
    totals: BasketTotalsResource.optional(),
  }),
)
export type BasketResource = z.infer<typeof BasketResource>

/** `PUT /baskets/{id}/promotion-codes` */
export const PromotionCodesResponse = schemaFor<wire.PromotionCodesResponse>()(
  z.object({ promotions: z.array(BasketPromotionResource) }),
)

/** `GET /baskets/{id}/shipping-services` */
export const ShippingServiceCollection = createCollectionSchema(
  schemaFor<wire.ShippingServiceResource>()(
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
export type ShippingServiceResource = z.infer<typeof ShippingServiceCollection>['hydra:member'][number]

/** `POST /vouchers/balance` */
export const VoucherBalanceResource = schemaFor<wire.VoucherBalanceResource>()(
  z.object({ balance: z.int().nonnegative(), currency: z.string(), expiresAt: z.string() }),
)
