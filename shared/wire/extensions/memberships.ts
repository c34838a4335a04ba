import { z } from 'zod'
import { Instant } from '../formats.ts'

// Capability: memberships with a member price.

/**
 * On a basket line: how many of its pieces have the member price, and that price in minor units; null for a shopper
 * without a membership.
 */
export const MemberPriceExtension = z.object({
  member: z.object({ quantity: z.int(), unitPrice: z.object({ net: z.int(), gross: z.int() }) }).nullable(),
})

/** On an order line: the memberships bought with it. The dates are null until the account exists. */
export const OrderedMembershipsExtension = z.object({
  memberships: z.array(
    z.object({
      validFrom: Instant.nullable(),
      validUntil: Instant.nullable(),
      status: z.enum(['waiting', 'active', 'ended', 'cancelled']),
    }),
  ),
})
