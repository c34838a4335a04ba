import { z } from 'zod'
import { ContentLanguageExtension } from './content-language.ts'
import { UnitPrice } from '../money.ts'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: a basket states its minimum delivery price before the shopper chooses a service. `cheapestDelivery` is
 * the cheapest service that needs an address; null when the API offers none. `isRequired` is false when another service
 * delivers this basket without an address and without a day to choose.
 */
export const CheapestDeliveryExtension = declareFields('delivery-details', {
  cheapestDelivery: z
    .object({ name: z.string(), price: UnitPrice.omit({ taxRate: true }), isRequired: z.boolean() })
    .extend(ContentLanguageExtension.shape)
    .nullable()
    .exactOptional(),
})

/** Capability: `arrival` says how and when an order arrives when emails alone do not deliver it. */
export const ArrivalExtension = declareFields('delivery-details', { arrival: z.string().exactOptional() })
