import { z } from 'zod'
import type { OrderLinkRequest } from '#shared/wire/extensions/order-links.ts'
import { UpcomingOrdersQuery } from '#shared/wire/extensions/upcoming-orders.ts'
import { emailAddress } from '../../domain/accounts/email-address.ts'

export const orderParams = z.object({ id: z.string().max(100) })

export const ordersQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(50).default(10),
  ...UpcomingOrdersQuery.shape,
})

/** Accepts malformed values too, so that they get the same 404 as an unknown order. */
export const orderLookUp = z.object({ email: z.string().max(320).default(''), number: z.string().max(100).default('') })

export const orderLinkRequest = z.object({ email: emailAddress }) satisfies z.ZodType<OrderLinkRequest>
