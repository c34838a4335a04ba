import type { Language } from '../languages.ts'
import { z } from 'zod'
import { EventDates, EventVenue, SaleStatus } from '../catalogue.ts'
import { Instant } from '../formats.ts'
import { OrderStatus } from '../orders.ts'

// Capability: calls of operators. Each operator has a key, sent in the header `Operator-Key`: 401 without a key, 403
// without the role that the call needs, 429 after many wrong keys. The storefront does not use these calls. Errors are
// Hydra errors. `POST /operator/orders/{number}/tickets` emails the tickets again (202).

/**
 * The roles: `refund` for orders and their money, `door` for tickets at the entrance, `content` for events and pages.
 */
export const OperatorRole = z.enum(['refund', 'door', 'content'])
export type OperatorRole = z.infer<typeof OperatorRole>

/** A member of `GET /operators`, newest first. Only the administrator of the host reads and changes operators. */
export const OperatorResource = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(OperatorRole),
  createdAt: Instant,
  revokedAt: Instant.nullable(),
})
export type OperatorResource = z.infer<typeof OperatorResource>

/** Body of `POST /operators`; without `name`, body of `PUT /operators/{name}/roles`. */
export type OperatorBody = { name: string; roles: OperatorRole[] }

/** The response to `POST /operators`. No other response contains the key. */
export const NewOperatorResource = OperatorResource.extend({ key: z.string() })
export type NewOperatorResource = z.infer<typeof NewOperatorResource>

export const ActOutcome = z.enum(['done', 'waiting', 'refused', 'failed'])
export type ActOutcome = z.infer<typeof ActOutcome>

/** A member of `GET /audit-log?limit=100&before={id}`, newest first. `subject` is what the operator changed. */
export const AuditEntryResource = z.object({
  id: z.int(),
  at: Instant,
  operator: z.string(),
  act: z.string(),
  subject: z.string().nullable(),
  outcome: ActOutcome,
  details: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
})
export type AuditEntryResource = z.infer<typeof AuditEntryResource>

/**
 * A refund that waits for a second operator. It concerns the order `order`, or every ticket of the event `event`.
 * `amounts` are the most that is refunded, in minor units by currency. A member of `GET /operator/refunds`, and the
 * response to `POST /operator/refunds/{id}/approve` and `…/refuse`.
 */
export const RefundRequestResource = z.object({
  id: z.uuid(),
  order: z.string().nullable(),
  event: z.string().nullable(),
  tickets: z.array(z.string()).nullable(),
  reason: z.string().nullable(),
  amounts: z.record(z.string(), z.int()),
  requestedBy: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  decidedBy: z.string().nullable(),
})
export type RefundRequestResource = z.infer<typeof RefundRequestResource>

/**
 * Body of `PUT /operator/events/{slug}`. Times are ISO 8601 with offset; without one they are in the venue's time zone.
 * A new start also moves doors and end, unless the body sets them. A new date or venue sets the status `moved`, unless
 * the body sets one. The stock decides `few_left` and `sold_out`. `refund` refunds all tickets of a cancelled event.
 * The API emails the holders of valid tickets when the event is cancelled, postponed, moved, or takes place after all.
 */
export type EventChangeBody = {
  status?: SaleStatus
  startsAt?: string
  doorsAt?: string
  endsAt?: string
  venue?: string
  refund?: boolean
}

/**
 * `told` is the number of orders about which the API sent emails, `refunded` the number of refunded orders. `change` is
 * the kind of change that the emails report; null when the API sent none. `waiting` is the refund that a second
 * operator must approve.
 */
export const EventChangeResult = z.object({
  slug: z.string(),
  saleStatus: SaleStatus,
  dates: EventDates,
  venue: EventVenue,
  change: z.enum(['cancelled', 'postponed', 'moved', 'back']).nullable(),
  told: z.int(),
  refunded: z.int(),
  waiting: RefundRequestResource.nullable(),
})
export type EventChangeResult = z.infer<typeof EventChangeResult>

/**
 * Body of `POST /operator/orders/{number}/refund`: refunds these tickets (ids or serials), or everything that is not
 * refunded yet. Tickets that were refunded before are no error; their amount is 0.
 */
export type RefundBody = { tickets?: string[]; reason?: string }

/**
 * Amounts are in minor units; `tickets` are the serials of the cancelled tickets. `spentVouchers` are codes of gift
 * vouchers of the order that cannot be refunded, because a part of them was spent. `waiting` is the refund that a
 * second operator must approve; nothing is refunded until then.
 */
export const RefundResult = z.object({
  order: z.string(),
  status: OrderStatus,
  currency: z.string(),
  amount: z.int(),
  toVouchers: z.int(),
  tickets: z.array(z.string()),
  spentVouchers: z.array(z.string()),
  waiting: RefundRequestResource.nullable(),
})
export type RefundResult = z.infer<typeof RefundResult>

/** Body of `POST /operator/orders/{number}/tickets`. With `email` the API first corrects the order's address. */
export type ResendBody = { email?: string }

/** Body of `PUT /operator/pages/{slug}`. Replaces the fields that the body contains; `body` is HTML. */
export type PageChangeBody = {
  title?: { [L in Language]?: string | undefined }
  lead?: { [L in Language]?: string | undefined }
  body?: { [L in Language]?: string | undefined }
}
