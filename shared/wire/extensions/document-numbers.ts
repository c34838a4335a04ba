import { z } from 'zod'

/**
 * Capability: the invoice or receipt of an order has its own number, from a series of the seller without gaps. The
 * number gives no access: no call accepts it. An API without this capability uses the order number.
 */
export const DocumentNumberExtension = z.object({ documentNumber: z.string().exactOptional() })
