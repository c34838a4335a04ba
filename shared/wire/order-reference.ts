import { z } from 'zod'
import { GuestOrderExtension } from './extensions/guest-orders.ts'

/** Refers to an order of `GET /orders/{id}`. */
export const OrderReference = z.object({ id: z.string(), number: z.string() }).extend(GuestOrderExtension.shape)
export type OrderReference = z.infer<typeof OrderReference>
