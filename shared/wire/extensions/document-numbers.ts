import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: the invoice or receipt of an order has its own number, from a series of the seller without gaps. The
 * number gives no access: no call accepts it. An API without this capability uses the order number.
 */
export const DocumentNumberExtension = declareFields('document-numbers', { documentNumber: z.string().exactOptional() })
