import { z } from 'zod'
import { UnitPrice } from '../money.ts'

/**
 * Capability: a basket says what having it sent costs at least, before a service is chosen. `cheapestDelivery` is the
 * cheapest service that needs an address; null when none is offered. `isRequired` when nothing else delivers the basket
 * without a day to choose.
 */
export const CheapestDeliveryExtension = z.object({
  cheapestDelivery: z
    .object({ name: z.string(), price: UnitPrice.omit({ taxRate: true }), isRequired: z.boolean() })
    .nullable()
    .exactOptional(),
})

/** Capability: `arrival` says how and when an order arrives that is not delivered by email alone. */
export const ArrivalExtension = z.object({ arrival: z.string().exactOptional() })
