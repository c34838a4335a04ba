import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: refunds of an order or of some of its tickets.

/** On an order line: the number of its pieces that were refunded. */
export const RefundedLineExtension = declareFields('refunds', { refundedQuantity: z.int() }, { refundedQuantity: 0 })

/** On the totals and on the payment of an order: the amount that was refunded by the payment method, minor units. */
export const RefundedAmountExtension = declareFields('refunds', { refunded: z.int() }, { refunded: 0 })
