import { z } from 'zod'

/**
 * Capability: the invoice or receipt of an order has a number of its own, from a series of its seller without gaps. It
 * is no key: no call takes it. Without it the document has the number of the order.
 */
export const DocumentNumberExtension = z.object({ documentNumber: z.string().exactOptional() })
