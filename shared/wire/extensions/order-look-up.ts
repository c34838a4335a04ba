import { z } from 'zod'
import { OrderSummaryResource } from '../orders.ts'

// Capability: the state of an order, without its key.
//
// The API emails the link of the order to its address. So the email also tells the owner of the look-up.

/** Body of `POST /orders/look-up`. */
export type OrderLookUp = { email: string; number: string }

/**
 * A wrong number and a wrong address get the same 404. Older numbers can be guessed in sequence, so they never get a
 * 404: `order` is null whether or not the order exists.
 */
export const OrderLookUpResponse = z.object({
  order: OrderSummaryResource.pick({ number: true, status: true, paymentStatus: true }).nullable(),
})
