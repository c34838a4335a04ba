import { z } from 'zod'

/**
 * Capability: a basket with the price of a service that the shopper has not chosen yet. The query of `GET
 * /baskets/{id}`, which changes nothing: as long as the basket has no service, `shipping`, the embedded `totals` and
 * the vouchers in the response are computed with this service. The query has no effect when the service is not offered
 * or needs a day.
 */
export const ShippingQuoteQuery = z.object({ shippingService: z.string().max(100).exactOptional() })
