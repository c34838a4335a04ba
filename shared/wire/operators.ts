import type { EventDates, EventVenue, SaleStatus } from './catalogue.ts'
import type { CurrencyCode } from './money.ts'
import type { OrderStatus, TicketCheckResult } from './orders.ts'

export type { TicketCheckResult }

/**
 * What operators ask of the API, with their key in the header `Operator-Key` (401 without). Refusals are those of every
 * other call.
 *
 * `PUT /operator/events/{slug}`: moments are ISO 8601 with offset, or without one on the venue's clock. A new beginning
 * takes doors and end along unless they are named; a new date or venue makes the night `moved` unless a status is
 * named. `few_left` and `sold_out` follow from the stock. With `refund`, for a cancelled night only, all its tickets
 * are given back. Everybody with a good ticket is written to when the night is cancelled, postponed, moved, or on
 * again.
 */
export type EventChangeBody = {
  status?: SaleStatus
  startsAt?: string
  doorsAt?: string
  endsAt?: string
  venue?: string
  refund?: boolean
}

/** `told` and `refunded` count orders. `change` is what was written about; null when it was nothing to write about. */
export type EventChangeResult = {
  slug: string
  saleStatus: SaleStatus
  dates: EventDates
  venue: EventVenue
  change: 'cancelled' | 'postponed' | 'moved' | 'back' | null
  told: number
  refunded: number
}

/**
 * `POST /operator/orders/{number}/refund`: these tickets (ids or serials), or everything that is left. What was given
 * back before stays so: amounts 0.
 */
export type RefundBody = { tickets?: string[]; reason?: string }

/**
 * Minor units; `tickets` are the serials that are no longer good. `spentVouchers` are codes of gift vouchers the order
 * bought that cannot be given back, because something was spent of them.
 */
export type RefundResult = {
  order: string
  status: OrderStatus
  currency: CurrencyCode
  amount: number
  toVouchers: number
  tickets: string[]
  spentVouchers: string[]
}

/**
 * `POST /operator/orders/{number}/tickets` mails the tickets once more (202). `PUT /operator/pages/{slug}` replaces
 * what it names; `body` is HTML.
 */
export type PageChangeBody = {
  title?: { en?: string; de?: string }
  lead?: { en?: string; de?: string }
  body?: { en?: string; de?: string }
}
