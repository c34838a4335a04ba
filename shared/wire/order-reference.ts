import { z } from 'zod'
import { GuestOrderExtension } from './extensions/guest-orders.ts'

/** Names an order that `GET /orders/{id}` answers. */
export const OrderReference = z.object({ id: z.string(), number: z.string() }).extend(GuestOrderExtension.shape)
export type OrderReference = z.infer<typeof OrderReference>
