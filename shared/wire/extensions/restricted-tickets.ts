import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: ticket types that not every shopper can buy alone.

/**
 * On a variant: true for a ticket that needs an adult or a proof (under 18, concession). Price ranges leave out such
 * tickets when the event has others, because every shopper must be able to pay a "From £20.00".
 */
export const RestrictedTicketExtension = declareFields('restricted-tickets', {
  restricted: z.boolean().exactOptional(),
})

/**
 * On the item of a line: what the holder of a restricted ticket needs, as a text for shoppers. `adultMissing` is true
 * when its holder comes with an adult who has a ticket, and the basket has no such ticket for the event.
 */
export const RestrictedItemExtension = declareFields('restricted-tickets', {
  restriction: z.string().exactOptional(),
  adultMissing: z.boolean().exactOptional(),
})
