import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'
import { Price, PriceRange } from '../money.ts'
import { declareFields } from '../capabilities.ts'

// Capability: memberships with a member price.

/** On a ticket type: the prices for members, one for each currency. */
export const MemberPricesExtension = declareFields('memberships', { memberPrices: z.array(Price).exactOptional() })

/** On an event: the range of the member prices, over the same ticket types as `priceRanges`. */
export const MemberPriceRangesExtension = declareFields('memberships', {
  memberPriceRanges: z.array(PriceRange).exactOptional(),
})

/**
 * `GET /users/{id}/membership`: the number of tickets of each event that have the member price; 0 without a membership.
 */
export const MembershipResource = z.object({
  ...hydraFields('Membership'),
  ticketsPerEvent: z.int().nonnegative(),
})
export type MembershipResource = z.infer<typeof MembershipResource>

/**
 * On a basket line: the number of its pieces that have the member price, and that price in minor units. Null for a
 * shopper without a membership.
 */
export const MemberPriceExtension = declareFields(
  'memberships',
  {
    member: z.object({ quantity: z.int(), unitPrice: z.object({ net: z.int(), gross: z.int() }) }).nullable(),
  },
  { member: null },
)

/** On an order line: the memberships bought with it. The dates are null until the account exists. */
export const OrderedMembershipsExtension = declareFields(
  'memberships',
  {
    memberships: z.array(
      z.object({
        validFrom: Instant.nullable(),
        validUntil: Instant.nullable(),
        status: z.enum(['waiting', 'active', 'ended', 'cancelled']),
      }),
    ),
  },
  { memberships: [] },
)
