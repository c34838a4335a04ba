import { z } from 'zod'
import * as lines from '#shared/wire/basket-lines.ts'
import * as wire from '#shared/wire/basket.ts'
import * as holds from '#shared/wire/extensions/holds.ts'
import * as vouchers from '#shared/wire/extensions/vouchers.ts'
import * as promotions from '#shared/wire/promotions.ts'
import * as shipping from '#shared/wire/shipping-services.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'
import { ItemResource } from './items.ts'
import { redefineFields } from './redefine-fields.ts'

const lineFields = {
  quantity: z.int().positive(),
  item: lines.BasketLineResource.shape.item.extend(ItemResource.shape),
}

export const BasketLineResource = redefineFields(lines.BasketLineResource, lineFields)
export type BasketLineResource = z.infer<typeof BasketLineResource>

export const ExpiredLineResource = redefineFields(holds.ExpiredLineResource, lineFields)
export type ExpiredLineResource = z.infer<typeof ExpiredLineResource>

export const BasketPromotionResource = redefineFields(promotions.BasketPromotionResource, {
  remaining: z.int().nonnegative().nullable(),
})
export type BasketPromotionResource = z.infer<typeof BasketPromotionResource>

export const ShippingServiceResource = shipping.ShippingServiceResource.pick({
  code: true,
  name: true,
  description: true,
  needsAddress: true,
  needsDate: true,
  dates: true,
  lang: true,
}).extend({ price: shipping.ShippingServiceResource.shape.price.pick({ net: true, gross: true }) })
export type ShippingServiceResource = z.infer<typeof ShippingServiceResource>

/** The response of every call that reads or changes a basket. */
export const BasketResource = redefineFields(
  wire.BasketResource.pick({
    id: true,
    status: true,
    currency: true,
    shipping: true,
    contact: true,
    billingAddress: true,
    deliveryAddress: true,
    hold: true,
    order: true,
    totals: true,
    cheapestDelivery: true,
    lines: true,
    promotions: true,
    lapsed: true,
    shippingServices: true,
  }),
  {
    lines: z.array(BasketLineResource),
    promotions: z.array(BasketPromotionResource),
    lapsed: z.array(ExpiredLineResource),
    shippingServices: z.array(ShippingServiceResource).exactOptional(),
  },
)
export type BasketResource = z.infer<typeof BasketResource>

/** `GET /baskets/{id}/totals` */
export const BasketTotalsResource = wire.BasketTotalsResource.omit({ '@id': true, '@type': true, currency: true })
export type BasketTotalsResource = z.infer<typeof BasketTotalsResource>

/** `PUT /baskets/{id}/promotion-codes` */
export const PromotionCodesResponse = promotions.PromotionCodesResponse.omit({ violations: true }).extend({
  promotions: z.array(BasketPromotionResource),
})

/** `GET /baskets/{id}/shipping-services` */
export const ShippingServiceCollection = createCollectionMembersSchema(ShippingServiceResource)

/** `POST /vouchers/balance` */
export const VoucherBalanceResource = redefineFields(
  vouchers.VoucherBalanceResource.pick({ balance: true, currency: true, expiresAt: true }),
  { expiresAt: z.string() },
)
