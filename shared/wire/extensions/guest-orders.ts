import { z } from 'zod'

/** Capability: orders without an account, read by their key or found by email and number. */

/**
 * On an order and its reference: the capability that opens an order of no account, sent as header `Order-Key`; null
 * for an order of an account.
 */
export const GuestOrderExtension = z.object({ key: z.string().nullable() })

/** Body of `POST /orders/look-up`. */
export type OrderLookUp = { email: string; number: string }

/** 404 is the same for a wrong number, for a wrong address and for an order of an account. */
export const OrderLookUpResponse = z.object({ id: z.string(), key: z.string() })
