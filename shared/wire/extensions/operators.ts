import { z } from 'zod'
import { EventDates, EventVenue, SaleStatus } from '../catalogue.ts'
import { Instant } from '../formats.ts'
import { OrderStatus } from '../orders.ts'

// Capability: calls of operators. Each has a key of their own, sent in the header `Operator-Key`: 401 without, 403
// without the role of the call, 429 after many wrong keys. The shop does not use them. Errors are Hydra errors.
// `POST /operator/orders/{number}/tickets` emails the tickets once more (202).

/** `refund`: orders and their money; `door`: tickets at the entrance; `content`: events and pages. */
export const OperatorRole = z.enum(['refund', 'door', 'content'])
export type OperatorRole = z.infer<typeof OperatorRole>

/** Of `GET /operators`, newest first. Only the administrator of the host reads and changes operators. */
export const OperatorResource = z.object({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(OperatorRole),
  createdAt: Instant,
  revokedAt: Instant.nullable(),
})
export type OperatorResource = z.infer<typeof OperatorResource>

/** Body of `POST /operators`, and without `name` of `PUT /operators/{name}/roles`. */
export type OperatorBody = { name: string; roles: OperatorRole[] }

/** The only response that has the key. */
export const NewOperatorResource = OperatorResource.extend({ key: z.string() })
export type NewOperatorResource = z.infer<typeof NewOperatorResource>

export const ActOutcome = z.enum(['done', 'waiting', 'refused', 'failed'])
export type ActOutcome = z.infer<typeof ActOutcome>

/** Of `GET /audit-log?limit=100&before={id}`, newest first. `subject` is what the act changed. */
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
 * A refund that waits for a second operator: of the order `order`, or of every ticket of the event `event`. `amounts`
 * are minor units by currency, the most that is refunded. Of `GET /operator/refunds`, and the response to
 * `POST /operator/refunds/{id}/approve` and `…/refuse`.
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
 * Body of `PUT /operator/events/{slug}`. Times are ISO 8601 with offset, or without one in the venue's zone. A new
 * start moves doors and end along unless the body names them; a new date or venue sets the status `moved` unless the
 * body names one. `few_left` and `sold_out` follow from the stock. `refund`, for a cancelled event only, refunds all
 * its tickets. The API emails the holders of valid tickets when the event is cancelled, postponed, moved, or on again.
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
 * `told` and `refunded` count orders. `change` is the subject of the emails; null when the API sent none. `waiting` is
 * the refund that a second operator must approve.
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
 * Body of `POST /operator/orders/{number}/refund`: these tickets (ids or serials), or everything that is left. What was
 * refunded before stays refunded: amounts 0.
 */
export type RefundBody = { tickets?: string[]; reason?: string }

/**
 * Minor units; `tickets` are the serials of the cancelled tickets. `spentVouchers` are codes of gift vouchers of the
 * order that cannot be refunded, because a part of them was spent. `waiting` is the refund that a second operator must
 * approve; nothing is refunded then.
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

/** Body of `POST /operator/orders/{number}/tickets`: a new `email` corrects the order's address first. */
export type ResendBody = { email?: string }

/** Body of `PUT /operator/pages/{slug}`, which replaces the fields it names; `body` is HTML. */
export type PageChangeBody = {
  title?: { en?: string; de?: string }
  lead?: { en?: string; de?: string }
  body?: { en?: string; de?: string }
}
