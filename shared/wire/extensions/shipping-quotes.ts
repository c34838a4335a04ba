import { z } from 'zod'

/**
 * Capability: a basket with the price of a service that the shopper has not chosen yet. `GET /baskets/{id}` takes this
 * query and changes nothing. As long as the basket has no service, the response computes `shipping`, the embedded
 * `totals` and the vouchers with this one. The query has no effect when the service is not offered or needs a day.
 */
export const ShippingQuoteQuery = z.object({ shippingService: z.string().max(100).exactOptional() })
