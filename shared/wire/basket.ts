import { z } from 'zod'
import { BasketLineResource, type BasketLineBody } from './basket-lines.ts'
import { ContactResource, OrderAddressResource, type OrderAddressBody } from './contact.ts'
import { CheapestDeliveryExtension } from './extensions/delivery-details.ts'
import { EmbeddedTotalsExtension } from './extensions/embedded-totals.ts'
import { HoldExtension, type HoldLimitBody, type HoldTransferBody } from './extensions/holds.ts'
import { ShippingServicesExtension } from './extensions/shipping-quotes.ts'
import { hydraFields } from './hydra.ts'
import { Totals, type CurrencyCode } from './money.ts'
import { OrderReference } from './order-reference.ts'
import { BasketPromotionResource } from './promotions.ts'
import { unread } from './unread-fields.ts'

export const BasketStatus = z.enum(['open', 'confirmed', 'converted'])
export type BasketStatus = z.infer<typeof BasketStatus>

/** The response of every call that reads or changes a basket. `order` is set when the status is `converted`. */
export const BasketResource = z
  .object({
    ...hydraFields('Basket'),
    id: z.string(),
    status: BasketStatus,
    currency: z.string(),
    lines: z.array(BasketLineResource),
    promotions: z.array(BasketPromotionResource),
    shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
    contact: ContactResource.nullable(),
    billingAddress: OrderAddressResource.nullable(),
    deliveryAddress: OrderAddressResource.nullable(),
    order: OrderReference.nullable(),
  })
  .extend(HoldExtension.shape)
  .extend(EmbeddedTotalsExtension.shape)
  .extend(CheapestDeliveryExtension.shape)
  .extend(ShippingServicesExtension.shape)
export type BasketResource = z.infer<typeof BasketResource>

/** `GET /baskets/{id}/totals` */
export const BasketTotalsResource = z.object({
  ...hydraFields('BasketTotals'),
  currency: unread(z.string()),
  ...Totals.shape,
})
export type BasketTotalsResource = z.infer<typeof BasketTotalsResource>

/**
 * Bodies of `POST /baskets` and `PUT /baskets/{id}`. `PUT` replaces each field that the body contains as a whole;
 * `null` clears it. Violations are 422 with propertyPaths such as `lines[0].quantity`, `shipping.service`,
 * `shipping.date`, `contact.email`, `billingAddress.postcode`. A confirmed or converted basket is 409. New tickets
 * leave the stock at once.
 */
export type BasketBody = {
  lines?: BasketLineBody[]
  currency?: CurrencyCode
  shipping?: { service: string; date?: string | null } | null
  contact?: { email: string; firstName: string; lastName: string; telephone?: string | null } | null
  billingAddress?: OrderAddressBody | null
  deliveryAddress?: OrderAddressBody | null
} & HoldTransferBody &
  HoldLimitBody

// `PUT /baskets/{id}/confirm` (empty body) checks stock, prices, promotions, shipping, contact and addresses, freezes
// the totals and returns the basket. For a confirmed basket it changes nothing. `PUT /baskets/{id}/reopen` (empty body)
// makes a confirmed basket editable again and cancels its payments that are not authorised; 409 when a payment is
// authorised. `POST /baskets/{id}/convert` returns the order (`OrderResource`) of a confirmed basket that is paid or
// costs nothing, and is idempotent; 409 for other baskets.
