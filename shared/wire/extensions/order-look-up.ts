import { z } from 'zod'
import { OrderSummaryResource } from '../orders.ts'

// Capability: the state of an order, without its key.
//
// The API emails the link of the order to its address. So the email also tells the owner of the look-up.

/** Body of `POST /orders/look-up`. */
export type OrderLookUp = { email: string; number: string }

/**
 * A wrong number and a wrong address get the same 404. Some older numbers can be guessed in sequence: for them `order`
 * is null and the response is the same for every number and address.
 */
export const OrderLookUpResponse = z.object({
  order: OrderSummaryResource.pick({ number: true, status: true, paymentStatus: true }).nullable(),
})
