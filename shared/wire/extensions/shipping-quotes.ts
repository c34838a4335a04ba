import { z } from 'zod'

/**
 * Capability: a basket with the price of a delivery that is not chosen yet. The query of `GET /baskets/{id}`, which
 * changes nothing: while no service is chosen, `shipping`, the embedded `totals` and the vouchers in the response are
 * as they would be with this one. Without effect when it is not offered or needs a day.
 */
export const ShippingQuoteQuery = z.object({ shippingService: z.string().max(100).exactOptional() })
