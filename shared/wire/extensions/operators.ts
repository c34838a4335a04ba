import { z } from 'zod'
import { EventDates, EventVenue, SaleStatus } from '../catalogue.ts'
import { OrderStatus } from '../orders.ts'

// Capability: calls of operators, with their key in the header `Operator-Key` (401 without). The shop does not use
// them. Errors are Hydra errors. `POST /operator/orders/{number}/tickets` emails the tickets once more (202).

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

/** `told` and `refunded` count orders. `change` is the subject of the emails; null when the API sent none. */
export const EventChangeResult = z.object({
  slug: z.string(),
  saleStatus: SaleStatus,
  dates: EventDates,
  venue: EventVenue,
  change: z.enum(['cancelled', 'postponed', 'moved', 'back']).nullable(),
  told: z.int(),
  refunded: z.int(),
})
export type EventChangeResult = z.infer<typeof EventChangeResult>

/**
 * Body of `POST /operator/orders/{number}/refund`: these tickets (ids or serials), or everything that is left. What was
 * refunded before stays refunded: amounts 0.
 */
export type RefundBody = { tickets?: string[]; reason?: string }

/**
 * Minor units; `tickets` are the serials of the cancelled tickets. `spentVouchers` are codes of gift vouchers of the
 * order that cannot be refunded, because a part of them was spent.
 */
export const RefundResult = z.object({
  order: z.string(),
  status: OrderStatus,
  currency: z.string(),
  amount: z.int(),
  toVouchers: z.int(),
  tickets: z.array(z.string()),
  spentVouchers: z.array(z.string()),
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
