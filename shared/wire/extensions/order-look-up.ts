import { z } from 'zod'
import { OrderSummaryResource } from '../orders.ts'

// Capability: the state of an order, without its key.
//
// The API emails the link of the order to its address, which also tells its owner of the look-up.

/** Body of `POST /orders/look-up`. */
export type OrderLookUp = { email: string; number: string }

/**
 * A wrong number and a wrong address get the same 404. For a number that can be counted through, `order` is null and
 * the response is the same for every number and address.
 */
export const OrderLookUpResponse = z.object({
  order: OrderSummaryResource.pick({ number: true, status: true, paymentStatus: true }).nullable(),
})
