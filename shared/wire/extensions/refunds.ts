import { z } from 'zod'

// Capability: refunds of an order or of some of its tickets.

/** On an order line: the number of its pieces that were refunded. */
export const RefundedLineExtension = z.object({ refundedQuantity: z.int() })

/** On the totals and on the payment of an order: the amount that was refunded by the payment method, minor units. */
export const RefundedAmountExtension = z.object({ refunded: z.int() })
