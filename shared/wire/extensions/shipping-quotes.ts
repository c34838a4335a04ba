import { z } from 'zod'
import { ShippingServiceResource } from '../shipping-services.ts'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: a basket with all that a checkout shows, in one response. `GET /baskets/{id}` takes this query and
 * changes nothing. The response then has the active shipping services. As long as an open basket has no service, the
 * response uses the first that needs no day. It counts for `shipping`, the embedded `totals` and the vouchers.
 */
export const ShippingQuoteQuery = declareFields('shipping-quotes', {
  shippingServices: z.literal('1').exactOptional(),
})
export type ShippingQuoteQuery = z.infer<typeof ShippingQuoteQuery>

export const ShippingServicesExtension = declareFields('shipping-quotes', {
  shippingServices: z.array(ShippingServiceResource).exactOptional(),
})
