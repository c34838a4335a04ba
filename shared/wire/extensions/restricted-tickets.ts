import { z } from 'zod'

// Capability: ticket types that not every shopper can buy alone.

/**
 * On a variant: true for a ticket that needs an adult or a proof (under 18, concession). Price ranges leave it out if
 * the event has other tickets, because "From £20.00" is a price that every shopper can pay.
 */
export const RestrictedTicketExtension = z.object({ restricted: z.boolean().exactOptional() })

/** On the item of a line: what a restricted ticket needs, in words. */
export const RestrictedItemExtension = z.object({ restriction: z.string().exactOptional() })
